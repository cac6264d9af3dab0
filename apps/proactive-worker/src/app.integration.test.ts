import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createDatabase } from '@alfred/db'
import { createHouseholdStore, createSuggestionStore } from '@alfred/db/proactive'
import type { HouseholdStore, SuggestionStore } from '@alfred/db/proactive'
import { createOfflineModel } from '@alfred/llm'
import { silentLogger } from '@alfred/observability'
import { memoryOfflineRules } from '@alfred/offline/memory'
import type { TextEmbedder } from '@alfred/embedding'
import { startDatabase, startRedis } from '@alfred/testing'
import type { TestDatabase, TestServer } from '@alfred/testing'
import { startWorker } from './app.ts'
import { findExpiringFood } from './jobs/find-expiring-food.ts'
import { startReceiver, type Receiver } from '@alfred/testing'
import { keepCookbook } from './jobs/look-at-households.ts'
import { lookAtAllHouseholds } from './testing/look-at-all-households.ts'

const ada = 'a0000000-0000-4000-8000-000000000001'
const bob = 'b0000000-0000-4000-8000-000000000002'

let database: TestDatabase
let redis: TestServer
let receiver: Receiver
let config: Parameters<typeof startWorker>[0]
let store: SuggestionStore
let households: HouseholdStore

beforeAll(async () => {
  ;[database, redis, receiver] = await Promise.all([startDatabase(), startRedis(), startReceiver()])
  config = {
    SUPABASE_URL: database.postgrest.url,
    SUPABASE_ANON_KEY: await database.keys.signServiceToken({ role: 'anon' }, '1h'),
    SUPABASE_REST_PATH: '/',
    SUPABASE_WORKER_TOKEN: await database.keys.signServiceToken({ role: 'alfred_worker' }, '1h'),
    REDIS_URL: redis.url,
    EXPIRY_ALERTS_EVERY_SECONDS: 1_800,
    EXPIRY_ALERTS_DAYS_AHEAD: 2,
    TURN_TRACE_DAYS_MAX: 14,
    HOUSEHOLDS_FROM_HOUR: 0,
    HOUSEHOLDS_A_SECOND_MAX: 1_000,
    SUGGESTIONS_A_DAY_MAX: 4,
    CHANGES_FOLLOWED_EVERY_SECONDS: 1,
    DELIVERIES_AFTER_SECONDS: 0,
    DELIVERY_WEBHOOKS: 'on',
    DELIVERY_PORTS: [receiver.port],
    DELIVERY_ADDRESSES_ALLOWED: ['127.0.0.1'],
    LOG_LEVEL: 'silent',
  }
  store = createSuggestionStore(createDatabase(config), config.SUPABASE_WORKER_TOKEN)
  households = createHouseholdStore(createDatabase(config), config.SUPABASE_WORKER_TOKEN)
})

afterAll(async () => {
  await receiver.stop()
  await redis.stop()
  await database.stop()
})

beforeEach(async () => {
  await withTurn(
    'delete from public.inventory_lots; delete from public.stock_movements; delete from public.shopping_items',
  )
  await database.postgres.query(
    'truncate public.suggestions, public.profiles, private.proactive_runs, private.households, public.delivery_places, public.delivery_wishes cascade',
  )
})

/** A turn to attribute the test's stock changes to: the audit trail requires one. */
const withTurn = (sql: string) =>
  database.postgres.query(`begin; set local alfred.turn = '${ada}'; ${sql}; commit`)
const putLot = (person: string, food: string, until: string) =>
  withTurn(`insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location, expires_on)
    values ('${person}', '${food}', '${food}', 1, 'piece', 'fridge', ${until})`)
const run = (fireAt: string, daysAhead = 0) =>
  findExpiringFood({ fireAt, daysAhead }, { store, logger: silentLogger })
async function told(): Promise<string[]> {
  const rows = await database.postgres.query<{ reason: string }>(
    'select reason from public.suggestions order by reason',
  )
  return rows.map(({ reason }) => reason)
}

describe('a suggestion about expiring food', () => {
  test('is made once, however often its schedule runs', async () => {
    await putLot(ada, 'milk', `'2026-11-22'`)
    await run('2026-11-22T10:00:00.000Z')
    await run('2026-11-22T10:00:00.000Z')
    await Promise.all([
      run('2026-11-22T10:30:00.000Z'),
      run('2026-11-22T10:30:00.000Z'),
      run('2026-11-22T11:00:00.000Z'),
    ])
    expect(await told()).toEqual(['The milk in the fridge will expire today.'])
    expect(Date.parse((await store.lastRun('expiry-alerts')) ?? '')).toBe(Date.parse('2026-11-22T11:00:00Z'))
  })

  test('is not stored for a run that is already done', async () => {
    await run('2026-11-22T10:00:00.000Z')
    await putLot(ada, 'milk', `'2026-11-22'`)
    await run('2026-11-22T10:00:00.000Z')
    expect(await told()).toEqual([])
    await run('2026-11-22T10:30:00.000Z')
    expect(await told()).toHaveLength(1)
  })

  test("counts days in the person's time zone: today in Auckland, still tomorrow in Los Angeles", async () => {
    await database.postgres.query(
      `insert into public.profiles (user_id, time_zone) values ('${ada}', 'Pacific/Auckland'), ('${bob}', 'America/Los_Angeles')`,
    )
    await putLot(ada, 'feijoa', `'2026-11-23'`)
    await putLot(bob, 'avocado', `'2026-11-23'`)
    await run('2026-11-22T12:00:00.000Z')
    expect(await told()).toEqual(['The feijoa in the fridge will expire today.'])
    await run('2026-11-22T12:30:00.000Z', 1)
    expect(await told()).toContain('The avocado in the fridge will expire tomorrow.')
  })

  test('is made for every lot when there is more than one page', async () => {
    await withTurn(`insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location, expires_on)
      select '${ada}', 'food ' || n, 'food ' || n, 1, 'piece', 'fridge', '2026-11-22' from generate_series(1, 1203) n`)
    await run('2026-11-22T10:00:00.000Z')
    expect(await told()).toHaveLength(1_203)
  })
})

/** Eggs that are used every second day, and one that is left. */
/** Uses eggs every other day, until the day as SQL tells it. */
const useEggs = (person: string, until = "date '2026-11-22'") =>
  withTurn(`insert into public.stock_movements (user_id, food, food_key, kind, quantity, unit, moved_on)
      select '${person}', 'egg', 'egg', 'used', 2, 'piece', ${until} - 2 * n from generate_series(0, 9) n;
    insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location) values ('${person}', 'egg', 'egg', 1, 'piece', 'fridge')`)
const look = (fireAt: string, dayMax = 4) =>
  lookAtAllHouseholds(fireAt, {
    ...{ store: households, cookbook: keepCookbook(households, 60_000), dayMax, logger: silentLogger },
    ...{ hour: 0, secondMax: 10_000 },
  })

describe('a household', () => {
  test('is told once what runs out, however often it is looked at, also at the same time', async () => {
    await useEggs(ada)
    await Promise.all([look('2026-11-22T10:00:00.000Z'), look('2026-11-22T10:00:00.000Z')])
    await look('2026-11-22T10:15:00.000Z')
    expect(await told()).toEqual(['1 egg is left: you use about 7.4 a week (10 times lately).'])
    await look('2026-11-23T10:15:00.000Z')
    expect(await told()).toHaveLength(1)
  })

  test('is looked at on its own, whoever else there is, over several pages', async () => {
    await withTurn(`insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location)
      select ('c0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'rice', 'rice', 1, 'kg', 'pantry' from generate_series(1, 120) n`)
    await useEggs(bob)
    await look('2026-11-22T10:00:00.000Z')
    expect(await told()).toHaveLength(1)
    const [{ count } = { count: 0 }] = await database.postgres.query<{ count: number }>(
      `select count(*)::int as count from private.households where ran_on = '2026-11-22'`,
    )
    expect(count).toBe(121)
  })

  test('is told nothing more when it has been told enough for a day', async () => {
    await useEggs(ada)
    await look('2026-11-22T10:00:00.000Z', 0)
    expect(await told()).toEqual([])
  })
})

describe('the worker', () => {
  const wide: TextEmbedder = { model: 'wide', nearFrom: 0.4, embed: async (texts) => texts.map(() => [3, 4]) }
  const start = (embedder = wide) =>
    startWorker(config, {
      ...{ logger: silentLogger, embedder },
      model: createOfflineModel(memoryOfflineRules),
    })

  test("gives what is remembered the vectors of a provider's model", async () => {
    await withTurn(
      `insert into public.memories (user_id, kind, text, valid_from) values ('${ada}', 'fact', 'the oven runs hot', '2026-11-22')`,
    )
    const worker = start()
    const made = () =>
      database.postgres.query<{ user_id: string; model: string; embedding: number[] }>(
        'select user_id, model, embedding from private.memory_vectors',
      )
    try {
      while ((await made()).length === 0) await sleep(50)
      expect(await made()).toEqual([
        { user_id: ada, model: 'wide', embedding: [expect.closeTo(0.6), expect.closeTo(0.8)] },
      ])
    } finally {
      await worker.stop()
    }
  })

  test('looks again within seconds at a kitchen that changed, and takes back what no longer holds', async () => {
    const worker = start()
    const until = async (isSo: () => Promise<boolean>) => {
      while (!(await isSo())) await sleep(50)
    }
    try {
      await withTurn(`insert into public.stock_movements (user_id, food, food_key, kind, quantity, unit, moved_on)
        select '${ada}', 'egg', 'egg', 'used', 2, 'piece', current_date - 2 * n from generate_series(0, 9) n`)
      await until(async () => (await told()).some((reason) => reason.startsWith('The egg is used up')))
      await withTurn(
        `insert into public.shopping_items (user_id, food, food_key) values ('${ada}', 'egg', 'egg')`,
      )
      await until(async () => (await told()).length === 0)
    } finally {
      await worker.stop()
    }
  })

  test('delivers what it noticed where its person wants to be told, once', async () => {
    await database.postgres.query(`
      with added as (insert into public.delivery_places (user_id, way, address, confirmed_at) values ('${ada}', 'webhook', '${receiver.url}', now()) returning id, user_id)
      insert into private.delivery_keys (place_id, user_id, keys) select id, user_id, '{"secret": "whsec_AAAA"}' from added;
      insert into public.delivery_wishes (user_id, quiet_from, quiet_until) values ('${ada}', '00:00', '00:00');`)
    const worker = start()
    try {
      // The worker looks by the clock of the machine.
      await useEggs(ada, 'current_date')
      while (receiver.received.length === 0) await sleep(50)
      const statuses = async (): Promise<unknown[]> =>
        (await database.postgres.query<{ status: string }>('select status from public.deliveries')).map(
          ({ status }) => status,
        )
      while (!(await statuses()).includes('sent')) await sleep(50)
      expect(await statuses()).toEqual(['sent'])
      expect(receiver.received.map(({ body }) => String(body))).toEqual([
        expect.stringContaining('1 egg is left'),
      ])
    } finally {
      await worker.stop()
    }
  })

  test('runs its schedules by itself, also after its Redis was killed, and stops', async () => {
    const worker = start()
    const until = async (isSo: () => Promise<boolean> | boolean) => {
      while (!(await isSo())) await sleep(50)
    }
    try {
      await until(async () => (await store.lastRun('expiry-alerts')) !== null)
      await putLot(ada, 'milk', 'current_date')
      await database.postgres.query('truncate private.proactive_runs')
      await redis.kill9()
      await redis.restart()
      await until(async () => (await told()).length === 1)
      await until(() => worker.ready())
    } finally {
      await worker.stop()
    }
  })
})
