import { withoutEnding } from '@alfred/language'
import { shopPattern } from '../../reading/shop-words.ts'
import { normalise } from '../../reading/normalise.ts'
import { isKnownFood } from '../../understanding/index.ts'
import { readStockList } from './read-stock-list.ts'

// Who comes home or has had a delivery says so, and names what there is: "Ocado's just been! 6 eggs, 2 peppers".

const OPENING =
  "(?:(?:oh|so|right|ok|hi|hello|phew|yay|morning|evening)[ ,!]+)*(?:(?:i|we)(?:'ve| have|'m| am|'re| are)? )?(?:just |only |finally )*"
const DELIVERY =
  '(?:(?:weekly|food|online|grocery|big) )?(?:delivery|shopping|shop|order|groceries|(?:veg|veggie|vegetable|fruit|meat|milk) (?:box|bag|order|delivery)|hamper|click and collect|milkman)'
const COME =
  "(?:(?:'s| is| are| has| have|'ve)? ?(?:just |all |finally )*(?:been|come|came|arrived|here|turned up|delivered|unpacked|done|in))"
const WHEN = '(?: (?:today|now|just now|already|this (?:morning|afternoon|evening)|early))?'
const HEADS = [
  `${OPENING}(?:got |come |came )?(?:back|in|home) from (?:the )?${shopPattern}`,
  `${OPENING}(?:the |my |our )?(?:${shopPattern}'?s? )?${DELIVERY}${COME}`,
  `(?:the |my |our )?${shopPattern}${COME}`,
  `${OPENING}(?:unpacked|put away|did|done|finished) (?:the |my |our )?${DELIVERY}`,
  `${OPENING}(?:been|nipped|popped|went) (?:round )?to (?:the )?${shopPattern}`,
  `${OPENING}(?:picked up|got|grabbed|bought) (?:a few|some) (?:bits|things|bits and (?:bobs|pieces))(?: (?:from|at|in) (?:the )?${shopPattern})?`,
]
const HAS_COME = new RegExp(`^(?:${HEADS.join('|')})${WHEN}(?: ?[:;,.!]| -| –| with)+ (?<list>.+)$`, 'is')
/** Who goes on with a sentence names more than foods. */
const GOES_ON =
  /\b(?:no|not|got|get|bought|picked|grabbed|put|add|cross|tick|need|want|plan|make|cook|eat|everything|all|but|except|they|they're|it|i|we|had|was|were|is|are|what|how|which|can|breakfast|lunch|dinner|list)\b|\?/i

/** A message of what has come as a purchase of what it names. One that names anything else stays as it is. */
export function asBought(message: string): string {
  const list = HAS_COME.exec(withoutEnding(message.trim().replace(/[’‘`]/g, "'"), '.! '))?.groups?.['list']
  if (list === undefined || GOES_ON.test(list)) return message
  const { items, leftover } = readStockList(normalise(list))
  const areFoods = items.length > 0 && leftover.length === 0 && items.every(({ food }) => isKnownFood(food))
  return areFoods ? `I bought ${list}` : message
}
