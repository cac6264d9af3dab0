import { readLearned } from './learned.ts'
import { sayToAsk } from './plain-sentences.ts'
import { MESSAGE_MAX, nearestReadings, surenessOf } from './read-message.ts'
import { situationOf, type Told } from './situation-of-turn.ts'

/**
 * A reading below these is no better than a guess. Of the messages kept back that nobody else reads a third are offered something with them, and of
 * those more than half get an offer with the right tools.
 */
const SHARE_MIN = 0.2
const SURENESS_MIN = 0.05
/** A contract's limit for what a question is about. */
const REQUEST_MAX = 200

/**
 * What a message that was not understood may mean: at most two requests in words that the rules read, the nearest first. Nothing is done with
 * them before the person chose one.
 */
export function requestsMeant(message: string, brief: Told): string[] {
  if (message.length > MESSAGE_MAX) return []
  const learned = readLearned()
  const readings = nearestReadings(message, situationOf(brief), learned)
  if (surenessOf(readings[0], learned) < SURENESS_MIN) return []
  const isDenying = DENIES.test(message)
  const requests = readings.flatMap(({ reading, share }) =>
    reading.kind === 'acts' && share >= SHARE_MIN ? (sayToAsk(reading.acts) ?? []) : [],
  )
  return [...new Set(requests)].filter(
    (request) => request.length <= REQUEST_MAX && (!isDenying || DENIES.test(request)),
  )
}

/** Whoever says what is not wanted is never offered just that. */
const DENIES = /\b(?:not?|never|without|nothing|none|\w+n['’]?t|forget|remove|delete|throw)\b/i
