import { isKeptDay } from '@alfred/contracts'
import { addDays, dateOf, localDateAt, type LocalDate } from './local-date.ts'
import { DAY_LENGTH_MAX, resolveDate, type AskedWhen } from './resolve-date.ts'
import { readNumber } from './read-number.ts'
import { foldBlanks, withoutEnding } from './trim-text.ts'
import { agreesWithWeekday, lastWeekday } from './weekdays.ts'

const LEAD = /^(?:(?:on|from|for|at|back on|the|this|my)\s+)+/
const PART_OF_DAY = / (?:morning|afternoon|evening|night|noon|lunchtime)$/

type Rule = { when: RegExp; then: (match: RegExpExecArray, today: LocalDate) => LocalDate | undefined }

/** Phrases for past days. "Monday" on a Monday is a week ago: for the current day people say "today". */
const RULES: readonly Rule[] = [
  { when: /^(?:today|now|tonight|morning|afternoon|evening|so far today)$/, then: (_, today) => today },
  { when: /^(?:yesterday|last night)$/, then: (_, today) => addDays(today, -1) },
  { when: /^day before yesterday$/, then: (_, today) => addDays(today, -2) },
  {
    when: /^(\w+) (day|week)s? ago$/,
    then: ([, count = '', unit], today) => daysAgo(count, unit === 'week' ? 7 : 1, today),
  },
  { when: /^(?:last |past )?([a-z]{3,9})$/, then: ([, name = ''], today) => lastWeekday(name, today) },
  { when: /^(\d{4})-(\d{2})-(\d{2})$/, then: ([, y, m, d]) => dateOf(Number(y), Number(m), Number(d)) },
  { when: /^(\d{1,2})(?:st|nd|rd|th)$/, then: ([, day], today) => lastDayOfMonth(Number(day), today) },
]

/**
 * Resolves a phrase to the day of a diary, today at the latest: "on Monday" is the last Monday, "27 Nov" the last 27
 * November. Undefined when there is no such day or it is in the future.
 */
export function resolvePastDate(text: string, asked: AskedWhen): LocalDate | undefined {
  if (text.length > DAY_LENGTH_MAX) return undefined
  const today = localDateAt(asked.askedAt, asked.timeZone)
  const said = foldBlanks(withoutEnding(text.toLowerCase(), '.!?')).replace(LEAD, '')
  const date =
    byRules(said, today) ?? byRules(said.replace(PART_OF_DAY, ''), today) ?? byCalendar(said, asked, today)
  return date !== undefined && date <= today && isKeptDay(date) ? date : undefined
}

function byRules(said: string, today: LocalDate): LocalDate | undefined {
  for (const { when, then } of RULES) {
    const match = when.exec(said)
    const date = match ? then(match, today) : undefined
    if (date !== undefined) return date
  }
  return undefined
}

/** Resolves a calendar date such as "27 Nov" or "12/11". Without a year, a future date is moved one year back. */
function byCalendar(said: string, asked: AskedWhen, today: LocalDate): LocalDate | undefined {
  if (!/\d/.test(said) || /^(?:in|next|within|\d+ (?:day|week|month|year))/.test(said)) return undefined
  const date = resolveDate(said, asked)
  if (date === undefined || date <= today || /\d{4}/.test(said)) return date
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const before = dateOf(year - 1, month, day)
  return before !== undefined && agreesWithWeekday(said, before) ? before : undefined
}

function daysAgo(count: string, length: number, today: LocalDate): LocalDate | undefined {
  const days = readNumber(count)
  return days === undefined || !Number.isInteger(days) || days > 400
    ? undefined
    : addDays(today, -days * length)
}

/** The last day with this number, today included: "the 31st" is in the last month that has one. */
function lastDayOfMonth(day: number, today: LocalDate): LocalDate | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = [0, 1, 2].map((back) => {
    const count = year * 12 + month - 1 - back
    return dateOf(Math.floor(count / 12), (count % 12) + 1, day)
  })
  return months.find((date) => date !== undefined && date <= today)
}
