import type { Meal, TurnBrief } from '@alfred/contracts'
import { localDateAt, resolveDate } from '@alfred/language'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'

/**
 * The days of the meals that the last turn planned or told, as YYYY-MM-DD: what "for that" means behind a plan. Undefined when it
 * was about no meals, or named no day; of the last turns, of which the latest such one counts, when `back` is more than one.
 */
export function daysSpokenOf(brief: TurnBrief, back = 1): { from: string; until: string } | undefined {
  const { recent_turns: recent, asked_at: askedAt, time_zone: timeZone, locale } = brief
  const told = recent.slice(-back).map(({ response }) => [...response.matchAll(PLANNED)])
  const last = told.findLast((meals) => meals.length > 0)
  if (last === undefined) return undefined
  const today = localDateAt(askedAt, timeZone)
  const days = last
    .flatMap(
      ({ groups }) =>
        resolveDate((groups?.['date'] ?? '').toLowerCase(), { askedAt, timeZone, locale }) ?? [],
    )
    .filter((day) => day >= today)
    .toSorted()
  const [from, until] = [days[0], days.at(-1)]
  return from === undefined || until === undefined ? undefined : { from, until }
}

/** The dishes of the plan that the last turns told: "lunch on Thu 26 Nov: cheese sandwiches". */
export function mealsTold(brief: TurnBrief): { day: string; meal: Meal; title: string }[] {
  const { recent_turns: recent, asked_at: askedAt, time_zone: timeZone, locale } = brief
  return recent
    .slice(-TURNS_BACK)
    .flatMap(({ response }) => [...response.matchAll(PLANNED)])
    .flatMap(({ groups }) => {
      const day = resolveDate((groups?.['date'] ?? '').toLowerCase(), { askedAt, timeZone, locale })
      const meal = mealNamed((groups?.['meal'] ?? '').toLowerCase())
      return day === undefined || meal === null ? [] : [{ day, meal, title: groups?.['title'] ?? '' }]
    })
}
const TURNS_BACK = 3

export type MealTold = {
  day: string
  meal: Meal
  title: string
  servings: number | null
  /** Whether it is the only one that the turn planned. */
  isOnly: boolean
}

/**
 * The meal that the last turn planned or moved, the last of several: "Planned dinner on Fri 27 Nov: pizza for 4." Undefined when it planned none.
 */
export const lastMealTold = (brief: TurnBrief): MealTold | undefined => mealsPlannedLast(brief).at(-1)

/** The meals that the last turn planned or moved, in their order. */
export function mealsPlannedLast(brief: TurnBrief): MealTold[] {
  const { recent_turns: recent, asked_at: askedAt, time_zone: timeZone, locale } = brief
  const response = recent.at(-1)?.response ?? ''
  const told = [...response.matchAll(/^Planned /m.test(response) ? PLANNED : MOVED)]
  // A side that was planned since tells nobody's number.
  const served = recent.map((turn) => SERVINGS.exec(turn.response)?.groups?.['servings'])
  const servings = Number(served.findLast((said) => said !== undefined) ?? Number.NaN)
  return told.flatMap(({ groups }) => {
    const day = resolveDate((groups?.['date'] ?? '').toLowerCase(), { askedAt, timeZone, locale })
    const meal = mealNamed((groups?.['meal'] ?? '').toLowerCase())
    if (day === undefined || meal === null) return []
    const title = groups?.['title'] ?? ''
    return [
      { day, meal, title, servings: Number.isNaN(servings) ? null : servings, isOnly: told.length === 1 },
    ]
  })
}
const SERVINGS = /\bfor (?<servings>\d{1,3})\b/

const PLANNED = new RegExp(
  `\\b(?<meal>${mealPattern}) on (?:\\p{L}{3},? )?(?<date>\\d{1,2} \\p{L}{3}|\\p{L}{3} \\d{1,2}): (?<title>[^.;(]{2,160}?)(?= \\(|[.;]|$)`,
  'giu',
)
/** "Moved pizza from dinner on Fri 27 Nov to dinner on Sat 28 Nov." */
const MOVED = new RegExp(
  `^Moved (?<title>[^.;:]{2,160}?) from [^.;:]{3,40} to (?<meal>${mealPattern}) on (?:\\p{L}{3},? )?(?<date>\\d{1,2} \\p{L}{3}|\\p{L}{3} \\d{1,2})(?=[.;]|$)`,
  'gimu',
)
