import { daysFromToday, WEEKDAYS } from './is-on-day.ts'

const MEALS = ['breakfast', 'lunch', 'snack', 'dinner']

/** A day as it was said or as a date, and a meal of it. */
type MealTime = { day?: unknown; meal?: unknown }

/** Is the first of two meals eaten before the second, told at a moment (ISO 8601)? Weekdays count from monday on, but sunday comes before monday. False where that is not known. */
export function isBefore([one, other]: readonly [MealTime, MealTime], now: string): boolean {
  const [first, second] = [String(one.day), String(other.day)]
  if (first === second) {
    const [meal, later] = [MEALS.indexOf(String(one.meal)), MEALS.indexOf(String(other.meal))]
    return meal >= 0 && meal < later
  }
  const [weekday, laterWeekday] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(second)]
  if (weekday >= 0 && laterWeekday >= 0)
    return weekday < laterWeekday || (weekday === 6 && laterWeekday === 0)
  const [away, laterAway] = [daysFromToday(first, now), daysFromToday(second, now)]
  return away !== undefined && laterAway !== undefined && away < laterAway
}
