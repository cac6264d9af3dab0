import { daySchema, oneLineSchema } from '@alfred/contracts'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { answerCall, answerOf } from '../server/answer.ts'
import type { Asker } from '../server/asker.ts'

const annotations = { readOnlyHint: true, openWorldHint: false }
const recipeId = z.strictObject({ recipe_id: z.uuid() })

/** Offers what is no row: searches, figures, what goes against somebody's rules, what is missing, and what was changed. */
export function registerSearches(server: McpServer, asker: Asker): void {
  registerRecipes(server, asker)
  registerMissing(server, asker)
  registerChanges(server, asker)
}

function registerRecipes(server: McpServer, { client, logger }: Asker): void {
  const search =
    'Searches the cookbook: words, wishes ("quick", "vegetarian") and what to leave out ("without onion").'
  const words = z.strictObject({ query: oneLineSchema({ min: 1, max: 300 }) })
  server.registerTool('find_recipes', { description: search, inputSchema: words, annotations }, ({ query }) =>
    answerCall({ kind: 'read', logger }, async () => answerOf(await client.searchCookbook(query))),
  )
  const figures = 'The nutrients of a serving of a recipe, and the ingredients that have no figures.'
  server.registerTool(
    'find_recipe_figures',
    { description: figures, inputSchema: recipeId, annotations },
    (asked) =>
      answerCall({ kind: 'read', logger }, async () => answerOf(await client.recipeFigures(asked.recipe_id))),
  )
  const conflicts = 'What of a recipe goes against the rules of the person and of those who live with them.'
  server.registerTool(
    'find_recipe_conflicts',
    { description: conflicts, inputSchema: recipeId, annotations },
    (asked) =>
      answerCall({ kind: 'read', logger }, async () =>
        answerOf(await client.recipeConflicts(asked.recipe_id)),
      ),
  )
}

function registerMissing(server: McpServer, { client, logger }: Asker): void {
  const description = 'What the meals planned for some days need beside what is in stock and on the list.'
  const inputSchema = z.strictObject({ from: daySchema, until: daySchema })
  server.registerTool('find_missing', { description, inputSchema, annotations }, (days) =>
    answerCall({ kind: 'read', logger }, async () => answerOf(await client.missingFor(days))),
  )
}

function registerChanges(server: McpServer, { client, logger }: Asker): void {
  const list =
    'What was changed lately, by Alfred or by hand, the latest first. A source can be undone with undo_changes.'
  const page = z.strictObject({
    limit: z.int().min(1).max(50).default(20),
    before: z.int().min(0).optional(),
  })
  server.registerTool(
    'list_changes',
    { description: list, inputSchema: page, annotations },
    ({ limit, before }) =>
      answerCall({ kind: 'read', logger }, async () =>
        answerOf(await client.listChanges({ limit, ...(before !== undefined && { before }) })),
      ),
  )
  const one = 'What one change did, row by row, and whether it can be undone.'
  const source = z.strictObject({ source: z.uuid() })
  server.registerTool('find_change', { description: one, inputSchema: source, annotations }, (asked) =>
    answerCall({ kind: 'read', logger }, async () => answerOf(await client.changesOf(asked.source))),
  )
}
