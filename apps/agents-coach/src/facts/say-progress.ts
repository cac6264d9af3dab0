import type { DayProgress } from '@alfred/db/nutrition'
import { termsFor } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'
import {
  nutrientName,
  rounded,
  sayCalories,
  sayDay,
  sayNutrients,
  saySources,
  type Viewer,
} from './nutrition-words.ts'

/** Describes what was eaten on a day, against the goals. */
export function sayProgress(data: DayProgress, viewer: Viewer): string[] {
  const { entries, estimates, totals, goals, workout } = data
  const { locale } = viewer
  const words = wordsFor(locale).diary
  const day = sayDay(data.day, viewer)
  const sources = saySources(data.sources, locale)
  return [
    entries === 0
      ? words.nothingOn(day)
      : words.day(day, { figures: sayNutrients(totals, locale), entries, sources }),
    ...goals.map((goal) => sayGoalProgress(goal, locale)),
    ...(workout > 0 ? [words.workoutAdds(sayCalories(workout, locale))] : []),
    ...sayEstimates(estimates, locale),
  ]
}

/** Says how many of the entries are estimates; empty when none is. */
export function sayEstimates(count: number, locale: string): string[] {
  return count === 0 ? [] : [wordsFor(locale).diary.estimates(count)]
}

type Goal = DayProgress['goals'][number]

/** Describes the progress of a goal: "Protein: 45 of 120 g, 75 g left." */
export function sayGoalProgress(
  { nutrient, kind, unit, target, consumed, left, untold }: Goal,
  locale: string,
): string {
  const { amount, number } = termsFor(locale)
  return wordsFor(locale).diary.progress({
    nutrient: nutrientName(nutrient, locale),
    isLimit: kind === 'limit',
    consumed: number(rounded(consumed)),
    target: amount(target, unit),
    left,
    rest: amount(rounded(Math.abs(left)), unit),
    untold,
  })
}
