// The number of pages that a call reads, which predicts its cost on any machine.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'
import { testAtLength } from '@alfred/testing/at-length'
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
  const size = { name: 'large', lots: 1_000, recipes: 300, meals: 100, diary: 1_000 }
  await fillHousehold(client, household.user, size)
  await fillHousehold(client, larger.user, { ...size, lots: 5_000, recipes: 1_500, meals: 500, diary: 5_000 })
  for (const filled of [household, larger]) await openHouseholdTurn(client, filled)
  await client.query('vacuum analyze')
})
afterAll(async () => {
  await client.end()
  await postgres.stop()
})

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

testAtLength.each(householdCalls)(
  '"$name" reads few pages of a large household, and at most five times as many of one five times as large',
  async (call) => {
    const [pages, ofFive] = [await pagesOf(household, call), await pagesOf(larger, call)]
    expect(pages).toBeLessThan(PAGES_MAX)
    // The planner may choose an index scan for the larger one, which touches a page for each of its 5,000 lots.
    expect(ofFive).toBeLessThan(6 * pages + 1_000 + 5_000)
  },
)
