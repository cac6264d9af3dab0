import type { TurnBrief } from '@alfred/contracts'
import { comingDayPattern } from '../reading/day-words.ts'
import { isToolIntent } from './kitchen-intent.ts'
import type { Intent } from './kitchen-intent.ts'
import { mealPattern } from '../reading/meal-words.ts'

const COUNT =
  '(?:(?:about|around|still) )*(?<count>\\d{1,2}|one|two|three|four|five|six|half|an?) (?:servings?|portions?|plates?|bowls?|helpings?)'
const HAVE = "(?:(?:there(?:'s| is| are)|(?:i|we) (?:have|had|kept|saved)|(?:i|we)'ve got|that leaves) )?"
const OVER =
  '(?: of (?:it|that|them))? ?(?:(?:is|are|were) )?(?:left ?over|left|leftover|rest|over|to spare|for (?:later|tomorrow))'
const DAY = `(?:${comingDayPattern})`
/** "We'll have them on Sunday for lunch", "for lunch on Sunday". */
const EATEN = `(?:we'll|i'll|we will|i will|let's|let us) (?:have|eat|finish|take) (?:it|them|that|those) (?:(?:for|as) (?<meal>${mealPattern}) ?)?(?:(?:on |for )?(?<day>${DAY}))?(?:(?:'s)? (?:for |as )?(?<last>${mealPattern}))?`

/** What is left of a dish, told after it was cooked: "there are 2 servings left, we'll have them for lunch on Sunday". */
const LEFT_OVER = new RegExp(
  `^(?:(?:and|oh|so)[ ,]+)?${HAVE}${COUNT}${OVER}(?:[,;.]? (?:and |so )?${EATEN})?[.!]*$`,
  'i',
)

/**
 * Completes "2 servings left" behind a dish that was cooked to a request that keeps them, and plans them where a day or a meal for them is
 * told. Null for anything else.
 */
export function leftoversOfLast(
  message: string,
  { brief, before }: { brief: TurnBrief | null; before: readonly Intent[] },
): string | null {
  const { count, meal, day, last } = LEFT_OVER.exec(message.trim())?.groups ?? {}
  const cooked = brief?.recent_turns.map(({ response }) => COOKED.exec(response)?.groups?.['dish']) ?? []
  const told = cooked.findLast((dish) => dish !== undefined)
  const dish = told ?? dishCooked(before)
  if (count === undefined || dish === null) return null
  const kept = `add ${/^an?$/i.test(count) ? 1 : count} servings of ${dish} to the fridge`
  const eatenAt = meal ?? last
  if (eatenAt === undefined && day === undefined) return kept
  return `${kept}. plan leftover ${dish} for ${eatenAt ?? 'dinner'} on ${day ?? 'today'}`
}

function dishCooked(intents: readonly Intent[]): string | null {
  const [cooked, ...others] = intents.filter(isToolIntent)
  return cooked?.tool === 'cook_recipe' && others.length === 0 ? cooked.arguments.name : null
}

/** How a reply tells what was cooked. */
const COOKED = /\bCooked "(?<dish>[^"]+)"/
