import type { TurnBrief } from '@alfred/contracts'
import { withoutEnding } from '@alfred/language'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { normalise } from '../../reading/normalise.ts'
import { sentencesOf } from '../../reading/sentences-of.ts'
import { dishesOfDays, namesADay } from './dishes-of-days.ts'
import type { Intent } from '../kitchen-intent.ts'

/** A wish for a plan of several meals: "let's plan dinners", "can we do the meals for next week?" */
const WISH =
  /\b(?:plan|sort out|work out|do|set up|put in)\b.*\b(?:dinners|meals|lunches|breakfasts|suppers|teas|week|menu|plan)\b|\b(?:meal plan|menu) for\b/
const MEAL = new RegExp(`\\b(${mealPattern})(?:e?s)?\\b`)

type Named = { planned: Intent; rest: string }

/**
 * The meals of a message that asks for a plan and names a dish for each day behind it: "Plan our dinners. Monday curry, Tuesday soup." These are
 * the plan, and nothing is made up beside them. Undefined for any other message.
 */
export function daysWithDishes(message: string, brief: TurnBrief | null): Named | undefined {
  const [wish = '', days = '', ...rest] = sentencesOf(message.replace(/:\s+/, '. '))
  const head = normalise(wish)
  if (!WISH.test(head) || namesADay(head)) return undefined
  const said = withoutEnding(normalise(days), '.! ')
  const topic = { brief, written: message, isQuestion: false, last: [] }
  const meals = days.includes('?') ? undefined : dishesOfDays(`plan ${said}`, topic)
  if (meals === undefined) return undefined
  const meal = MEAL.test(said) ? undefined : (mealNamed(MEAL.exec(head)?.[1] ?? '') ?? undefined)
  const planned = meals.map((one) => ({ ...one, meal: meal ?? one.meal }))
  const nothing = { replace: null, partial: null, without: null }
  return {
    planned: { tool: 'plan_meals', arguments: { meals: planned, ...nothing } },
    rest: rest.join(' '),
  }
}
