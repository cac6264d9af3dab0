import { z } from 'zod'
import { READ_ROWS_MAX } from './reads.ts'
import { personal, unreadable } from './refusals-of-endpoints.ts'

/** The name of a table or function in PostgREST. */
const dataName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)
const rowsQuery = z.object({
  select: z
    .string()
    .optional()
    .describe('Columns and up to four relations: food,ingredients:recipe_ingredients(food)'),
  order: z.string().optional().describe('expires_on.asc.nullslast,food.asc'),
  limit: z.coerce.number().int().min(0).max(READ_ROWS_MAX).optional(),
  offset: z.coerce.number().int().min(0).optional(),
})

/** The endpoints at which clients read rows and call functions of the database (docs/reads.md). */
export const dataEndpoints = {
  readRows: {
    method: 'GET',
    path: '/api/data/{name}',
    summary: "Reads rows of one's own: PostgREST under row level security, whose filters stand beside these",
    isPublic: false,
    parameters: z.object({ name: dataName.describe('A table.') }),
    query: rowsQuery,
    answer: { status: 200, body: z.array(z.record(z.string(), z.unknown())) },
    refusals: ['NOT_FOUND', 'INVALID_REQUEST', ...personal],
  },
  readFunction: {
    method: 'GET',
    path: '/api/data/rpc/{name}',
    summary: 'Calls a function of the database that changes nothing',
    isPublic: false,
    parameters: z.object({ name: dataName.describe('A function.') }),
    answer: { status: 200, body: z.unknown() },
    refusals: ['NOT_FOUND', 'INVALID_REQUEST', ...personal],
  },
  callFunction: {
    method: 'POST',
    path: '/api/data/rpc/{name}',
    summary: 'Calls a function of the database, such as edit_by_hand',
    isPublic: false,
    parameters: z.object({ name: dataName.describe('A function.') }),
    body: z.record(z.string(), z.unknown()),
    answer: { status: 200, body: z.unknown() },
    refusals: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'STORAGE_FULL', ...unreadable, ...personal],
  },
} as const
