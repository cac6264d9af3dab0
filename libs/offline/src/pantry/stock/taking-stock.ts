import { withoutEnding } from '@alfred/language'
import {
  AMOUNT,
  BY_NOW,
  I_HAVE,
  LEAD,
  LIST_OF_ALL,
  LIST_OF_PLACE,
  NOW,
  PLACE,
  THERE_IS,
} from '../../reading/stock-frames.ts'

// Who takes stock tells what a place holds, or all that there is. It is told in many frames, and each of them is read as "there are ...".

type Frame = { from: RegExp; to: string }

const frame = (from: string, to: string): Frame => ({ from: new RegExp(`^${LEAD}${from}$`), to })

const JUST = "(?:(?:i|we|i've|we've|i'm|we're|i have|we have|just|only|have) )*"
const OF_PLACE = 'there are in $1 $2'

const frames: readonly Frame[] = [
  // "In the freezer there's ...", "in my pantry I have ...".
  frame(`(?:in|on|inside) (${PLACE})${NOW},?:? (?:${I_HAVE}|${THERE_IS})${NOW},?:? (.{3,})`, OF_PLACE),
  // "The fridge has ...", "our freezer holds ...".
  frame(`(${PLACE})${NOW}(?: has got| has| holds| contains|'s got)${NOW},?:? (.{3,})`, OF_PLACE),
  frame(`${LIST_OF_PLACE}(.{3,})`, OF_PLACE),
  frame(`${LIST_OF_ALL}(.{3,})`, 'there are $1'),
  // "Went to the market and got ...", "just did the weekly shop: ...".
  frame(
    `${JUST}(?:went|been|popped|nipped|got back|came back|come back|back|home)(?: home)? (?:to|from|in|round) (?:the |my )?(?!bed\\b|work\\b|school\\b)[a-z'& ]{2,25}?,? (?:and |we |i |just )*(?:got|bought|picked up|grabbed)(?! (?:it|them|nothing|some sleep)\\b) (.{3,})`,
    'i bought $1',
  ),
  frame(
    `${JUST}(?:did|done|finished)(?: with)? (?:the|my|our|a) (?:big |weekly |monthly )?(?:shop|shopping|food shop|groceries)(?:[:,]| and| -)+ (?:(?:i |we )?(?:got|bought|picked up) )?(.{3,})`,
    'i bought $1',
  ),
  frame(`${BY_NOW}(?:${THERE_IS}|${I_HAVE}) (.{3,})`, 'there are $1'),
]

/** Who tells where they have looked tells what is there: "I've had a look in the fridge. There's half a cucumber". */
const LOOKED = new RegExp(
  `^${LEAD}(?:i|we)(?:'ve| have|'m|'re| am| are)?(?: just| now| quickly)*(?: had a (?:quick )?look| looked| looking| checked| checking| been| gone)(?: in| into| inside| through| at)? (${PLACE})${NOW}[.:,;]+ (?:and |so )?(?:${THERE_IS}|${I_HAVE}) (?=${AMOUNT})`,
)

/** Who tells of the shopping in a sentence of its own tells what was bought in the next: "just did a big shop! 2 leeks and a dozen eggs". */
const SHOPPED = new RegExp(
  `^${LEAD}${JUST}(?:did|done|been|finished)(?: with)? (?:the|my|our|a|some) (?:big |weekly |monthly )?(?:shop|shopping|food shop|groceries)(?: (?:today|this morning|this afternoon|tonight|earlier|just now|at [a-z' ]{2,20}))?[.!:]+ (?=(?!(?:i|we|it|they|that|the|my|what|how|can|is|put|add|and)\\b)[a-z0-9])`,
)

/** A message in lower case with what it tells of places and of all that there is as plain statements: "there are in the fridge 2 eggs". */
export function asStatementsOfStock(text: string): string {
  return text
    .replace(LOOKED, 'there are in $1 ')
    .replace(SHOPPED, 'i bought ')
    .split(/(?<=[.;!?]) +/)
    .map(asStatement)
    .join(' ')
}

function asStatement(sentence: string): string {
  const said = withoutEnding(sentence, '.;!')
  const found = frames.find(({ from }) => from.test(said))
  return found === undefined
    ? sentence
    : `${said.replace(found.from, found.to)}${sentence.slice(said.length)}`
}
