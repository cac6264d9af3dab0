import { shortWeekdayPattern, weekdayPattern } from '../../reading/day-words.ts'
import type { Act } from '../things/situation.ts'
import { text } from '../words/words-of-slots.ts'

const WEEKDAYS = new RegExp(`\\b${shortWeekdayPattern}\\b`, 'gi')
const WEEKDAY = new RegExp(`^${weekdayPattern}$`, 'i')

/** As many letters tell the weekdays apart. */
const nameOf = (day: string): string => day.slice(0, 3).toLowerCase()

/** Would a dish be planned for a weekday of the turn before, where the message names another: "leftovers for lunch sat" behind "no fri"? */
export function plansAnotherDay({ tool, meals }: Act, message: string): boolean {
  const said = (message.match(WEEKDAYS) ?? []).map(nameOf)
  if (tool !== 'plan_meals' || !Array.isArray(meals) || said.length === 0) return false
  return (meals as { day?: unknown }[]).some(({ day }) => {
    const planned = text(day)
    return WEEKDAY.test(planned) && !said.includes(nameOf(planned))
  })
}
