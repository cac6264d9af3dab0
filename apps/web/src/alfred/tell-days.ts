import { dayOf } from './days.ts'

// The words of the pages are English, whatever the browser speaks: a date of another language among them would read badly.
const own = globalThis.navigator?.language ?? 'en-GB'
const LOCALE = own.startsWith('en') ? own : 'en-GB'
const weekdayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', month: 'short' })
const yearFormat = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })
const momentFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })
const timeFormat = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' })
const numberFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })
const roundFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

/** From here on a day needs its year, and no weekday. */
const FAR_DAYS = 200
const DAY_MS = 24 * 60 * 60 * 1_000

/** A day at noon, so that no change of the clock makes another of it. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`)

/** How many days it is from today: 0 is today, 1 is tomorrow. */
export function daysUntil(day: string): number {
  return Math.round((noonOf(day).getTime() - noonOf(dayOf(new Date())).getTime()) / DAY_MS)
}

export function addDays(day: string, count: number): string {
  const moment = noonOf(day)
  moment.setDate(moment.getDate() + count)
  return dayOf(moment)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((noonOf(day).getDay() + 6) % 7))
}

/** "today", "tomorrow", "Fri 27 Nov". */
export function tellDay(day: string): string {
  const names: Readonly<Record<string, string>> = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }
  const away = daysUntil(day)
  return names[String(away)] ?? tellShortDay(day)
}

/** "Fri 27 Nov"; with its year where it is far. */
export function tellShortDay(day: string): string {
  const format = Math.abs(daysUntil(day)) > FAR_DAYS ? yearFormat : weekdayFormat
  return format.format(noonOf(day))
}

/** "14:05" of today, else the day with its time. */
export function tellMoment(at: string): string {
  const moment = new Date(at)
  return dayOf(moment) === dayOf(new Date()) ? timeFormat.format(moment) : momentFormat.format(moment)
}

export function tellNumber(value: number): string {
  return numberFormat.format(value)
}

/** A figure as it is read at a glance: whole from ten on. */
export function tellFigure(value: number): string {
  return Math.abs(value) >= 10 ? roundFormat.format(value) : numberFormat.format(Math.round(value * 10) / 10)
}
