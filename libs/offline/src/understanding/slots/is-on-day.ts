const WEEK = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const DAY_MS = 86_400_000

/** Days that are told from today: how many later they are. */
const FROM_TODAY: Readonly<Record<string, number>> = {
  ...{ today: 0, tonight: 0, 'this evening': 0, 'this morning': 0 },
  ...{ tomorrow: 1, 'tomorrow night': 1, yesterday: -1, 'last night': -1, 'yesterday evening': -1 },
}

/** The days of the week from monday on. */
export const WEEKDAYS = [...WEEK.slice(1), 'sunday']

/** How many days from today a day is: a date, "tomorrow", or a weekday, which is the next one of its name. Undefined for others. */
export function daysFromToday(day: string, now: string): number | undefined {
  const told = FROM_TODAY[day]
  if (told !== undefined) return told
  const today = now.slice(0, 10)
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  const weekday = WEEK.indexOf(day)
  return weekday < 0 ? undefined : (weekday - new Date(today).getUTCDay() + 7) % 7
}

/** Is a date (YYYY-MM-DD) the day that was said, told at a moment (ISO 8601)? A weekday is that of the week around. */
export function isOnDay(date: string, said: string, now: string): boolean {
  if (date === said) return true
  const away = Math.round((Date.parse(date) - Date.parse(now.slice(0, 10))) / DAY_MS)
  const told = FROM_TODAY[said]
  if (told !== undefined) return away === told
  const weekday = WEEK.indexOf(said.replace(/^(?:this|next|last|on) /, ''))
  // On a sunday, "next sunday" is not today, and "last sunday" is not either.
  if ((said.startsWith('next ') && away <= 0) || (said.startsWith('last ') && away >= 0)) return false
  return weekday >= 0 && Math.abs(away) < 7 && new Date(date).getUTCDay() === weekday
}
