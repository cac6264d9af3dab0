import type { DayProgress } from '@alfred/db/nutrition'
import { sayNumber } from '@alfred/language'
import {
  asNutrient,
  capitalised,
  nutrientName,
  rounded,
  sayDay,
  sayEntries,
  sayNutrients,
  saySources,
  type Viewer,
} from './nutrition-words.ts'

/** Describes what was eaten on a day, against the goals. */
export function sayProgress(data: DayProgress, viewer: Viewer): string[] {
  const { day, entries, estimates, totals, sources, goals, workout } = data
  const when = capitalised(sayDay(day, viewer))
  const first =
    entries === 0
      ? `Nothing is logged for ${sayDay(day, viewer).replace(/^on /, '')}.`
      : `${when}: ${sayNutrients(totals)}, from ${sayEntries(entries)} ${saySources(sources)}.`
  return [
    first,
    ...goals.map(sayGoalProgress),
    ...(workout > 0 ? [`A workout adds ${sayNumber(rounded(workout))} kcal to what may be eaten.`] : []),
    ...sayEstimates(estimates),
  ]
}

/** Says how many of the entries are estimates; empty when none is. */
export function sayEstimates(count: number): string[] {
  return count === 0
    ? []
    : [`${sayEntries(count)} of these ${count === 1 ? 'is an estimate' : 'are estimates'}.`]
}

type Goal = DayProgress['goals'][number]

/** Describes the progress of a goal: "Protein: 45 of 120 g, 75 g left." */
export function sayGoalProgress({ nutrient, kind, unit, target, consumed, left, untold }: Goal): string {
  const code = asNutrient(nutrient)
  const name = nutrient === 'calories' || code === undefined ? 'calories' : nutrientName(code)
  const rest = kind === 'goal' ? sayGoalRest(left, unit) : sayLimitRest(left, unit)
  const unknown = untold === 0 ? '' : ` (not counting ${sayEntries(untold)} without a figure for it)`
  const most = kind === 'limit' ? 'at most ' : ''
  return `${capitalised(name)}: ${sayNumber(rounded(consumed))} of ${most}${sayNumber(target)} ${unit}, ${rest}${unknown}.`
}

function sayGoalRest(left: number, unit: string): string {
  return left <= 0 ? 'reached' : `${sayNumber(rounded(left))} ${unit} to go`
}

function sayLimitRest(left: number, unit: string): string {
  return left < 0 ? `${sayNumber(rounded(-left))} ${unit} over` : `${sayNumber(rounded(left))} ${unit} left`
}
