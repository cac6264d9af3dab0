import { plainWords } from '@alfred/language'
import { addsWhatIsPlaced } from './adds-what-is-placed.ts'
import { readLearned } from '../learned.ts'
import { mayBeMeant } from './may-be-meant.ts'
import { sayToAsk } from './plain-sentences.ts'
import { readInTurn } from './read-in-turn.ts'
import { surenessOf } from '../read-message.ts'
import type { Told } from './situation-of-turn.ts'
import { ofWhatWaits } from '../meanings/tools.ts'

/**
 * A reading that fails all of these is no better than a guess. With them 86 of the 114 kept-back messages that are not acted on would be offered
 * something, 47 of these with the right tools.
 */
const SHARE_MIN = 0.4
const SURENESS_MIN = 0.05
/** A reading of this sureness is offered however its parts compare with others. */
const SURENESS_ALONE = 0.2
/** A reading this probable is offered however much there is in the message that it leaves out: an offer says what it leaves out, too. */
const SHARE_ALONE = 0.9
/** A contract's limit for what a question is about. */
const REQUEST_MAX = 200

/**
 * What a message that was not understood may mean: at most two requests in words that the rules read, the nearest first. Nothing is done with
 * them before the person chose one.
 */
export function requestsMeant(message: string, brief: Told): string[] {
  const weight = WEIGHED.exec(message.trim())?.[1]
  if (weight !== undefined) return [`I weigh ${weight.replace(',', '.')} kg`]
  // Less than nothing is no amount, and an offer would leave the minus out.
  if (NEGATIVE.test(message)) return []
  const read = readInTurn(message, brief)
  if (read === undefined) return []
  const sureness = surenessOf(read.nearest, readLearned())
  if (sureness < SURENESS_MIN && read.nearest.share < SHARE_ALONE) return []
  const isDenying = DENIES.test(message)
  const isNear = (share: number, at: number): boolean =>
    share >= SHARE_MIN || (at === 0 && sureness >= SURENESS_ALONE)
  const requests = [read.nearest, read.other].flatMap(({ reading, share }, at) =>
    reading.kind === 'acts' &&
    // An offer would take the place of just what waits.
    !reading.acts.some(({ tool }) => ofWhatWaits.has(tool)) &&
    !addsWhatIsPlaced(message, reading.acts) &&
    reading.acts.every((act) => mayBeMeant(act, { message, situation: read.situation })) &&
    (DOES.test(message) || reading.acts.every(({ tool }) => tool !== 'done_task')) &&
    isNear(share, at)
      ? (sayToAsk(reading.acts) ?? [])
      : [],
  )
  const said = plainWords(message)
  return [...new Set(requests)].filter(
    (request) =>
      // What was not understood in just these words would be offered again after each yes.
      plainWords(request) !== said && request.length <= REQUEST_MAX && (!isDenying || DENIES.test(request)),
  )
}

/** Words that tell of something done: "the sky is green" has none of them. */
const DOES = /\b(?:done|did|\w{2,}ed|made|taken|took|bought|got|put|paid|sent|ticks?|off|complete)\b/i

const NEGATIVE = /(?:^|\s)[-−]\d/

/** A figure of a day with its tenths, and nothing else, is what scales show. */
const WEIGHED = /^(\d{2,3}[.,]\d)(?: ?kg)? (?:today|this morning|now)[.!]?$/i

/** Whoever says what is not wanted is never offered just that. */
const DENIES =
  /\b(?:not?|never|without|nothing|none|\w+n['’]t|(?:ca|do|did|does|is|was|wo)nt|forget|remove|delete|throw)\b/i
