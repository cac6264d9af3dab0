import { afterAll, beforeAll, expect } from '@jest/globals'
import { seedBaseline } from '@alfred/baseline'
import type { SeedReport } from '@alfred/baseline'
import { testAtLength } from './at-length.ts'
import { startPostgres } from './start-postgres.ts'
import type { TestPostgres } from './start-postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
})

/** Seeds in the given number of own connections at once, since seeding is one transaction. */
async function seedAtOnce(seeders: number): Promise<SeedReport[]> {
  // All are logged in before the first computes, which would let the others' time for logging in run out.
  const owners = await Promise.all(Array.from({ length: seeders }, () => postgres.connect()))
  try {
    return await Promise.all(owners.map((owner) => seedBaseline(owner)))
  } finally {
    await Promise.all(owners.map((owner) => owner.end()))
  }
}
const seed = async () => (await seedAtOnce(1))[0]
const count = async (sql: string) => Number((await postgres.query<{ n: string }>(sql))[0]?.n)
const lots = () => postgres.query('select * from public.inventory_lots order by id')

testAtLength('a first seeding that fails leaves nothing', async () => {
  await postgres.query('alter function private.load_vectors(jsonb) rename to load_vectors_away')
  await expect(seed()).rejects.toMatchObject({ code: 'SEED_FAILED' })
  await postgres.query('alter function private.load_vectors_away(jsonb) rename to load_vectors')
  expect(await count('select count(*) as n from public.ingredients')).toBe(0)
})

testAtLength(
  'after a failure two that seed at the same time load the data once, and nothing when repeated',
  async () => {
    // As the server does by itself after the failure: with the statistics of empty tables seeding once never ended.
    await postgres.query('analyze')
    const reports = await seedAtOnce(2)
    expect(reports.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
    expect(reports[0]?.recipes).toBeGreaterThan(500)
    expect(await seed()).toMatchObject({ isNew: false, recipes: reports[0]?.recipes })
    expect(await count('select count(*) as n from public.recipes where user_id is null')).toBe(
      reports[0]?.recipes,
    )
  },
)

testAtLength('a seeding that fails half-way leaves the data unchanged and reports why', async () => {
  // The foods are loaded before the words, and would get their aisles back.
  await postgres.query(`
    update private.baseline set hash = 'another';
    update public.ingredients set aisle = 'Old' where name = 'milk';
    alter function private.load_words(jsonb) rename to load_words_away`)
  await expect(seed()).rejects.toMatchObject({
    code: 'SEED_FAILED',
    message: expect.stringMatching(/load_words/),
  })
  expect(await postgres.query(`select aisle from public.ingredients where name = 'milk'`)).toEqual([
    { aisle: 'Old' },
  ])
  expect(await postgres.query('select hash from private.baseline')).toEqual([{ hash: 'another' }])
  await postgres.query('alter function private.load_words_away(jsonb) rename to load_words')
})

testAtLength('seeding other data, after a failure as well, keeps what people have', async () => {
  await postgres.query(`
    select set_config('alfred.client_key', gen_random_uuid()::text, false);
    insert into public.inventory_lots (user_id, food, food_key, ingredient_id, quantity, unit, location)
    select gen_random_uuid(), 'my own milk', 'milk', i.id, 2, 'l', 'fridge' from public.ingredients i where i.name = 'milk'`)
  const before = await lots()
  const ids = await postgres.query(`select id from public.ingredients where name = 'milk'`)
  await postgres.query(
    `update private.baseline set hash = 'another'; update public.ingredients set aisle = 'Old' where name = 'milk'`,
  )
  expect((await seed())?.isNew).toBe(true)
  expect(await lots()).toEqual(before)
  expect(await postgres.query(`select id from public.ingredients where name = 'milk'`)).toEqual(ids)
  expect(await postgres.query(`select aisle from public.ingredients where name = 'milk'`)).toEqual([
    { aisle: 'Dairy and eggs' },
  ])
})
