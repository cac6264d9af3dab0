import type { TurnBrief } from '@alfred/contracts'
import type { ToolIntent } from '../kitchen-intent.ts'
import { mealNamed } from '../../reading/meal-words.ts'
import { namesADay } from '../plan/dishes-of-days.ts'
import { readStockList } from '../stock/read-stock-list.ts'

// Who has just put something on the list thinks of more, which need be no food: "ooh and matches", "batteries too".

/** How a reply tells that something was put on the list, or is on it. */
const PUT = /(?:^|\n|\. )Put .+ on the shopping list|is on the shopping list already/

const SOUND = '(?:(?:oh|ooh|ah|um|er|yes|ok|please|actually|wait)[ ,!]+)*'
const ALSO = new RegExp(
  `^${SOUND}(?:(?:and|plus|also|oh,?|ooh,?) (?:also |maybe |some )*(?<behind>.{3,80}?)(?: too| as well| please)*|(?<before>.{3,60}?) (?:too|as well)(?: please)?)$`,
)
/** Words of what people say beside a list, and of what is done with other things. */
const NO_THING =
  /\b(?:thanks?|thank you|cheers|bye|night|love(?:ly)?|great|good|done|all|everything|nothing|that|that's|it|it's|this|one|ones|more|another|same|you|me|us|him|her|my|your|have|had|ate|eat|plan|move|cook|make|show|tell|remind|remove|take|is|are|was|off|list|recipe|calories|protein|goal|then|now|again|later|when|what|how|where|who|why|not|no)\b/
const WORDS_MAX = 3

/** What is named right behind lines that were put on the list, as more of them. Undefined for anything else. */
export function alsoPut(part: string, turns: TurnBrief['recent_turns']): ToolIntent[] | undefined {
  const { behind, before } = ALSO.exec(part)?.groups ?? {}
  const named = behind ?? before
  if (named === undefined || NO_THING.test(named) || !PUT.test(turns.at(-1)?.response ?? '')) return undefined
  const { items, leftover } = readStockList(named)
  const areThings = items.every(
    ({ food, extent }) =>
      extent !== 'vague' &&
      food.split(' ').length <= WORDS_MAX &&
      mealNamed(food) === null &&
      !namesADay(food),
  )
  if (items.length === 0 || leftover.length > 0 || !areThings) return undefined
  return items.map(({ food, quantity, unit }) => ({
    tool: 'add_to_shopping',
    arguments: { food, quantity, unit },
  }))
}
