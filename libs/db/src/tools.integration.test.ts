import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { handToolSchema, nutritionTools, pantryTools } from '@alfred/contracts'
import { startDatabase } from '@alfred/testing'
import type { TestDatabase } from '@alfred/testing'

let database: TestDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.stop())

test('the hand tools that clients know are those that the database allows', async () => {
  const rows = await database.postgres.query<{ name: string }>(
    'select name from private.tools where by_hand order by name',
  )
  expect(rows.map(({ name }) => name)).toEqual(handToolSchema.options.toSorted())
})

test('the tools of each agent are those of its contracts, and no other domain has any', async () => {
  const rows = await database.postgres.query<{ domain: string; names: string[] }>(
    'select domain, array_agg(name order by name) as names from private.tools group by domain order by domain',
  )
  expect(rows).toEqual([
    // Of no agent's domain are those that the orchestrator alone may run.
    { domain: 'alfred', names: ['log_food', 'set_goal', 'show_changes', 'undo_changes'] },
    { domain: 'coach', names: Object.keys(nutritionTools).toSorted() },
    { domain: 'pantry', names: Object.keys(pantryTools).toSorted() },
  ])
})
