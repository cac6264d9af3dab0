import { ask, openSlot } from '../reading/intent.ts'
import type { TurnBrief } from '@alfred/contracts'
import { readNumber } from '@alfred/language'
import { isKnownFood } from '../understanding/index.ts'
import { normalise } from '../reading/normalise.ts'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'
import { readWater } from './read-log.ts'

// Reads water that is told without a verb, or as more of what was told before, and questions for how much it was.

type Said = Pick<TurnBrief, 'message' | 'recent_turns'>

const IN_ALL =
  /(?:,? (?:(?:till|until|up to|as of) (?:now|today)|so far|in (?:all|total)|altogether|today|overall))$/
const FIRST =
  /^(?:(?:i|we)(?:'ve| have)? (?:had|drank|drunk) )?(?<water>(?:(?:tap|still|sparkling|mineral) )?water)(?: was|:|,)? (?<amount>\d.*)$/
const MORE =
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just |also |then )*(?:had|drank|drunk|took|have) (?:(?:another|a further|an extra|about) )?(?<amount>\d+(?:\.\d+)? ?(?:ml|cl|dl|l|litres?|liters?))(?: more| again)?(?: just)?(?: now)?$/
const ASKED =
  /^(?:so |and )*how much (?:water )?(?:(?:is|was|makes|does) (?:it|that|this)(?: make| come to)?|have i (?:had|drunk)|did i (?:have|drink))(?: of)?(?: water)?(?: (?:altogether|overall|today|now|so far|in (?:all|total)|for today))*$/

/** Was water logged in the turn before? */
const hasLoggedWater = ({ recent_turns: turns }: Said): boolean =>
  turns.at(-1)?.facts.some((fact) => /^Logged .*\bof water\b/.test(fact)) === true

const isOfWater = (said: Said): boolean => /\bwater\b/i.test(said.message) || hasLoggedWater(said)

const VESSEL = '(?:glass|cup|mug|bottle|tumbler|beaker)(?:es|s)?'
const MORE_LIKE = '(?:more(?: like)?|about|around|nearer|closer to|roughly|at least)'
/** What each of them held: "my glasses are pretty big, more like 400". */
const EACH_HELD = new RegExp(
  `^(?:(?:and|but|oh|actually|well|though|no)[, ]+)*(?:my|the|our|these|those|they|it) ?(?:${VESSEL})? ?(?:are|were|is|was|hold|held|holds|'re)(?: (?:pretty|quite|really|very|rather|so|a bit|fairly))*(?: (?:big|large|huge|small|little|tiny|tall|bigger|smaller))?,? ?(?:ones?,? ?)?(?:(?:so|and) )?(?:(?:they're|it's|they are|they were) )?(?:${MORE_LIKE} |like )?(?:(?<amount>\\d{2,4}) ?(?:ml|millilitres?|milliliters?)?|(?:a |an? )?(?<pint>(?:half[- ])?pint)s?(?: (?:glass|mug)(?:es|s)?)?(?: size[ds]?)?)(?: each)?$`,
)
const DRUNK = new RegExp(
  `(?<count>\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|a couple of) (?:(?:big|large|tall|small|full) )?${VESSEL}(?: of (?:[a-z]+ )?water)?\\b`,
  'i',
)

/** So much of water was just logged as so many glasses of a usual size: how much each of them held puts that right. */
function eachHeld(text: string, said: Said): Intent[] | undefined {
  const { amount: told, pint } = EACH_HELD.exec(text)?.groups ?? {}
  const amount = told ?? (pint === undefined ? undefined : pint.startsWith('half') ? 284 : 568)
  const before = said.recent_turns.at(-1)?.message ?? ''
  const count = DRUNK.exec(normalise(before))?.groups?.['count'] ?? ''
  const glasses = count === 'a couple of' ? 2 : readNumber(count)
  if (amount === undefined || glasses === undefined || !hasLoggedWater(said)) return undefined
  const changed = { quantity: glasses * Number(amount), unit: 'ml', meal: null, day: null }
  return [{ tool: 'update_food_log', arguments: { entry: null, food: null, ...changed } }]
}

const MORE_ASKED =
  /^(?:so |and |ok )*how much more(?: (?:water|do i (?:still )?(?:need|have)(?: to (?:drink|have))?|should i (?:drink|have)|to (?:drink|go)))?(?: (?:by|before) (?:bed(?:time)?|tonight|the end of the day)| today| tonight)?$/
/** Of water, whatever was spoken of. */
const DRINK_MORE =
  /^(?:so |and |ok )*how much more(?: water| of it)? (?:do i|should i|must i|have i got to) (?:still )?(?:need to |have to )?drink(?: today| tonight)?$/
const COUNTS =
  /^(?:and |so |but )*(?:do|does|would|will) (?<drink>(?!it\b|that\b|this\b)[a-z][a-z -]{1,30}?) counts?(?: (?:as|towards?|for|to) (?:it|that|this|water|fluids?|(?:my |the )(?:water|goal|fluids?|total|day)))?(?: too| as well| then)?$/
const TURNS_OF_WATER = 4

/** The drink of which it is asked whether it counts. */
export const drinkAsked = (text: string): string | undefined => COUNTS.exec(text)?.groups?.['drink']

/** Was water spoken of, a little while ago? */
const isWaterInPlay = (said: Said): boolean =>
  isOfWater(said) ||
  said.recent_turns.slice(-TURNS_OF_WATER).some((turn) => hasLoggedWater({ ...said, recent_turns: [turn] }))

/** What is still to be drunk, and whether what is no water counts: as much of it as is water. */
function askedOfWater(text: string, said: Said): Intent[] | undefined {
  if (DRINK_MORE.test(text)) return [{ tool: 'get_today_progress', arguments: { day: null } }]
  if (!isWaterInPlay(said)) return undefined
  if (MORE_ASKED.test(text)) return [{ tool: 'get_today_progress', arguments: { day: null } }]
  const drink = drinkAsked(text)
  if (drink === undefined || !isKnownFood(drink)) return undefined
  const asked = { food: drink, quantity: 100, unit: 'g', nutrient: 'hydration_ml' } as const
  return [
    { tool: 'lookup_nutrition', arguments: asked },
    ask(
      `What of ${drink} is water counts once you log it, such as "log a ${drink}".`,
      openSlot('message', drink),
    ),
  ]
}

/** Parses what was drunk of water, and a question for all of it. */
export function readWaterTold({ text, isQuestion }: Sentence, said: Said): Intent[] | undefined {
  if (ASKED.test(text) && isOfWater(said))
    // What the goal for it says, and what was drunk of it.
    return [
      { tool: 'get_today_progress', arguments: { day: null } },
      { tool: 'get_food_history', arguments: { day: null, days: null } },
    ]
  const asked = askedOfWater(text, said)
  if (asked !== undefined) return asked
  if (isQuestion) return undefined
  const held = eachHeld(text, said)
  if (held !== undefined) return held
  const more = MORE.exec(text)?.groups?.['amount']
  if (more !== undefined && isOfWater(said)) return readAsWater(more)
  const { amount } = FIRST.exec(text.replace(IN_ALL, '').replace(IN_ALL, ''))?.groups ?? {}
  if (amount === undefined) return undefined
  // Of a sum, what was logged before is a part.
  const isSum =
    IN_ALL.test(text) && said.recent_turns.some((turn) => hasLoggedWater({ ...said, recent_turns: [turn] }))
  if (isSum)
    return [
      ask('Some of that is logged already. How much more was it?', openSlot('amount', null, 'log_water')),
    ]
  return readAsWater(amount)
}

function readAsWater(amount: string): Intent[] | undefined {
  const water = readWater(`${amount} of water`, null)
  return water && [water]
}
