import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { EvaluationError } from './errors.ts'
import { failInsert } from './fail-inserts.ts'
import type { Kitchen, Scenario } from './scenario.ts'

type Person = { userId: string; today: string }
type Call = { tool: string; arguments: Record<string, unknown> }

/** Writes the initial data of a scenario as the person, through the tools' own functions. */
export async function writeGiven(database: Pool, { given, clock }: Scenario, userId: string): Promise<void> {
  const today = clock.slice(0, 10)
  await writeKitchen(database, given, { userId, today })
  if (given.others) await writeKitchen(database, given.others, { userId: randomUUID(), today })
  if (given.fail) await failInsert(database, userId, given.fail)
}

async function writeKitchen(database: Pool, kitchen: Kitchen, person: Person): Promise<void> {
  const client = await database.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('request.jwt.claims', $1, true), set_config('alfred.turn', $2, true)`,
      [JSON.stringify({ sub: person.userId, role: 'authenticated' }), randomUUID()],
    )
    await client.query('set local role authenticated')
    for (const call of callsFor(kitchen, person)) {
      await client.query(`select private.tool_${call.tool}($1::jsonb)`, [JSON.stringify(call.arguments)])
    }
    await client.query('reset role')
    await writeDiary(client, kitchen, person)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new EvaluationError(`What is given could not be written: ${reason}`)
  } finally {
    client.release()
  }
}

/** Preferences come last: stock may be older than a rule that forbids it. */
function callsFor(kitchen: Kitchen, { today }: Person): Call[] {
  const call = (tool: string, given: Record<string, unknown>): Call => ({ tool, arguments: given })
  return [
    ...kitchen.stock.map((lot) => call('add_item', { ...lot, today })),
    ...kitchen.recipes.map(({ ingredients, ...recipe }) =>
      call('save_recipe', {
        payload: { ...recipe, source: 'dictated', ingredients: ingredients.map(readIngredient) },
      }),
    ),
    ...kitchen.meals.map((meal) => call('plan_meals', { meals: [meal], replace: false })),
    ...kitchen.shopping.flatMap(({ checked, ...line }) => [
      call('add_to_shopping', line),
      ...(checked ? [call('check_off', { food: line.food })] : []),
    ]),
    ...kitchen.preferences.map((preference) => call('remember_preference', preference)),
    ...kitchen.people.map((person) => call('remember_person', person)),
  ]
}

/** "400 g cod", "2 egg". */
export function readIngredient(text: string): { quantity: number; unit: string | null; food: string } {
  const [, quantity, unit, food] =
    /^([\d.]+) (?:(g|kg|ml|l|tbsp|tsp|cup|bag|can|clove|slice) )?(.+)$/.exec(text) ?? []
  if (quantity === undefined || food === undefined) {
    throw new EvaluationError(`"${text}" is no ingredient: write "400 g cod" or "2 egg".`)
  }
  return { quantity: Number(quantity), unit: unit ?? null, food }
}

/** Writes goals and diary entries directly, since their tools need a confirmation. */
async function writeDiary(client: PoolClient, kitchen: Kitchen, { userId }: Person): Promise<void> {
  for (const { nutrient, kind, target } of kitchen.goals) {
    await client.query(
      `insert into public.nutrition_goals (user_id, nutrient, kind, target, unit)
       select $1, n.code, $3, $4, n.unit from public.nutrients n where n.code = $2`,
      [userId, nutrient, kind, target],
    )
  }
  for (const { food, quantity, unit, day, meal, nutrients } of kitchen.diary) {
    await client.query(
      `insert into public.food_log (user_id, logged_on, meal, food, food_key, ingredient_id, quantity, unit, nutrients, source)
       values ($1, $2, $3, $4, private.food_key($4), (private.find_ingredient($4)).id, $5, $6, $7, 'stated')`,
      [userId, day, meal, food, quantity, unit, JSON.stringify(nutrients)],
    )
  }
}
