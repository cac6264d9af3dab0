import type { TurnBrief } from '@alfred/contracts'
import { plainWords, readFood } from '@alfred/language'
import type { Intent } from './coach-intent.ts'

// Reads that the question of the turn before is asked of another food: "and brown sugar" behind "how many grams is a cup of flour".

const ASKED =
  /^(?:and|and what about|what about|how about|and how about|same for|and for|and in|ok and)(?: (?:for|of|in))? (?<food>(?!the\b|my\b|then\b|what\b|how\b|i\b|we\b|it\b|that\b)[a-z][a-z' -]{1,40}|\d.{2,40})$/
/** What may be told, bought or planned all the same. */
const TOLD =
  /\b(?:list|fridge|freezer|for (?:breakfast|lunch|dinner|supper|tea)|today|tomorrow|yesterday|too|as well|please)\b/

/** The calls of the turn before, which are read anew by `read`. */
export function sameAskedOf(
  { message, recent_turns: turns }: Pick<TurnBrief, 'message' | 'recent_turns'>,
  read: (message: string) => Intent[],
): Intent[] | undefined {
  const text = plainWords(message)
  const said = ASKED.exec(text)?.groups?.['food']
  // Of a row of foods the question stands before the first of them.
  const before = turns.findLast((turn) => !ASKED.test(plainWords(turn.message)))?.message
  if (said === undefined || before === undefined || TOLD.test(text)) return undefined
  const phrase = readFood(said)
  if (phrase === undefined || phrase.extent === 'all' || phrase.extent === 'vague') return undefined
  const [asked, ...others] = read(before)
  if (asked === undefined || others.length > 0) return undefined
  const { food, quantity, unit } = phrase
  const amount = quantity === null ? {} : { quantity, unit }
  if (asked.tool === 'convert_amount' && asked.arguments.food !== null)
    return [{ tool: 'convert_amount', arguments: { ...asked.arguments, ...amount, food } }]
  if (asked.tool === 'lookup_nutrition')
    return [{ tool: 'lookup_nutrition', arguments: { ...asked.arguments, ...amount, food } }]
  if (asked.tool === 'compare_foods')
    return [
      { tool: 'compare_foods', arguments: { ...asked.arguments, foods: [...asked.arguments.foods, food] } },
    ]
  return undefined
}
