import type { TurnBrief } from '@alfred/contracts'
import { localDateAt, resolveDate, writtenDatePattern } from '@alfred/language'
import { mealPattern } from '../reading/meal-words.ts'

const OF_MEALS = new RegExp(`\\b(?:planned|${mealPattern})\\b`, 'i')
const DATES = new RegExp(`(?<![\\w/-])(?:${writtenDatePattern})`, 'g')

/**
 * The days of the meals that the last turn planned or told, as YYYY-MM-DD: what "for that" means behind a plan. Undefined when it
 * was about no meals, or named no day.
 */
export function daysSpokenOf(brief: TurnBrief): { from: string; until: string } | undefined {
  const { recent_turns: recent, asked_at: askedAt, time_zone: timeZone, locale } = brief
  const last = recent.at(-1)
  if (last === undefined || !OF_MEALS.test(last.response)) return undefined
  const today = localDateAt(askedAt, timeZone)
  const days = [...last.response.toLowerCase().matchAll(DATES)]
    .flatMap(([date]) => resolveDate(date, { askedAt, timeZone, locale }) ?? [])
    .filter((day) => day >= today)
    .toSorted()
  const [from, until] = [days[0], days.at(-1)]
  return from === undefined || until === undefined ? undefined : { from, until }
}
