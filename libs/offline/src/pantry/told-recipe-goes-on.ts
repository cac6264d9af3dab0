import type { TurnBrief } from '@alfred/contracts'
import { readNumber, withoutEnding } from '@alfred/language'
import type { Intent } from './kitchen-intent.ts'
import { readDictated } from './read-pasted.ts'

type Given = Pick<TurnBrief, 'message' | 'pending' | 'recent_turns'>

/** For how many it is: "it's for 2", "serves four", "that makes 12". */
const SERVES =
  /^(?:(?:oh|and|so|by the way|btw|also)[ ,]+)*(?:(?:it|that|this)(?:['’]?s| is)?(?: enough)? |the recipe is )?(?:for|serves|makes|feeds) (?:about )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)(?: people| persons| servings| portions| of us)?[.! ]*$/i
/** What is to be done, in the words of a recipe: "Bake it 40 minutes at 160". */
const STEP =
  /^(?:(?:then|and|and then|you|so|oh and|now)[ ,]+)*(?:bake|mix|stir|fry|boil|simmer|roast|grill|chill|rub|knead|whisk|beat|fold|pour|heat|preheat|roll|press|shape|blend|sift|cream|melt|combine|sprinkle|season|marinate|toss|drain|mash|steam|toast|spread|rest)\b[^?]{4,400}$/i

/** Words of what is to be cooked some day, or written somewhere, and of no step: "roast chicken for dinner tomorrow". */
const ELSEWHERE =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|breakfast|lunch|dinner|supper|list|plan|diary|instead)\b/i

/** The recipe that was told and waits to be saved, with the servings or the step that this message adds to it. Undefined for any other message. */
export function toldRecipeGoesOn({ message, pending, recent_turns: turns }: Given): Intent[] | undefined {
  if (partOf(message) === undefined) return undefined
  const said = turns.map((turn) => turn.message)
  // Once it is agreed to, the message that was agreed to is the last of them.
  const before = said.at(-1) === message ? said.slice(0, -1) : said
  const first = before.findLastIndex((one) => readDictated(one) !== undefined)
  const behind = [...before.slice(first + 1), message].map(partOf)
  const isWaiting = pending === null || pending.message === undefined || pending.message === said.at(-1)
  if (first === -1 || !isWaiting || behind.some((part) => part === undefined)) return undefined
  const told = withoutEnding((before[first] ?? '').trim(), '.! ')
  return readDictated([told, ...behind].join('. '))
}

/** What a message adds to a recipe, as recipes say it. */
function partOf(message: string): string | undefined {
  const said = withoutEnding(message.trim(), '.! ')
  const count = readNumber(SERVES.exec(said)?.groups?.['count'] ?? '')
  if (count !== undefined) return `Serves ${count}`
  return STEP.test(said) && !ELSEWHERE.test(said) ? said : undefined
}
