import { z } from 'zod'

/** The range of days that are stored: a day outside was misread or mistyped. The database has the same bounds. */
export const DAY_MIN = '1900-01-01'
export const DAY_MAX = '2200-12-31'

/** True for a calendar day as YYYY-MM-DD; false for days such as 2026-13-01 or 31 November. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const longest = [31, isLeapYear(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return Number(day) >= 1 && Number(day) <= (longest[Number(month) - 1] ?? 0)
}

/** True for a calendar day within the stored range. */
export function isKeptDay(text: string): boolean {
  return isCalendarDay(text) && text >= DAY_MIN && text <= DAY_MAX
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** A calendar day within the stored range, as YYYY-MM-DD. */
export const daySchema = z.iso.date().refine(isKeptDay, `must be a day from ${DAY_MIN} to ${DAY_MAX}`)
