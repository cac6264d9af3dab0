import { isCalendarDay } from '@alfred/contracts'
import { weekdayOf } from './local-date.ts'
import type { LocalDate } from './local-date.ts'
import { termsFor } from './wording/terms-for.ts'

/**
 * Formats a date in the language of the locale: "Fri 27 Nov", or "Fri Nov 27" for US locales; with the year if it is
 * not this year. A day that does not exist is called unknown: a row or a text may hold anything.
 */
export function sayDate(date: LocalDate, { locale, today }: { locale: string; today: LocalDate }): string {
  const terms = termsFor(locale)
  if (!isCalendarDay(date)) return terms.unknownDay
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return terms.day({
    weekday: weekdayOf(date),
    day,
    month,
    year: date.slice(0, 4) === today.slice(0, 4) ? null : year,
    isMonthFirst: /-US$/i.test(locale),
  })
}
