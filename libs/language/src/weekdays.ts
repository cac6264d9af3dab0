import { addDays, weekdayOf, type LocalDate } from './local-date.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** 0 is Monday. -1 for what begins no name of a day. */
export function weekdayNamed(name: string): number {
  return name.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(name))
}

/** The latest such day before this one: "Monday" on a Monday was a week ago. */
export function lastWeekday(name: string, today: LocalDate): LocalDate | undefined {
  const index = weekdayNamed(name)
  return index === -1 ? undefined : addDays(today, -((weekdayOf(today) - (index + 1) + 7) % 7 || 7))
}

/** Does a text that begins with the name of a day, "Monday 27 November", name the one that this date is? */
export function agreesWithWeekday(said: string, date: LocalDate): boolean {
  const index = weekdayNamed(/^[a-z]+(?=\b)/.exec(said)?.[0] ?? '')
  return index === -1 || !/\d/.test(said) || weekdayOf(date) === index + 1
}
