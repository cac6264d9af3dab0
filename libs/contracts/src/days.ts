import { z } from 'zod'

/** The days that are kept: one that lies outside was misread or mistyped. The database has the same bounds. */
export const DAY_MIN = '1900-01-01'
export const DAY_MAX = '2200-12-31'

/** Is it a day of the calendar, as YYYY-MM-DD? There is no 2026-13-01, and no 31 November. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const longest = [31, isLeapYear(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return Number(day) >= 1 && Number(day) <= (longest[Number(month) - 1] ?? 0)
}

/** Is it a day of the calendar that is kept? */
export function isKeptDay(text: string): boolean {
  return isCalendarDay(text) && text >= DAY_MIN && text <= DAY_MAX
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** A day that is kept, as YYYY-MM-DD. */
export const daySchema = z.iso.date().refine(isKeptDay, `must be a day from ${DAY_MIN} to ${DAY_MAX}`)
