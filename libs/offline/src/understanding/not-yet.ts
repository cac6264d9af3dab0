import { isOfSomebodyUnknown } from './of-somebody-unknown.ts'
import { readInTurn } from './read-in-turn.ts'
import type { Told } from './situation-of-turn.ts'
import type { Act } from './situation.ts'

/** How probable a meaning has to be to say that Alfred cannot do it. */
const SHARE_MIN = 0.6

const OF_OTHERS =
  'tell of whom that is. Say it with the name, or what they are to you: "Anna is allergic to peanuts", "my sister is vegan"'

/** What Alfred cannot do yet of what a message asks for, in words that follow "I cannot". Undefined where it is something else. */
export function notYet(message: string, brief: Told): string | undefined {
  const nearest = readInTurn(message, brief)?.nearest
  if (nearest === undefined || nearest.share < SHARE_MIN) return undefined
  return nearest.reading.acts.map((act) => lackOf(act, message)).find((lack) => lack !== undefined)
}

function lackOf(act: Act, message: string): string | undefined {
  const isOfOthers =
    (/^(?:remember|forget)_preference$/.test(act.tool) && act['who'] !== undefined) ||
    isOfSomebodyUnknown(act, message)
  return isOfOthers ? OF_OTHERS : undefined
}
