import { isOfSomebodyUnknown } from './of-somebody-unknown.ts'
import { readInTurn } from './read-in-turn.ts'
import type { Told } from './situation-of-turn.ts'
import type { Act } from '../things/situation.ts'
import { text } from '../words/words-of-slots.ts'

/** How probable a meaning has to be to say that Alfred cannot do it. */
const SHARE_MIN = 0.6

const OF_OTHERS =
  'tell of whom that is. Say it with the name, or what they are to you: "Anna is allergic to peanuts", "my sister is vegan"'

/** What Alfred cannot do yet of what a message asks for, in words that follow "I cannot". Undefined where it is something else. */
export function notYet(message: string, brief: Told): string | undefined {
  const nearest = readInTurn(message, brief)?.nearest
  if (nearest === undefined) return undefined
  // What is to hold little is said so in words, however sure the rest is.
  const low = nearest.reading.acts.map(lackOfLow).find((lack) => lack !== undefined)
  if (low !== undefined || nearest.share < SHARE_MIN) return low
  return nearest.reading.acts.map((act) => lackOf(act, message)).find((lack) => lack !== undefined)
}

function lackOfLow(act: Act): string | undefined {
  if (act.tool === 'foods_low_in')
    return `name foods that hold little ${text(act['nutrient'])}. I can tell how much of it is in a food that you name`
  if (act.tool === 'dishes_low_in')
    return `search for dishes that hold little ${text(act['nutrient'])}. Those that are low in carbs I can find`
  return undefined
}

function lackOf(act: Act, message: string): string | undefined {
  const isOfOthers =
    (/^(?:remember|forget)_preference$/.test(act.tool) && act['who'] !== undefined) ||
    isOfSomebodyUnknown(act, message)
  return isOfOthers ? OF_OTHERS : undefined
}
