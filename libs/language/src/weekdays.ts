import { addDays, weekdayOf, type LocalDate } from './local-date.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The name of a day of the week: "friday". */
export function weekdayNameOf(date: LocalDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? ''
}

/** The index of a weekday by its name or the beginning of it; 0 is Monday. -1 when there is none. */
export function weekdayNamed(name: string): number {
  return name.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(name))
}

/** The latest such weekday before today: "Monday" on a Monday is a week ago. */
export function lastWeekday(name: string, today: LocalDate): LocalDate | undefined {
  const index = weekdayNamed(name)
  return index === -1 ? undefined : addDays(today, -((weekdayOf(today) - (index + 1) + 7) % 7 || 7))
}

/**
 * Does the weekday at the beginning of the text, as in "Monday 27 November", match the date? True when the text has
 * none.
 */
export function agreesWithWeekday(said: string, date: LocalDate): boolean {
  const index = weekdayNamed(/^[a-z]+(?=\b)/.exec(said)?.[0] ?? '')
  return index === -1 || !/\d/.test(said) || weekdayOf(date) === index + 1
}
