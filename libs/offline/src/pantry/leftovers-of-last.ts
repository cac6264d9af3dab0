import type { TurnBrief } from '@alfred/contracts'
import { readNumber } from '@alfred/language'
import { comingDayPattern } from '../reading/day-words.ts'
import { mealNamed, mealPattern } from '../reading/meal-words.ts'
import { dishCookedFrom } from './cooked-from.ts'
import { isToolIntent } from './kitchen-intent.ts'
import type { Intent } from './kitchen-intent.ts'
import { planOfDish } from './plan-of-dish.ts'

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
  `^(?:(?:and|oh|so)[ ,]+)?${HAVE}${COUNT}${OVER}(?:,? (?:they're |they are |it's |it is )?in the fridge)?(?:[,;.]? (?:and |so )?${EATEN})?[.!]*$`,
  'i',
)
/** How a reply tells what was cooked, and that what was left of it is kept already. */
const COOKED = /\bCooked "(?<dish>[^"]{1,160})"/
const IS_KEPT = /\bleftovers\b/

type Before = { brief: TurnBrief | null; before: readonly Intent[] }

/**
 * Reads "2 servings left" right behind a dish that was cooked: keeps them, and plans them where a day or a meal for them is told. Undefined for
 * anything else. The dish is a value of the calls and is never read as words of the person: a name may be a stranger's.
 */
export function leftoversOfLast(message: string, { brief, before }: Before): Intent[] | undefined {
  const { count, meal, day, last } = LEFT_OVER.exec(message.trim())?.groups ?? {}
  const response = brief?.recent_turns.at(-1)?.response ?? ''
  const dish = COOKED.exec(response)?.groups?.['dish'] ?? dishCooked(before) ?? dishMade(brief)
  if (count === undefined || dish === null || IS_KEPT.test(response)) return undefined
  const quantity = /^half$/i.test(count) ? 0.5 : (readNumber(count.toLowerCase()) ?? 1)
  const nothing = { expires: null, opened: null }
  const kept: Intent = {
    tool: 'add_item',
    arguments: { food: dish.slice(0, 120), quantity, unit: 'serving', location: 'fridge', ...nothing },
  }
  const eatenAt = meal ?? last
  if (eatenAt === undefined && day === undefined) return [kept]
  const planned = planOfDish({
    day: day?.toLowerCase() ?? 'today',
    meal: mealNamed(eatenAt?.toLowerCase() ?? '') ?? 'dinner',
    title: `leftover ${dish}`,
  })
  return [kept, planned]
}

/** A dish that is no recipe, of which the message before told what went into it. */
function dishMade(brief: TurnBrief | null): string | null {
  const made = dishCookedFrom(brief?.recent_turns.at(-1)?.message ?? '')
  return made === undefined || !/\bused\b/i.test(brief?.recent_turns.at(-1)?.response ?? '') ? null : made
}

function dishCooked(intents: readonly Intent[]): string | null {
  const [cooked, ...others] = intents.filter(isToolIntent)
  return cooked?.tool === 'cook_recipe' && others.length === 0 ? cooked.arguments.name : null
}
