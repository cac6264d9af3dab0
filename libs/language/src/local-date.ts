/** Days without a time, as 'YYYY-MM-DD'. Arithmetic is done in UTC, where every day has 24 hours. */
export type LocalDate = string

const DAY_MS = 86_400_000
/** The largest time stamp that JavaScript can represent; a number of days in a text may lead beyond it. */
const INSTANT_MAX = 8.64e15
const iso = (milliseconds: number): LocalDate | undefined =>
  Math.abs(milliseconds) <= INSTANT_MAX ? new Date(milliseconds).toISOString().slice(0, 10) : undefined
const at = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the cached formatter of a time zone, since creating one is far more expensive than using it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-CA', options)
  formats.set(timeZone, format)
  return format
}

/** The calendar day at this instant in this time zone. */
export function localDateAt(instant: string, timeZone: string): LocalDate {
  const part = new Map(
    formatFor(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`
}

/** The time of the clock at this instant in this time zone, as HH:MM. */
export function localTimeAt(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  )
}

/** Adds days to a date. An invalid date, or one whose result cannot be represented, is returned unchanged. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return iso(at(date) + days * DAY_MS) ?? date
}

/** The number of the weekday: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(at(date)).getUTCDay() || 7
}

/** The last day of the month that is `monthsAhead` months after the date's own. */
export function endOfMonth(date: LocalDate, monthsAhead = 0): LocalDate {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return iso(Date.UTC(year, month + monthsAhead, 0)) ?? date
}

/** The date of these parts. Undefined when it does not exist, e.g. 31 November. */
export function dateOf(year: number, month: number, day: number): LocalDate | undefined {
  const date = iso(Date.UTC(year, month - 1, day))
  return date === [pad(year, 4), pad(month, 2), pad(day, 2)].join('-') ? date : undefined
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
