import { addDays, localDateAt, weekdayOf } from './local-date.ts'
import type { LocalDate } from './local-date.ts'
import { resolveDate } from './resolve-date.ts'
import type { AskedWhen } from './resolve-date.ts'

export type Days = { from: LocalDate; until: LocalDate }

/**
 * Phrases for spans of days. "This week" means the next seven days: somebody who plans on a Sunday does not mean
 * "today".
 */
const SPANS: readonly (readonly [RegExp, (today: LocalDate) => Days])[] = [
  [/^(?:the |this )?(?:coming )?week$|^(?:the )?next (?:7|seven) days$/, (today) => span(today, 0, 6)],
  [/^next week$/, (today) => span(today, 8 - weekdayOf(today), 14 - weekdayOf(today))],
  [
    /^(?:the |this )?weekend$/,
    (today) => span(today, Math.max(0, 6 - weekdayOf(today)), 7 - weekdayOf(today)),
  ],
]

/**
 * Resolves a phrase to the first and last day that it means: "this week", "tomorrow" or a date. Undefined when no day
 * can be found.
 */
export function resolveDays(said: string, asked: AskedWhen): Days | undefined {
  const today = localDateAt(asked.askedAt, asked.timeZone)
  const plain = said
    .trim()
    .toLowerCase()
    .replace(/^(?:for|on|in)\s+/, '')
  const found = SPANS.find(([pattern]) => pattern.test(plain))
  if (found) return found[1](today)
  const day = resolveDate(plain, asked)
  return day === undefined ? undefined : { from: day, until: day }
}

function span(today: LocalDate, first: number, last: number): Days {
  return { from: addDays(today, first), until: addDays(today, last) }
}
