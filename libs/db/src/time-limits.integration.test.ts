// PostgreSQL ends a statement before its caller's timeout; it is reported as TIMEOUT and not repeated.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { testAtLength } from '@alfred/testing/at-length'
import { startDatabase } from '@alfred/testing'
import type { TestDatabase } from '@alfred/testing'
import { z } from 'zod'
import { createDatabase } from './client.ts'
import type { Database } from './client.ts'
import { CALL_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './time-limits.ts'

let stack: TestDatabase
let database: Database
beforeAll(async () => {
  stack = await startDatabase()
  database = createDatabase({
    SUPABASE_URL: stack.postgrest.url,
    SUPABASE_ANON_KEY: await stack.keys.signServiceToken({ role: 'anon' }),
    SUPABASE_REST_PATH: '/',
  })
  await stack.postgres.query(
    `create function public.sleep_long() returns int language plpgsql set search_path = '' as $$
     begin perform pg_sleep(60); return 1; end $$;
     create function public.wait_for_lock() returns int language plpgsql set search_path = '' as $$
     begin perform pg_advisory_xact_lock(4711); return 1; end $$;
     grant execute on function public.sleep_long(), public.wait_for_lock() to authenticated`,
  )
  // PostgREST knows only the functions that existed when it started.
  await stack.postgrest.restart()
})
afterAll(() => stack.stop())

const call = async (name: string, retryForMs: number, signal?: AbortSignal) =>
  database.call({
    name,
    arguments: {},
    token: await stack.keys.signPersonToken({ name: 'ada', id: randomUUID() }),
    reply: z.int(),
    retryForMs,
    ...(signal && { signal }),
  })

const running = async (name: string): Promise<number> => {
  const rows = await stack.postgres.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query like '%' || $1 || '%'`,
    [name],
  )
  return rows[0]?.count ?? 0
}

testAtLength(
  'a statement that takes too long is ended by PostgreSQL, reported as TIMEOUT and not repeated',
  async () => {
    let most = 0
    const watch = setInterval(
      () => void running('sleep_long').then((now) => (most = Math.max(most, now))),
      500,
    )
    try {
      await expect(call('sleep_long', 60_000)).rejects.toMatchObject({
        kind: 'timeout',
        code: 'TIMEOUT',
        retryable: true,
      })
    } finally {
      clearInterval(watch)
    }
    expect(most).toBe(1)
    expect(await running('sleep_long')).toBe(0)
  },
)

testAtLength('a call that waits too long for a lock fails with TIMEOUT', async () => {
  const holder = await stack.postgres.connect()
  try {
    await holder.query('select pg_advisory_lock(4711)')
    await expect(call('wait_for_lock', 0)).rejects.toMatchObject({ kind: 'timeout', code: 'TIMEOUT' })
  } finally {
    await holder.end()
  }
})

test('the statement timeout of every role is shorter than the wait for its answer', async () => {
  const rows = await stack.postgres.query<{ role: string; limit: number }>(
    `select r.rolname as role, (extract(epoch from split_part(c, '=', 2)::interval) * 1000)::int as limit
     from pg_db_role_setting s join pg_roles r on r.oid = s.setrole cross join unnest(s.setconfig) c where c like 'statement_timeout=%' order by 1`,
  )
  expect(rows.map(({ role }) => role)).toEqual([
    'alfred_operator',
    'alfred_orchestrator',
    'alfred_worker',
    'anon',
    'authenticated',
    'authenticator',
  ])
  expect(Math.max(...rows.map(({ limit }) => limit))).toBe(STATEMENT_TIMEOUT_MS)
  expect(CALL_TIMEOUT_MS).toBeGreaterThan(STATEMENT_TIMEOUT_MS)
})
