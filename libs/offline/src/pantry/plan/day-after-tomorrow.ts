import type { TurnBrief } from '@alfred/contracts'
import { addDays, localDateAt, weekdayNameOf } from '@alfred/language'

const DAY_AFTER = /\b(?:the )?day after tomorrow\b/gi

/**
 * The brief with "the day after tomorrow" as the weekday that it is: a reader that ends at "tomorrow" would take the day before it, and the rest of
 * the words for the name of a dish.
 */
export function withDayAfterTomorrow(brief: TurnBrief): TurnBrief {
  const today = localDateAt(brief.asked_at, brief.time_zone)
  const named = (text: string): string => text.replace(DAY_AFTER, weekdayNameOf(addDays(today, 2)))
  return { ...brief, message: named(brief.message), route: { ...brief.route, goal: named(brief.route.goal) } }
}
