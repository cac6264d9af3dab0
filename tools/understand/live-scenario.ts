import { scenarioSchema, type Scenario } from '../eval/scenario.ts'
import type { Line } from './corpus.ts'

type Row = Readonly<Record<string, unknown>>

/** Does a message stand alone: nothing was said before it, and nothing waits for an answer? */
export function standsAlone({ before, open }: Line): boolean {
  return before.length === 0 && open === undefined
}

/**
 * A message of the corpus as a scenario of one turn, in a kitchen that holds what its situation tells. What the
 * corpus leaves out (amounts, what a recipe is made of) is filled in plainly: it decides nothing that is counted.
 */
export function liveScenario({ id, say, now, state }: Line): Scenario {
  return scenarioSchema.parse({
    name: `message ${id}`,
    class: 'corpus',
    // The clock on the wall where it was said: its day decides what "friday" is.
    clock: `${now.slice(0, 19)}Z`,
    time_zone: 'UTC',
    given: {
      stock: rowsOf(state.stock).map((row) => ({
        food: textOf(row, 'food'),
        quantity: numberOf(row, 'quantity') ?? 1,
        unit: row['unit'] ?? null,
        location: row['location'] ?? null,
        expires_on: dayOf(row, 'expires') ?? null,
        opened: row['opened'] === true,
      })),
      shopping: rowsOf(state.list).map((row) => ({
        food: textOf(row, 'food'),
        quantity: numberOf(row, 'quantity') ?? null,
        unit: row['unit'] ?? null,
      })),
      recipes: rowsOf(state.recipes).map((row) => ({
        name: textOf(row, 'name'),
        servings: numberOf(row, 'servings') ?? 2,
        ingredients: ['1 egg'],
      })),
      meals: rowsOf(state.plan).flatMap((row) => {
        const day = dayOf(row, 'day')
        return day === undefined ? [] : [{ day, meal: row['meal'] ?? 'dinner', title: textOf(row, 'title') }]
      }),
      goals: rowsOf(state.goals).flatMap((row) => {
        const target = numberOf(row, 'target')
        return target === undefined
          ? []
          : [{ nutrient: row['nutrient'], kind: row['kind'] ?? 'goal', target }]
      }),
      diary: rowsOf(state.diary).flatMap((row) => {
        const day = dayOf(row, 'day')
        const eaten = {
          food: textOf(row, 'food'),
          quantity: numberOf(row, 'quantity') ?? 1,
          unit: row['unit'] ?? 'piece',
          nutrients: { calories: 100 },
        }
        return day === undefined ? [] : [{ ...eaten, day, meal: row['meal'] ?? null }]
      }),
    },
    turns: [{ say }],
  })
}

function rowsOf(rows: readonly unknown[]): Row[] {
  return rows.map((row) => (typeof row === 'string' ? { food: row, name: row, title: row } : (row as Row)))
}

function textOf(row: Row, slot: string): string {
  const value = row[slot] ?? row['name'] ?? row['title'] ?? row['food']
  return typeof value === 'string' ? value : ''
}

function numberOf(row: Row, slot: string): number | undefined {
  const value = row[slot]
  return typeof value === 'number' && value > 0 ? value : undefined
}

function dayOf(row: Row, slot: string): string | undefined {
  const value = row[slot]
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
}
