import { DAY_MAX, DAY_MIN } from '@alfred/contracts'
import { readWrittenDate } from './written-date.ts'

const FIRST_YEAR = Number(DAY_MIN.slice(0, 4))
const LAST_YEAR = Number(DAY_MAX.slice(0, 4))

/** Examples of how to say a future day, for a question. */
export const DAY_EXAMPLES = '"Friday", "in 3 days" or 2026-11-27'
/** Examples of how to say a past day, for a question. */
export const PAST_DAY_EXAMPLES = '"yesterday", "on Monday" or 2026-11-20, up to today'

/**
 * The question to ask when a day could not be resolved: it says so if the date does not exist, otherwise it shows how
 * to say a day.
 */
export function askForDay(said: string, examples: string): string {
  const text = said.trim()
  const days = readWrittenDate(text)
  if (days?.length === 0)
    return `There is no such day as ${text}. Which day do you mean? Say it like ${examples}.`
  if (days?.every(({ year }) => year !== null && (year < FIRST_YEAR || year > LAST_YEAR)))
    return `I keep days from ${FIRST_YEAR} to ${LAST_YEAR}, and ${text} is none of them. Which day do you mean?`
  if (days?.some(({ year, month, day }) => year === null && month === 2 && day === 29))
    return `Not every year has a ${text}. Which day do you mean? Say it with its year, or like ${examples}.`
  if (days !== undefined && days.length > 1)
    return `I cannot tell whether the day or the month comes first in ${text}. Say it like ${examples}.`
  return `I cannot tell which day "${text}" is. Say it like ${examples}.`
}
