import { addDays, endOfMonth, localDateAt, weekdayOf } from './local-date.ts'
import type { LocalDate } from './local-date.ts'
import { readNumber } from './read-number.ts'
import type { Days } from './resolve-days.ts'
import { DAY_LENGTH_MAX } from './resolve-date.ts'
import type { AskedWhen } from './resolve-date.ts'
import { resolvePastDate } from './resolve-past-date.ts'

const DAYS_MAX = 3660
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

/** The first day of the month that is `months` after the one of a day. */
const startOfMonth = (day: LocalDate, months = 0): LocalDate => addDays(endOfMonth(day, months - 1), 1)

/** Phrases for spans of days that are over, or that end today. */
const SPANS: readonly (readonly [RegExp, (today: LocalDate) => Days])[] = [
  [
    /^(?:so far )?this week(?: so far)?$/,
    (today) => ({ from: addDays(today, 1 - weekdayOf(today)), until: today }),
  ],
  [
    /^(?:the )?(?:last|previous) week$/,
    (today) => ({ from: addDays(today, -6 - weekdayOf(today)), until: addDays(today, -weekdayOf(today)) }),
  ],
  [/^(?:so far )?this month(?: so far)?$/, (today) => ({ from: startOfMonth(today), until: today })],
  [
    /^(?:the )?(?:last|previous) month$/,
    (today) => ({ from: startOfMonth(today, -1), until: endOfMonth(today, -1) }),
  ],
  [/^(?:so far )?this year(?: so far)?$/, (today) => ({ from: `${today.slice(0, 4)}-01-01`, until: today })],
  [
    /^(?:ever|so far|in all|all time|since the beginning)$/,
    (today) => ({ from: addDays(today, 1 - DAYS_MAX), until: today }),
  ],
  [
    /^(?:lately|recently|these days|usually|normally)$/,
    (today) => ({ from: addDays(today, -29), until: today }),
  ],
]

const COUNTED =
  /^(?:(?:over|in|within|during) )?(?:the )?(?:last|past|previous)? ?(?<count>.+?)? ?(?<unit>day|week|month|year)s?$/

/**
 * Resolves a phrase to the days in the past that it means: "this month", "last week", "the last 14 days", or a day that was. Undefined when no day
 * can be found.
 */
export function resolvePastDays(said: string, asked: AskedWhen): Days | undefined {
  if (said.length > DAY_LENGTH_MAX) return undefined
  const today = localDateAt(asked.askedAt, asked.timeZone)
  const plain = said
    .trim()
    .toLowerCase()
    .replace(/^(?:for|on|in|over|during|within) /, '')
  const found = SPANS.find(([pattern]) => pattern.test(plain))
  if (found) return found[1](today)
  const counted = COUNTED.exec(plain)?.groups
  const count =
    counted === undefined ? undefined : counted['count'] === undefined ? 1 : readNumber(counted['count'])
  if (counted !== undefined && count !== undefined) {
    const days = Math.round(count * (daysOf[counted['unit'] ?? ''] ?? 0))
    return days >= 1 && days <= DAYS_MAX ? { from: addDays(today, 1 - days), until: today } : undefined
  }
  const since = /^since (?<day>.+)$/.exec(plain)?.groups?.['day']
  const day = resolvePastDate(since ?? plain, asked)
  return day === undefined ? undefined : { from: day, until: since === undefined ? day : today }
}
