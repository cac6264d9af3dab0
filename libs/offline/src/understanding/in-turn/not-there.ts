import { readLearned } from '../learned.ts'
import { homeNeededBy, isThere } from './may-be-meant.ts'
import { namesKnownFood } from '../things/names-known-food.ts'
import { thingsOfAct } from '../things/own-things.ts'
import { readInTurn } from './read-in-turn.ts'
import { surenessOf } from '../read-message.ts'
import type { Told } from './situation-of-turn.ts'

/** How probable a meaning has to be, and how sure its reading, to say that what it is about is not there. */
const SHARE_MIN = 0.85
const SURENESS_MIN = 0.5

/**
 * What is told to a message that would change, or asks about, a thing that nobody knows of: "the soy sauce is open", where there is none.
 * Undefined where the message means something else.
 */
export function notThere(message: string, told: Told): string | undefined {
  const read = readInTurn(message, told)
  if (read === undefined || read.nearest.share < SHARE_MIN) return undefined
  const [act, ...others] = read.nearest.reading.acts
  if (act === undefined || others.length > 0 || surenessOf(read.nearest, readLearned()) < SURENESS_MIN)
    return undefined
  const [thing, ...more] = thingsOfAct(act)
  if (thing === undefined || more.length > 0) return undefined
  if (!namesKnownFood(act))
    return `I know nothing of ${thing}. Name the food plainly, such as "salmon" or "sour cream".`
  const home = homeNeededBy(act)
  if (home === undefined || isThere(act, read.situation)) return undefined
  return `I find no ${thing} ${WHERE[home]}. Call it by the name that it has there, or say that you have bought it.`
}

const WHERE = { stock: 'in your stock', list: 'on your list' } as const
