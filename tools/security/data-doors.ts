import { randomUUID } from 'node:crypto'
import {
  foodTools,
  inventoryTools,
  mealTools,
  memoryTools,
  suggestionTools,
  nutritionTools,
  preferenceTools,
  recipeTools,
  shoppingTools,
  taskTools,
} from '@alfred/contracts'
import type { TestPostgres } from '@alfred/testing'
import type { z } from 'zod'
import type { Door } from './attempt.ts'
import { fillSchema, idFor, schemaOf } from './fill-schema.ts'
import { ask } from './http-doors.ts'
import type { Ids } from './make-person.ts'

/** Reads and writes of every table and view that PostgREST exposes, from the database's catalog. */
export async function tableDoors(postgres: TestPostgres, dataUrl: string): Promise<Door[]> {
  const tables = await postgres.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') group by 1 order by 1`,
  )
  return tables.flatMap(({ name, columns }) => {
    const isPersonal = columns.includes('user_id')
    const whose = (ids: Ids): string => (isPersonal ? `?user_id=eq.${ids.user}` : '?limit=5')
    const call = (method: string, query: (ids: Ids) => string, body?: (ids: Ids) => unknown): Door['try'] =>
      request(dataUrl, { method, path: (ids) => `${name}${query(ids)}`, ...(body && { body }) })
    const base = { surface: 'table' as const, isPublic: !isPersonal }
    const change = (ids: Ids) => ({ [isPersonal ? 'user_id' : (columns[0] ?? 'id')]: ids.user })
    return [
      { ...base, name: `table ${name}: select`, isRead: true, try: call('GET', whose) },
      {
        ...base,
        name: `table ${name}: select all`,
        isRead: true,
        try: call('GET', () => '?limit=100'),
      },
      { ...base, name: `table ${name}: insert`, isRead: false, try: call('POST', () => '', change) },
      { ...base, name: `table ${name}: update`, isRead: false, try: call('PATCH', whose, change) },
      { ...base, name: `table ${name}: delete`, isRead: false, try: call('DELETE', whose) },
    ]
  })
}

/** Calls of every tool in the database, and of every function that PostgREST exposes. */
export async function functionDoors(postgres: TestPostgres, dataUrl: string): Promise<Door[]> {
  const functions = await postgres.query<{ name: string; names: string[] | null; types: string[] }>(
    `select p.proname as name, p.proargnames as names, array(select format_type(t, null) from unnest(p.proargtypes) t) as types
     from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`,
  )
  const tools = await postgres.query<{ name: string }>('select name from private.tools order by 1')
  const call = (name: string, body: (ids: Ids) => unknown): Door['try'] =>
    request(dataUrl, { method: 'POST', path: () => `rpc/${name}`, body })
  const door = (name: string, attempt: Door['try']): Door => ({
    ...{ name, surface: 'rpc', isRead: false, try: attempt },
  })
  return [
    ...functions.map(({ name, names, types }) =>
      door(
        `rpc ${name}`,
        call(name, (ids) =>
          Object.fromEntries(
            types.map((type, index) => [names?.[index] ?? '', argument(type, names?.[index] ?? '', ids)]),
          ),
        ),
      ),
    ),
    ...tools.flatMap(({ name }) => [
      door(
        `tool ${name} of a turn`,
        call('apply', (ids) => ({
          ...{ p_step: nextStep(), p_first_record: 0, p_records: [], p_events: [], p_atomic: false },
          p_calls: [{ call: 1, tool: name, arguments: toolArguments(name, ids) }],
        })),
      ),
      door(
        `tool ${name} by hand`,
        call('edit_by_hand', (ids) => ({
          p_key: randomUUID(),
          p_tool: name,
          p_arguments: toolArguments(name, ids),
        })),
      ),
    ]),
  ]
}

let step = 1
/** Each call id of a turn is used once, so each attempt gets a new one. */
const nextStep = (): number => (step += 1)

/** The tools that may be offered to models, with their argument schemas. */
export const toolSchemas: Record<string, { arguments: z.ZodObject }> = {
  ...{ ...foodTools, ...inventoryTools, ...mealTools, ...memoryTools, ...nutritionTools },
  ...{ ...preferenceTools, ...recipeTools, ...shoppingTools, ...suggestionTools, ...taskTools },
}

/**
 * The arguments of a tool, with ids wherever an id is allowed, and under every name from which its SQL may read one.
 */
function toolArguments(name: string, ids: Ids): Record<string, unknown> {
  const schema = toolSchemas[name]?.arguments
  const filled = schema === undefined ? {} : (fillSchema(schemaOf(schema), ids) as Record<string, unknown>)
  const guessed = { id: ids.lot, lot: ids.lot, item: ids.lot, recipe: ids.recipe, proposal: ids.proposal }
  return { ...guessed, recipe_id: ids.recipe, user_id: ids.user, today: '2026-11-22', ...filled }
}

function argument(type: string, name: string, ids: Ids): unknown {
  if (name === 'p_key') return randomUUID()
  if (name === 'p_step') return nextStep()
  if (type === 'uuid') return idFor(name, ids)
  if (type === 'uuid[]') return [ids.suggestion]
  if (type === 'text[]') return ['soup', ids.recipe]
  if (type === 'jsonb')
    return name === 'p_input' ? { message: 'hello', conversation_id: ids.conversation } : {}
  if (type === 'integer' || type === 'bigint') return 1
  if (type === 'boolean') return false
  if (type === 'date') return '2026-11-22'
  if (type.startsWith('timestamp')) return '2026-11-22T10:00:00Z'
  return 'expiry-alerts'
}

function request(
  dataUrl: string,
  { method, path, body }: { method: string; path(ids: Ids): string; body?: (ids: Ids) => unknown },
): Door['try'] {
  return ({ token }, ids) =>
    ask(`${dataUrl}/${path(ids)}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { prefer: 'return=minimal' }),
      },
      ...(body && { body: JSON.stringify(body(ids)) }),
    })
}
