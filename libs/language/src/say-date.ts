import { isCalendarDay } from '@alfred/contracts'
import type { LocalDate } from './local-date.ts'

/** The description of a day that does not exist: a row or a text may hold anything. */
const UNKNOWN_DAY = 'an unknown day'

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** Formats a date: "Fri 27 Nov", or "Fri Nov 27" for US locales; with the year if it is not this year. */
export function sayDate(date: LocalDate, { locale, today }: { locale: string; today: LocalDate }): string {
  if (!isCalendarDay(date)) return UNKNOWN_DAY
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`))
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? ''
  const day = /-US$/i.test(locale) ? `${part('month')} ${part('day')}` : `${part('day')} ${part('month')}`
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`
  return `${part('weekday')} ${day}${year}`
}
