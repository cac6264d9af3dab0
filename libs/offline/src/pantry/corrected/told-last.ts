import type { TurnBrief } from '@alfred/contracts'
import { placeNamed, placePattern } from '../../reading/place-words.ts'
import type { ToldThing } from '../../reading/outlines/told-thing.ts'
import { isToolIntent, type Intent, type ToolIntent } from '../kitchen-intent.ts'
import { mealsPlannedLast, type MealTold } from '../plan/days-spoken-of.ts'

/** What the turn before told, with what was done of it. */
export type ToldLast = { thing: ToldThing } & ({ call: FoodCall } | { meal: MealTold })

/** A call about one food of stock or list. */
export type FoodCall = Extract<ToolIntent, { tool: (typeof OF_ONE_FOOD)[number] }>

const OF_ONE_FOOD = [
  'add_item',
  'bought',
  'correct_item',
  'use_item',
  'discard_item',
  'add_to_shopping',
  'set_shopping',
] as const

/** The foods and dishes that the turn before was about and that may be put right behind it. */
export function toldLast(last: readonly Intent[], brief: TurnBrief | null): ToldLast[] {
  const response = brief?.recent_turns.at(-1)?.response ?? ''
  const calls = last.filter(isToolIntent)
  // What the trained reader read of the turn before is seen in its reply alone.
  if (calls.every(({ tool }) => tool === 'plan_meals'))
    return (brief === null ? [] : mealsPlannedLast(brief)).map((meal) => ({
      meal,
      thing: { name: meal.title, day: meal.day },
    }))
  return calls.every(isOfOneFood) ? calls.map((call) => ({ call, thing: thingOf(call, response) })) : []
}

const isOfOneFood = (call: ToolIntent): call is FoodCall =>
  OF_ONE_FOOD.some((tool) => tool === call.tool) && 'food' in call.arguments && call.arguments.food !== null

function thingOf({ arguments: told }: FoodCall, response: string): ToldThing {
  return {
    name: told.food,
    quantity: told.quantity,
    unit: told.unit,
    place: ('location' in told ? told.location : null) ?? placeIn(response),
  }
}

const PLACES = new RegExp(`\\b(?:${placePattern})\\b`, 'gi')

/** The place that a reply tells. Null where it tells several. */
function placeIn(response: string): string | null {
  const [place, ...others] = new Set(response.match(PLACES)?.map((said) => placeNamed(said)))
  return others.length === 0 ? (place ?? null) : null
}
