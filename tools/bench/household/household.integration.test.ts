// The number of pages that a call reads, which predicts its cost on any machine.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'
import type { Client } from 'pg'
import { fillHousehold } from './fill-household.ts'
import { householdCalls } from './household-calls.ts'
import { asCaller, openHouseholdTurn } from './run-household-call.ts'
import type { Household } from './run-household-call.ts'

/** Pages of 8 kB. A slow machine reads some hundred thousand per second. */
const PAGES_MAX = 20_000

let postgres: TestPostgres
let client: Client
const household: Household = { user: randomUUID(), turn: randomUUID() }
const larger: Household = { user: randomUUID(), turn: randomUUID() }
beforeAll(async () => {
  postgres = await startPostgres({ seeded: true })
  client = await postgres.connect()
  // A snapshot of autovacuum would keep the vacuum below from marking pages as visible to all, and index scans would read them.
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
  const size = { name: 'large', lots: 1_000, recipes: 300, meals: 100, diary: 1_000 }
  await fillHousehold(client, household.user, size)
  await fillHousehold(client, larger.user, { ...size, lots: 5_000, recipes: 1_500, meals: 500, diary: 5_000 })
  for (const filled of [household, larger]) await openHouseholdTurn(client, filled)
  await endAutovacuum()
  await client.query('vacuum analyze')
}, 120_000)
afterAll(async () => {
  await client.end()
  await postgres.stop()
}, 60_000)

/** Ends the workers of autovacuum that began before it was turned off, and waits until none is left. */
async function endAutovacuum(): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'autovacuum worker'`,
    )
    if (rowCount === 0) return
  }
}

type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] }

async function pagesOf(whose: Household, call: (typeof householdCalls)[number]): Promise<number> {
  // The first call reads the catalog as well.
  let pages = 0
  for (let look = 1; look <= 2; look += 1) {
    const { rows } = await asCaller(client, { household: whose, call }, (sql, values) =>
      client.query<Explained>(`explain (analyze, buffers, timing off, format json) ${sql}`, values),
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    pages = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  return pages
}

test.each(householdCalls)(
  '"$name" reads few pages of a large household, and at most five times as many of one five times as large',
  async (call) => {
    const [pages, ofFive] = [await pagesOf(household, call), await pagesOf(larger, call)]
    expect(pages).toBeLessThan(PAGES_MAX)
    expect(ofFive).toBeLessThan(6 * pages + 1_000)
  },
)
