import { weekdayPattern } from '../reading/day-words.ts'
import { mealNamed, mealPattern } from '../reading/meal-words.ts'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'

const MEAL = `(?:${mealPattern})`
const DAY = `(?:yesterday|last night|(?:last |on )?${weekdayPattern}|the day before yesterday)`
const REPEATED: readonly RegExp[] = [
  new RegExp(
    `^(?:log |track |i (?:had|ate) |had |ate )?(?:the |my )?(?:exact )?same (?:thing |things |food |meal )?(?:as |like )(?:i (?:had|ate) )?(?<day>${DAY})(?: for (?<meal>${MEAL}))?$`,
  ),
  new RegExp(
    `^(?:log |track |i (?:had|ate) |had |ate )?(?:the |my )?(?:exact )?same (?<meal>${MEAL}) (?:as |like )(?:i (?:had|ate) )?(?<day>${DAY})$`,
  ),
  new RegExp(
    `^(?:log |repeat |copy )(?<day>yesterday|last night)(?:'s)?(?: (?<meal>${MEAL}))?(?: again| for today)?$`,
  ),
  new RegExp(`^(?:for (?<meal>${MEAL}) )?(?:i (?:had|ate) |had |log )the same (?:as |like )(?<day>${DAY})$`),
]

/** Parses a request to log again what was eaten on another day. */
export function readRepetition({ text }: Sentence): Intent[] | undefined {
  for (const pattern of REPEATED) {
    const groups = pattern.exec(text)?.groups
    if (groups === undefined) continue
    const meal = mealNamed(groups['meal'] ?? '')
    const fromDay = groups['day'] ?? null
    return [{ tool: 'repeat_meal', arguments: { fromDay, fromMeal: meal, meal, day: null } }]
  }
  return undefined
}
