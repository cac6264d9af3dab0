/** Days without a time, as 'YYYY-MM-DD'. Arithmetic is done in UTC, where every day has 24 hours. */
export type LocalDate = string

const DAY_MS = 86_400_000
/** As far as a point in time can be told of; a count of days that a text names may lie beyond. */
const INSTANT_MAX = 8.64e15
const iso = (milliseconds: number): LocalDate | undefined =>
  Math.abs(milliseconds) <= INSTANT_MAX ? new Date(milliseconds).toISOString().slice(0, 10) : undefined
const at = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`)

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter costs far more to make than to use, so there is one for each zone. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-CA', options)
  formats.set(timeZone, format)
  return format
}

/** The calendar day that it is at this instant in this time zone. */
export function localDateAt(instant: string, timeZone: string): LocalDate {
  const part = new Map(
    formatFor(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`
}

/** From what is no day, and beyond the last one, nobody can count: it stays what it is. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return iso(at(date) + days * DAY_MS) ?? date
}

/** 1 is Monday, 7 is Sunday: weeks begin on Monday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(at(date)).getUTCDay() || 7
}

/** The last day of the month that lies this many months ahead. */
export function endOfMonth(date: LocalDate, monthsAhead = 0): LocalDate {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return iso(Date.UTC(year, month + monthsAhead, 0)) ?? date
}

/** Undefined when there is no such day, e.g. 31 November. */
export function dateOf(year: number, month: number, day: number): LocalDate | undefined {
  const date = iso(Date.UTC(year, month - 1, day))
  return date === [pad(year, 4), pad(month, 2), pad(day, 2)].join('-') ? date : undefined
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
