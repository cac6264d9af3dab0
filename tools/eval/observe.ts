import { ledgerSchema, pendingSchema, sumUsage, usageSchema } from '@alfred/contracts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { EvaluationError } from './errors.ts'
import type { ObservedTurn } from './miss.ts'
import type { Scenario, Table } from './scenario.ts'

const resultSchema = z.object({ response: z.string().default(''), pending: pendingSchema.nullish() })
const eventSchema = z.object({ data: z.object({ response_type: z.string().optional() }) })
const turnSchema = z.object({
  status: z.string(),
  result: resultSchema.nullable(),
  ledger: ledgerSchema.nullable(),
  usage: usageSchema.nullable(),
  final_events: z.array(eventSchema).nullable(),
  changed: z.array(z.string()),
})

/** Reads what is stored about a finished turn. */
export async function observeTurn(database: Pool, turnId: string): Promise<ObservedTurn> {
  const { rows } = await database.query<Record<string, unknown>>(
    `select t.status, t.result, t.ledger, t.usage, t.final_events,
       array(select distinct a.table_name from public.audit_log a where a.turn_id = t.id) as changed
     from public.turns t where t.id = $1`,
    [turnId],
  )
  const turn = turnSchema.safeParse(rows[0])
  if (!turn.success) throw new EvaluationError(`The row of a turn is not as expected: ${turn.error.message}`)
  const { status, result, ledger, usage, changed, final_events: events } = turn.data
  return {
    status,
    response: result?.response ?? '',
    responseType:
      events?.map(({ data }) => data.response_type).find((type) => type !== undefined) ?? 'message',
    pending: result?.pending ?? null,
    agent: ledger?.agent ?? null,
    complexity: ledger?.complexity ?? null,
    decision: ledger?.decision ?? null,
    toolsCalled: ledger?.tools_called ?? [],
    usage: usage ?? sumUsage([]),
    changed,
  }
}

type Row = Record<string, unknown>

/** Fields of related rows that are added to a row, such as the steps of a recipe. */
const extras: Partial<Record<Table, string>> = {
  recipes: `|| jsonb_build_object('step_count', jsonb_array_length(t.steps),
    'ingredient_count', (select count(*) from public.recipe_ingredients i where i.recipe_id = t.id),
    'ingredient_keys', coalesce((select jsonb_agg(i.food_key) from public.recipe_ingredients i where i.recipe_id = t.id), '[]'))`,
}

/** Reads the person's rows of every table that the scenario names; null for a missing table. */
export async function readEndState(
  database: Pool,
  then: Scenario['then'],
  userId: string,
): Promise<Map<Table, Row[] | null>> {
  const named = Object.keys(then) as Table[]
  const read = named.map(async (table): Promise<[Table, Row[] | null]> => {
    const { rows: found } = await database.query<{ exists: boolean }>(
      'select to_regclass($1) is not null as exists',
      [`public.${table}`],
    )
    if (!found[0]?.exists) return [table, null]
    const { rows } = await database.query<{ row: Row }>(
      `select to_jsonb(t) ${extras[table] ?? ''} as row from public.${table} t where t.user_id = $1 order by t.id`,
      [userId],
    )
    return [table, rows.map(({ row }) => row)]
  })
  return new Map(await Promise.all(read))
}
