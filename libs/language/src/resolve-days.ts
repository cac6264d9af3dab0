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

/**
 * Resolves a phrase to the Monday of the week that it means; a date to itself. Undefined when no day can be found. Other than for what is
 * to come, "this week" is the one that today is in.
 */
export function resolveWeek(said: string, asked: AskedWhen): LocalDate | undefined {
  const today = localDateAt(asked.askedAt, asked.timeZone)
  const plain = said.trim().toLowerCase()
  const weeks = WEEKS.find(([pattern]) => pattern.test(plain))?.[1]
  if (weeks !== undefined) return addDays(today, weeks * 7 + 1 - weekdayOf(today))
  return resolveDate(plain, asked)
}
const WEEKS: readonly (readonly [RegExp, number])[] = [
  [/^(?:the )?(?:last|previous|past) week$/, -1],
  [/^(?:the )?(?:this |current |whole )?week$/, 0],
  [/^(?:the )?(?:next|coming|following) week$/, 1],
  [/^(?:the )?week after next$/, 2],
]

function span(today: LocalDate, first: number, last: number): Days {
  return { from: addDays(today, first), until: addDays(today, last) }
}
