import { ask, openSlot } from '../reading/intent.ts'
import type { TurnBrief } from '@alfred/contracts'
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

/** Parses what was drunk of water, and a question for all of it. */
export function readWaterTold({ text, isQuestion }: Sentence, said: Said): Intent[] | undefined {
  if (ASKED.test(text) && isOfWater(said))
    // What the goal for it says, and what was drunk of it.
    return [
      { tool: 'get_today_progress', arguments: { day: null } },
      { tool: 'get_food_history', arguments: { day: null, days: null } },
    ]
  if (isQuestion) return undefined
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
