import type { TurnBrief } from '@alfred/contracts'
import { plainWords } from '@alfred/language'
import { drinkAsked } from './read-water.ts'

/** So many of the drink that was just asked about, and what was in them: "4 of those then lol. milk one sugar in each". */
const OF_THOSE =
  /^(?:(?:ok|so|and|well|had|i(?:'ve)? had)[, ]+)*(?<count>[2-9]|two|three|four|five|six) of (?:those|them|these)(?: then)?(?: lol| haha)?(?: ?[.,;] ?| with | and |$)(?:with )?(?<rest>[^?]*)$/i

/** Names the drink that so many are of. */
export function withDrinkOfThose<Told extends Pick<TurnBrief, 'message' | 'recent_turns'>>(said: Told): Told {
  const { count, rest = '' } = OF_THOSE.exec(said.message.trim())?.groups ?? {}
  const drink =
    count === undefined ? undefined : drinkAsked(plainWords(said.recent_turns.at(-1)?.message ?? ''))
  if (count === undefined || drink === undefined) return said
  const parts = rest.replace(/^milk (?=and |one |two |\d)/i, 'milk, ').replace(/, and /, ', ')
  const behind = parts === '' ? '' : /^milk\b/i.test(parts) ? ` with ${parts}` : `, ${parts}`
  return { ...said, message: `had ${count} ${drink}s${behind}` }
}
