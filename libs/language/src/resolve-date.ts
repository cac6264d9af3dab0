import { isKeptDay } from '@alfred/contracts'
import * as chrono from 'chrono-node'
import { foldBlanks, withoutEnding } from './trim-text.ts'
import { addDays, dateOf, endOfMonth, localDateAt, weekdayOf, type LocalDate } from './local-date.ts'

export type AskedWhen = { askedAt: string; timeZone: string; locale?: string }

/** Longer than anything that is said of a day. */
export const DAY_LENGTH_MAX = 80

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
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
  { when: /^(?:the )?(?:end of )?(?:the |this )?week(?:end)?$/, then: (_, today) => endOfWeek(today) },
  { when: /^(?:the )?(?:end of )?next week(?:end)?$/, then: (_, today) => addDays(endOfWeek(today), 7) },
  { when: /^(?:the )?(?:end of )?(?:the |this )?month$/, then: (_, today) => endOfMonth(today) },
  { when: /^(?:the )?(?:end of )?next month$/, then: (_, today) => endOfMonth(today, 1) },
  { when: /^(?:the )?(?:end of )?(?:the |this )?year$/, then: (_, today) => `${today.slice(0, 4)}-12-31` },
  { when: /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/, then: ([, day], today) => comingDay(Number(day), today) },
  { when: /^(\d{4})-(\d{2})-(\d{2})$/, then: ([, y, m, d]) => dateOf(Number(y), Number(m), Number(d)) },
]

/** The day that a person meant, seen from when and where they said it. Undefined when no day can be told. */
export function resolveDate(text: string, asked: AskedWhen): LocalDate | undefined {
  const date = readDate(text, asked)
  return date !== undefined && isKeptDay(date) ? date : undefined
}

function readDate(text: string, { askedAt, timeZone, locale = 'en' }: AskedWhen): LocalDate | undefined {
  if (text.length > DAY_LENGTH_MAX) return undefined
  const today = localDateAt(askedAt, timeZone)
  const said = foldBlanks(withoutEnding(text.toLowerCase(), '.!?')).replace(LEAD, '')
  for (const { when, then } of RULES) {
    const match = when.exec(said)
    const date = match ? then(match, today) : undefined
    if (date !== undefined) return date
  }
  if (/^\d{4}-/.test(said) || isAmbiguous(said, locale)) return undefined
  return parseWithChrono(asSaidPlainly(said), today, locale)
}

/** "3 days" and "the next 3 days" end when "in 3 days" does; "Nov 27" would be read as a month of 2027. */
function asSaidPlainly(said: string): string {
  return said
    .replace(
      /^(?:for |within |(?:the )?next )?((?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:day|week|month|year)s?)$/,
      'in $1',
    )
    .replace(/(?:'s|s')? time$/, '')
    .replace(/^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?$/, '$2 $1')
}

function parseWithChrono(said: string, today: LocalDate, locale: string): LocalDate | undefined {
  const parser = isMonthFirst(locale) ? chrono.en.casual : chrono.en.GB
  // Noon of the local day told as UTC: no clock change and no zone of the machine can move it to another day.
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
  const index = name.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(name))
  if (index === -1) return undefined
  const ahead = (index + 1 - weekdayOf(today) + 7) % 7
  if (which === 'next') return addDays(endOfWeek(today), index + 1)
  return addDays(today, ahead === 0 && which !== 'this' ? 7 : ahead)
}

function endOfWeek(today: LocalDate): LocalDate {
  return addDays(today, 7 - weekdayOf(today))
}

/** "the 5th" is the next 5th, today included; "the 31st" waits for a month that has one. */
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

/** 12/03 is in March or in December; where the locale has no region to tell, nobody guesses. */
function isAmbiguous(said: string, locale: string): boolean {
  const [, left, right] = /^(\d{1,2})[/.](\d{1,2})(?:[/.]\d{2,4})?$/.exec(said) ?? []
  if (left === undefined || left === right || locale.includes('-') || !locale.startsWith('en')) return false
  return Number(left) <= 12 && Number(right) <= 12
}
