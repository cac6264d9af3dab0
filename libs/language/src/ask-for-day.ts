import { DAY_MAX, DAY_MIN } from '@alfred/contracts'
import { dayQuestionsFor } from './wording/day-questions.ts'
import { readWrittenDate } from './written-date.ts'

const FIRST_YEAR = Number(DAY_MIN.slice(0, 4))
const LAST_YEAR = Number(DAY_MAX.slice(0, 4))

/**
 * The question to ask when a day could not be resolved: it says so if the date does not exist, otherwise it shows how
 * to say a day, any one or one up to today.
 */
export function askForDay(said: string, which: 'any' | 'past', locale: string): string {
  const words = dayQuestionsFor(locale)
  const examples = words.examples[which]
  const text = said.trim()
  const days = readWrittenDate(text)
  if (days?.length === 0) return words.noSuchDay(text, examples)
  if (days?.every(({ year }) => year !== null && (year < FIRST_YEAR || year > LAST_YEAR)))
    return words.outOfYears(text, FIRST_YEAR, LAST_YEAR)
  if (days?.some(({ year, month, day }) => year === null && month === 2 && day === 29))
    return words.notEveryYear(text, examples)
  if (days !== undefined && days.length > 1) return words.whichFirst(text, examples)
  return words.unclear(text, examples)
}

/** The refusal of a day that is still to come where only one up to today can be looked at. */
export function sayStillToCome(said: string, locale: string): string {
  const words = dayQuestionsFor(locale)
  return words.stillToCome(said, words.examples.past)
}
