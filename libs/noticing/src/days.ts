const DAY_MS = 86_400_000

/** Whole days from one date to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** A day within a week in a word that a request understands: "today", "tomorrow", "thursday". */
export function nameDay(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .toLowerCase()
}

/** The end of a day in every time zone of the world, which is when what holds for it ends. */
export function endOfDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 38 * 3_600_000).toISOString()
}
