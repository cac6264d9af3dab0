import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { handToolSchema, nutritionTools, pantryTools } from '@alfred/contracts'
import { findAgentSchemas } from '@alfred/local-stack'
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

test('the tools of each agent are those of its contracts, and no domain has any but those of agents that bring them', async () => {
  const rows = await database.postgres.query<{ domain: string; names: string[] }>(
    'select domain, array_agg(name order by name) as names from private.tools group by domain order by domain',
  )
  const joined = (await findAgentSchemas()).map(({ agent }) => agent.replace('agents-', ''))
  const own = joined.filter((domain) => !['coach', 'pantry'].includes(domain))
  expect(rows.filter(({ domain }) => !own.includes(domain))).toEqual([
    // Of no agent's domain are those that the orchestrator alone may run.
    { domain: 'alfred', names: ['log_food', 'set_goal', 'show_changes', 'undo_changes'] },
    { domain: 'coach', names: Object.keys(nutritionTools).toSorted() },
    { domain: 'pantry', names: Object.keys(pantryTools).toSorted() },
  ])
})
