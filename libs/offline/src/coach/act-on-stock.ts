import { callTool, completeStep } from '../agent-answers.ts'
import type { ActDecision, Nutrient, ShownCall } from '@alfred/contracts'
import { z } from 'zod'

/** The schema of the pantry's answer about its stock. Results of its other calls have no items. */
const stockSchema = z.object({
  calls: z.array(
    z.object({ data: z.looseObject({ items: z.array(z.looseObject({ food: z.string() })).default([]) }) }),
  ),
})
const FOODS_MAX = 40

/**
 * Asks the pantry for the stock, compares the foods by a nutrient, and completes the step. Returns one decision at a
 * time.
 */
export function actOnStock(nutrient: Nutrient | null, thisStep: readonly ShownCall[]): ActDecision {
  const asked = thisStep.find(({ tool }) => tool === 'call_agent')
  if (asked === undefined) {
    return {
      actions: [{ action: 'call_agent', target_agent: 'pantry', goal: 'what do I have in stock?', refs: [] }],
    }
  }
  const compared = thisStep.find(({ tool }) => tool === 'compare_foods')
  const failed = [asked, compared].find((call) => call?.ok === false)
  if (failed !== undefined) return fail(failed)
  if (compared !== undefined) return { actions: [completeStep('Compared what is in stock.')] }
  const foods = foodsIn(asked)
  if (foods.length === 0)
    return fail({ ...asked, facts: ['I find nothing in stock that could be compared.'] })
  return {
    actions: [
      callTool('compare_foods', { foods, nutrient, basis: null }),
      completeStep('Compared what is in stock.'),
    ],
  }
}

function foodsIn({ data }: ShownCall): string[] {
  const stock = stockSchema.safeParse(data)
  const foods = stock.success
    ? stock.data.calls.flatMap((call) => call.data.items.map(({ food }) => food))
    : []
  return [...new Set(foods)].slice(0, FOODS_MAX)
}

function fail({ facts }: ShownCall): ActDecision {
  const told = facts.join(' ')
  const message = told === '' ? 'I could not find out what is in the kitchen.' : told
  return { actions: [{ action: 'fail', reason: 'the stock could not be compared', user_message: message }] }
}
