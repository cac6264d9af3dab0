import { callTool, completeStep } from '../../agent-answers.ts'
import type { ActSituation } from '../../agent-answers.ts'
import type { ActDecision } from '@alfred/contracts'
import { dishForDay } from './other-than-planned.ts'
import { refusedDay } from '../refused.ts'
import { mealsFor, readWeek } from './week-meals.ts'

/** With which a person wants a week as far as it can be planned (ruling R17). */
const PARTIAL =
  /\b(?:(?:what(?:ever)?|as (?:much|many|far)(?: of it)? as) (?:you can|(?:is )?possible|works|fits)|(?:leave|skip) (?:the rest|what you cannot|what you can't))\b/i

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
  const isPartial = PARTIAL.test(text)
  const { meals, lacking } = mealsFor(brief, text, { usesRecipes, taken })
  // A week is planned whole or not at all, unless the person says otherwise.
  if (lacking > 0 && !isPartial && meals.length > 0)
    return {
      actions: [
        {
          action: 'fail',
          reason: `${step.description} has too few different dishes`,
          user_message: `I have only ${meals.length} different ${meals.length === 1 ? 'dish' : 'dishes'} that fit, and would have to repeat one. Say "plan what you can" to have the other days left open.`,
        },
      ],
    }
  const isHopeless = refusals.length >= TRIES_MAX || refusals.length - taken.length > 1
  if (meals.length === 0 || isHopeless) {
    const reason = refusals.at(-1)?.facts.at(-1) ?? 'I have no dish that fits all of that.'
    const user_message =
      meals.length === 0 && taken.length > 0 ? 'All of these days are planned already.' : reason
    return { actions: [{ action: 'fail', reason: `${step.description} was refused`, user_message }] }
  }
  return {
    actions: [
      callTool('plan_meals', { meals, replace: dishForDay(text)?.isInstead === true, partial: isPartial }),
      completeStep(`Planned ${meals.length} meals.`),
    ],
  }
}
