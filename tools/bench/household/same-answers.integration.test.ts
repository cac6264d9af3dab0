// What was made faster answers as it did before: the same questions to the same kitchens, on either side of the migration.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { seedBaseline } from '@alfred/baseline'
import { migrate } from '@alfred/local-stack'
import { startPostgres, type TestPostgres } from '@alfred/testing'
import type { Client } from 'pg'
import { fillHousehold } from './fill-household.ts'
import { householdCalls } from './household-calls.ts'
import { asCaller, openHouseholdTurn, type Household } from './run-household-call.ts'

/** The last version before. */
const BEFORE = '20261128000300'

const asked = {
  query: null,
  foods: [],
  from_stock: true,
  diet: null,
  cuisine: null,
  course: null,
  max_minutes: null,
}
const searches = [
  asked,
  { ...asked, course: 'dessert' },
  { ...asked, course: 'sauce' },
  { ...asked, diet: 'vegan' },
  { ...asked, cuisine: 'italian', max_minutes: 40 },
  { ...asked, foods: ['egg', 'cheese'] },
  { ...asked, query: 'warming soup' },
  { ...asked, query: 'chicken curry', from_stock: false },
  { ...asked, from_stock: false },
  { ...asked, from_stock: null },
  { ...asked, foods: ['unicorn'], from_stock: false },
]
const questions = [
  ...searches.map((search) => ({
    sql: 'select private.run_call($1, $2) as answer',
    values: ['search_cookbook', JSON.stringify(search)],
  })),
  {
    sql: `select m.* from private.missing_of(array(select id from public.recipes)) m order by m.recipe_id`,
    values: [],
  },
  { sql: `select f.* from private.foods_in_stock() f order by f.food_key`, values: [] },
  {
    sql: `select r.id, private.recipe_calories(r) as calories from public.recipes r order by r.id`,
    values: [],
  },
  ...['eggs', 'chese', 'milk of nobody'].map((food) => ({
    sql: 'select private.run_call($1, $2) as answer',
    values: ['list_items', JSON.stringify({ food, location: null })],
  })),
]

let postgres: TestPostgres
const kitchens: Household[] = []
beforeAll(async () => {
  postgres = await startPostgres({ migrated: false })
  await migrate(postgres.url, { upTo: BEFORE })
  const client = await postgres.connect()
  try {
    await seedBaseline(client)
    // Few lots, none, with rules, and more than are read in one go.
    for (const lots of [0, 40, 1_000, 6_000]) {
      const kitchen = { user: randomUUID(), turn: randomUUID() }
      await fillHousehold(client, kitchen.user, {
        name: String(lots),
        lots,
        recipes: 60,
        meals: 5,
        diary: 40,
      })
      await openHouseholdTurn(client, kitchen)
      kitchens.push(kitchen)
    }
    await client.query(`set session_replication_role = 'replica'`)
    await client.query(
      `insert into public.preferences (user_id, kind, value, value_key) values ($1, 'allergy', 'milk', 'milk'), ($1, 'diet', 'vegetarian', 'vegetarian')`,
      [kitchens[1]?.user],
    )
  } finally {
    await client.end()
  }
}, 120_000)
afterAll(() => postgres.stop(), 60_000)

async function answersOf(client: Client): Promise<unknown[]> {
  const [first] = householdCalls
  if (first === undefined) throw new Error('There is nothing to ask.')
  const answers: unknown[] = []
  for (const household of kitchens)
    for (const { sql, values } of questions) {
      const call = { ...first, sql, values: () => values }
      answers.push(
        await asCaller(client, { household, call }, async () => (await client.query(sql, values)).rows),
      )
    }
  return answers
}

test('what can be cooked, what is lacking, what is there and what it has of energy is told as before', async () => {
  const ask = async (): Promise<unknown[]> => {
    const client = await postgres.connect()
    return answersOf(client).finally(() => client.end())
  }
  const before = await ask()
  await migrate(postgres.url)
  const after = await ask()
  expect(JSON.stringify(before).length).toBeGreaterThan(100_000)
  expect(JSON.stringify(before)).not.toContain('"ok":false')
  expect(after).toEqual(before)
}, 240_000)
