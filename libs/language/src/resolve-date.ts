import { isKeptDay } from '@alfred/contracts'
import { casual, GB } from 'chrono-node/en'
import { foldBlanks, withoutEnding } from './trim-text.ts'
import { addDays, dateOf, endOfMonth, localDateAt, weekdayOf, type LocalDate } from './local-date.ts'
import { agreesWithWeekday, lastWeekday, weekdayNamed } from './weekdays.ts'
import { readWrittenDate, type WrittenDate } from './written-date.ts'

export type AskedWhen = { askedAt: string; timeZone: string; locale?: string }

/** Longer than any phrase for a day. */
export const DAY_LENGTH_MAX = 80

const LEAD =
  /^(?:(?:on|by|until|till|before|up to|at|around|expires?|best before|use by|is|the coming|coming)\s+)+/

type Rule = { when: RegExp; then: (match: RegExpExecArray, today: LocalDate) => LocalDate | undefined }

/**
 * What people say of days in a kitchen, where it needs deciding. The choices:
 * - a bare weekday is the next such day after today, so "Friday" on a Friday is in seven days:
 *   what was just bought does not expire today. "this Friday" may be today, "next Friday" is next week's.
 * - a week, a weekend, a month and a year mean their last day; weeks end on Sunday.
 */
const RULES: readonly Rule[] = [
  { when: /^(?:today|tonight|now)$/, then: (_, today) => today },
  { when: /^(?:the )?day after tomorrow$/, then: (_, today) => addDays(today, 2) },
  { when: /^(?:(this|next) )?([a-z]+)$/, then: weekday },
  { when: /^(?:last|past) ([a-z]+)$/, then: ([, name = ''], today) => lastWeekday(name, today) },
  { when: /^(?:the )?(?:end of )?(?:the |this )?week(?:end)?$/, then: (_, today) => endOfWeek(today) },
  { when: /^(?:the )?(?:end of )?next week(?:end)?$/, then: (_, today) => addDays(endOfWeek(today), 7) },
  { when: /^(?:the )?(?:end of )?(?:the |this )?month$/, then: (_, today) => endOfMonth(today) },
  { when: /^(?:the )?(?:end of )?next month$/, then: (_, today) => endOfMonth(today, 1) },
  { when: /^(?:the )?(?:end of )?(?:the |this )?year$/, then: (_, today) => `${today.slice(0, 4)}-12-31` },
  { when: /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/, then: ([, day], today) => comingDay(Number(day), today) },
]

/** Phrases that count backwards or by numbers that people do not use: "in -3 days", "week 60". */
const UNCOUNTED = /(?:^| )[-−–]\s?\d|\bweek \d/

/**
 * Resolves a phrase to the day that the person meant, relative to when and where it was said. Undefined when no day
 * can be found.
 */
export function resolveDate(text: string, asked: AskedWhen): LocalDate | undefined {
  const date = readDate(text, asked)
  return date !== undefined && isKeptDay(date) ? date : undefined
}

/** How far back a date that is printed on a food may lie: people tell what is in front of them. */
const BEST_BEFORE_DAYS_BACK = 90

/**
 * Resolves the date that is printed on a food. One without a year that was a few weeks ago is that one: the food is past it. Further back it is
 * the next such day.
 */
export function resolveBestBefore(text: string, asked: AskedWhen): LocalDate | undefined {
  const date = resolveDate(text, asked)
  if (date === undefined || !isWithoutYear(text)) return date
  const today = localDateAt(asked.askedAt, asked.timeZone)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const before = dateOf(year - 1, month, day)
  const isRecent = before !== undefined && before < today && before >= addDays(today, -BEST_BEFORE_DAYS_BACK)
  return isRecent && date > today ? before : date
}

function isWithoutYear(text: string): boolean {
  if (text.length > DAY_LENGTH_MAX) return false
  const written = readWrittenDate(plainly(text))
  return written !== undefined && written.length > 0 && written.every(({ year }) => year === null)
}

const plainly = (text: string): string =>
  foldBlanks(withoutEnding(text.toLowerCase(), '.!?')).replace(LEAD, '')

function readDate(text: string, { askedAt, timeZone, locale = 'en' }: AskedWhen): LocalDate | undefined {
  if (text.length > DAY_LENGTH_MAX) return undefined
  const today = localDateAt(askedAt, timeZone)
  const said = plainly(text)
  for (const { when, then } of RULES) {
    const match = when.exec(said)
    const date = match ? then(match, today) : undefined
    if (date !== undefined) return date
  }
  const written = readWrittenDate(said)
  if (written !== undefined) return dayWritten(written, { today, locale })
  if (UNCOUNTED.test(said)) return undefined
  const date = parseWithChrono(asSaidPlainly(said), today, locale)
  return date !== undefined && agreesWithWeekday(said, date) ? date : undefined
}

/**
 * Resolves a written date. With a year it is that day; without one it is the next such day, today included. Undefined
 * when no such day exists or the order of day and month is ambiguous.
 */
function dayWritten(
  days: readonly WrittenDate[],
  { today, locale }: { today: LocalDate; locale: string },
): LocalDate | undefined {
  const [first, second] = days
  if (first === undefined || (second !== undefined && !tellsOrder(locale))) return undefined
  const { year, month, day } = second !== undefined && isMonthFirst(locale) ? second : first
  if (year !== null) return dateOf(year, month, day)
  const thisYear = Number(today.slice(0, 4))
  return [thisYear, thisYear + 1]
    .map((one) => dateOf(one, month, day))
    .find((date) => date !== undefined && date >= today)
}

/** Rewrites "3 days" and "the next 3 days" as "in 3 days". */
function asSaidPlainly(said: string): string {
  return said
    .replace(
      /^(?:for |within |(?:the )?next )?((?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:day|week|month|year)s?)$/,
      'in $1',
    )
    .replace(/(?:'s|s')? time$/, '')
}

function parseWithChrono(said: string, today: LocalDate, locale: string): LocalDate | undefined {
  const parser = isMonthFirst(locale) ? casual : GB
  // Noon of the local day, as UTC: no clock change and no time zone of the machine can move it to another day.
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  const [result, second] = parser.parse(said, reference, { forwardDate: true })
  if (result === undefined || second !== undefined || result.text.length < said.length - 4) return undefined
  const part = (name: 'year' | 'month' | 'day'): number => result.start.get(name) ?? 0
  const first = dateOf(part('year'), part('month'), 1)
  const isWholeMonth = result.start.isCertain('month') && !result.start.isCertain('day')
  if (isWholeMonth && first !== undefined) return endOfMonth(first)
  return dateOf(part('year'), part('month'), part('day'))
}

function weekday([, which, name = '']: RegExpExecArray, today: LocalDate): LocalDate | undefined {
  const index = weekdayNamed(name)
  if (index === -1) return undefined
  const ahead = (index + 1 - weekdayOf(today) + 7) % 7
  if (which === 'next') return addDays(endOfWeek(today), index + 1)
  return addDays(today, ahead === 0 && which !== 'this' ? 7 : ahead)
}

function endOfWeek(today: LocalDate): LocalDate {
  return addDays(today, 7 - weekdayOf(today))
}

/** The next day with this number, today included: "the 31st" is in the next month that has one. */
function comingDay(day: number, today: LocalDate): LocalDate | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = [0, 1, 2].map((ahead) =>
    dateOf(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, day),
  )
  return months.find((date) => date !== undefined && date >= today)
}

function isMonthFirst(locale: string): boolean {
  return /-(US|PH|PR)$/i.test(locale)
}

/** Does the locale decide whether 12/03 is in March or in December? Plain English does not. */
function tellsOrder(locale: string): boolean {
  return locale.includes('-') || !locale.startsWith('en')
}
