import { callTool, completeStep } from '../agent-answers.ts'
import type { ActSituation } from '../agent-answers.ts'
import type { ActDecision } from '@alfred/contracts'
import { refusedDay } from './refused.ts'
import { mealsFor, readWeek } from './week-meals.ts'

/** How often a refused plan is made again without the refused foods. */
const TRIES_MAX = 9

/**
 * Plans all days in one call, which succeeds or fails as a whole. Days that have a meal already are left out. A saved
 * recipe that breaks a rule is replaced by plain dishes.
 */
export function actOnWeek({ brief, thisStep, step }: ActSituation, text: string): ActDecision {
  const refusals = thisStep.filter(({ tool, ok }) => tool === 'plan_meals' && !ok)
  const refusedDays = new Set(refusals.map(refusedDay))
  const taken = readWeek(brief, text).days.filter((day) => refusedDays.has(day))
  const usesRecipes = taken.length === refusals.length
  const meals = mealsFor(brief, text, { usesRecipes, taken })
  const isHopeless = refusals.length >= TRIES_MAX || refusals.length - taken.length > 1
  if (meals.length === 0 || isHopeless) {
    const reason = refusals.at(-1)?.facts.at(-1) ?? 'I have no dish that fits all of that.'
    const user_message =
      meals.length === 0 && taken.length > 0 ? 'All of these days are planned already.' : reason
    return { actions: [{ action: 'fail', reason: `${step.description} was refused`, user_message }] }
  }
  return {
    actions: [
      callTool('plan_meals', { meals, replace: false }),
      completeStep(`Planned ${meals.length} meals.`),
    ],
  }
}
