import type { TurnBrief } from '@alfred/contracts'
import { isKnownFood } from '../understanding/index.ts'
import type { Intent } from './coach-intent.ts'
import { isDishByName } from './dish-by-name.ts'
import { SHARES } from './share-eaten.ts'
import { plainSentences, type Sentence } from './plain-sentences.ts'
import { readMeal, takeMealAndDay, type EatenItem } from './read-eaten.ts'

// Reads what would come of eating something: "if I had a whole pizza tonight where would that leave me", "can I squeeze in a Magnum".
// It is told beside what the day has come to, and nothing is logged.

const EAT =
  '(?:had|have|ate|eat|drank|drink|smashed|smash|scoffed|polished off|demolished|got|get|order(?:ed)?|went for|go for|added|add)'
const FOODS = '(?<foods>[^?.!]{3,120}?)'
const ASKED =
  '(?:(?:where|what|how much|how many [a-z]+) (?:would|will|does|do) (?:that|it|this|i)\\b[^?.!]{0,60}|how (?:would|will) (?:that|it|i)\\b[^?.!]{0,60}|(?:would|will) (?:that|it|i) (?:be|put|take|go|still|have|fit|push)\\b[^?.!]{0,60}|am i (?:over|still)\\b[^?.!]{0,40})'
const WOULD: readonly RegExp[] = [
  new RegExp(`^(?:and )?what if i(?:'d| were to)? (?:just |then |also )?${EAT} ${FOODS}(?:,? ${ASKED})?$`),
  new RegExp(
    `^(?:so |and )?if i(?:'d| were to)? (?:just |then |also )?${EAT} ${FOODS},? (?:then )?${ASKED}$`,
  ),
  new RegExp(`^${ASKED} if i(?:'d| were to)? (?:just |then |also )?${EAT} ${FOODS}$`),
  new RegExp(
    `^(?:can|could|might|may) i (?:still |just )?(?:squeeze in|fit in|afford|get away with|make room for|work in) ${FOODS}$`,
  ),
  new RegExp(`^(?:can|could) i (?:still )?(?:fit|squeeze|work) ${FOODS} in$`),
  new RegExp(
    `^(?:would|will) ${FOODS} (?:put|take|push|send) me over(?: (?:my|the) (?:limit|goal|target|calories))?$`,
  ),
  new RegExp(
    `^(?:would|will|does|do) ${FOODS} (?:fit|still fit)(?: in(?:to)?)?(?: (?:my|the|today's) (?:day|goals?|limit|macros|calories|budget))?$`,
  ),
]
/** What is no food of a day: a wish for a dish, a thing of the stock, a person's goals. */
const NO_FOODS =
  /^(?:(?:it|that|this|them|those|these|one|more|less|another|some|nothing|enough|time|to)\b|(?:my|the) (?:goals?|target|limit|dinner|lunch|breakfast)$)|\b(?:instead|freezer|fridge|oven|list|recipe|pan|tin lid|allerg\w+|plan)\b/
const WHEN =
  / (?:tonight|today|tomorrow|now|later|(?:this|in the) (?:evening|afternoon|morning)|before bed|as well|too|then|after(?:wards)?)$/
const WHOLE = /^(?:a |an |the )?(?:whole|entire|full) /
/** Pizza is told by how wide it is: "a 12 inch pepperoni". */
const INCHES = /\b(?:\d{1,2}|six|eight|nine|ten|twelve|fourteen)[ -]?(?:inch(?:es)?|") ?(?<kind>[a-z -]*)$/

type Told = Pick<TurnBrief, 'recent_turns'>

const LOOKED_UP_MAX = 4

/** What the foods of a question would have, beside what the day has come to. */
export function readWhatIf({ text }: Sentence, { recent_turns: turns }: Told): Intent[] | undefined {
  const items = foodsOf(text) ?? shareOfBefore(text, turns)
  if (items === undefined) return undefined
  const lookups = items.slice(0, LOOKED_UP_MAX).map(({ food, quantity, unit }): Intent => ({
    tool: 'lookup_nutrition',
    arguments: { food, quantity, unit, nutrient: null },
  }))
  return [{ tool: 'get_today_progress', arguments: { day: null } }, ...lookups]
}

function foodsOf(text: string): EatenItem[] | undefined {
  const said = WOULD.map((pattern) => pattern.exec(text)?.groups?.['foods']).find((one) => one !== undefined)
  if (said === undefined) return undefined
  const { rest } = takeMealAndDay(said.replace(WHEN, ''))
  if (NO_FOODS.test(rest)) return undefined
  const { items, questions } = readMeal(asPizza(rest.replace(WHOLE, 'a ')))
  // What has no figures is said to have none; without any food it asks for something else.
  const areFoods = items.some(({ food }) => isKnownFood(food) || isDishByName(food))
  return items.length === 0 || questions.length > 0 || !areFoods ? undefined : items
}

function asPizza(said: string): string {
  const { kind } = INCHES.exec(said)?.groups ?? {}
  if (kind === undefined) return said
  const named = kind.replace(/ ?pizza$/, '').trim()
  return `a ${named === '' ? '' : `${named} `}pizza`
}

const SHARE =
  /^(?:(?:and|or|so|just|what about|how about|what if i (?:just )?(?:had|have)|then|only)[ ,]+){0,4}(?<share>half|a half|a third|a quarter|two|three|2|3)(?: of)?(?: (?:one|it|that|them|those|this))?(?: then| instead)?[?.! ]*$/i
const TIMES: Readonly<Record<string, number>> = { ...SHARES, two: 2, three: 3, '2': 2, '3': 3 }

/** "And half of one", behind such a question, is asked as it was. */
function shareOfBefore(text: string, turns: Told['recent_turns']): EatenItem[] | undefined {
  const share = TIMES[SHARE.exec(text)?.groups?.['share']?.toLowerCase() ?? '']
  const before = turns.at(-1)?.message
  if (share === undefined || before === undefined) return undefined
  const [only, ...others] = plainSentences(before).flatMap(({ text }) => foodsOf(text) ?? [])
  if (only === undefined || others.length > 0) return undefined
  return [{ ...only, quantity: only.quantity * share }]
}
