import { callTool, completeStep } from '../agent-answers.ts'
import { mealSchema, type ActDecision, type ShownCall } from '@alfred/contracts'
import { z } from 'zod'
import type { Repetition } from './coach-intent.ts'

/** The schema of a day's entries in the result of get_food_history. */
const historySchema = z.object({
  entries: z.array(
    z.object({
      food: z.string(),
      quantity: z.number(),
      unit: z.string(),
      meal: mealSchema.nullable(),
      calories: z.number().nullable(),
      source: z.string(),
    }),
  ),
})
const ITEMS_MAX = 20

/** Reads the diary of the given day and proposes its entries again. Returns one decision at a time. */
export function actOnRepetition(
  { fromDay, fromMeal, meal, day }: Repetition,
  thisStep: readonly ShownCall[],
): ActDecision {
  const read = thisStep.find(({ tool }) => tool === 'get_food_history')
  if (read === undefined) {
    return { actions: [callTool('get_food_history', { day: fromDay, days: null })] }
  }
  const proposed = thisStep.find(({ tool }) => tool === 'propose_food_log')
  if (proposed?.ok === true) return { actions: [completeStep('Proposed it once more.')] }
  if (proposed !== undefined || !read.ok) return fail((proposed ?? read).facts.join(' '))
  const history = historySchema.safeParse(read.data)
  const entries = history.success ? history.data.entries : []
  const items = entries
    .filter((entry) => entry.food !== 'water' && (fromMeal === null || entry.meal === fromMeal))
    .slice(0, ITEMS_MAX)
    .map((entry) => itemOf(entry, meal))
  if (items.length === 0) {
    const which = fromMeal === null ? 'that day' : `${fromMeal} of that day`
    return fail(`Nothing is in your diary for ${which}.`)
  }
  return {
    actions: [callTool('propose_food_log', { items, meal, day }), completeStep('Proposed it once more.')],
  }
}

type Entry = z.infer<typeof historySchema>['entries'][number]

/**
 * The proposal item of an entry. Figures that were stated or estimated are kept; figures of a source are looked up
 * again.
 */
function itemOf({ food, quantity, unit, meal: own, calories, source }: Entry, meal: Repetition['meal']) {
  const isGiven = (source === 'stated' || source === 'estimate') && calories !== null
  return {
    food,
    quantity,
    unit,
    nutrients: isGiven ? { calories } : null,
    source: isGiven ? source : null,
    meal: meal === null ? own : null,
  }
}

function fail(message: string): ActDecision {
  return { actions: [{ action: 'fail', reason: 'the meal could not be repeated', user_message: message }] }
}
