import { asAsked } from './as-asked.ts'
import { withShareOfStock, withWhatItComesTo } from './by-how-much.ts'
import { withDaysInWords } from '../words/days-in-words.ts'
import { withPlainHunger } from './everyday-hunger.ts'
import { readLearned } from '../learned.ts'
import { MESSAGE_MAX, nearestReadings, type Nearest } from '../read-message.ts'
import { PASTED, recipeTold } from './recipe-told.ts'
import type { Situation } from '../things/situation.ts'
import { situationOf, type Told } from './situation-of-turn.ts'
import { filledFromSpoken } from './spoken-of-last.ts'

/** A reading in a turn. What it lacked may have been taken from what was spoken of last: it is less sure than what was said. */
export type InTurn = Nearest & { isFilled: boolean }

/** What a message may mean in a turn, the nearest first. */
export type ReadInTurn = { nearest: InTurn; other: InTurn; situation: Situation }

let last: { key: string; read: ReadInTurn } | undefined

/**
 * Reads a message in what its turn is told. Undefined for a message that is longer than any the reader learned from. One turn asks several
 * questions of the same reading, so that the last one is kept.
 */
export function readInTurn(message: string, told: Told): ReadInTurn | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const { entities, recent_turns = [], pending = null, asked_at, time_zone } = told
  const key = JSON.stringify([message, entities, recent_turns, pending, asked_at, time_zone])
  if (last?.key === key) return last.read
  const situation = situationOf(told)
  const [nearest, other] = nearestReadings(withPlainHunger(message), situation, readLearned())
  const inTurn = (one: Nearest): InTurn =>
    withShares(
      message,
      asTold(withRecipe(message, asReckoned(message, withCallsAsked(message, one), situation)), {
        told,
        today: situation.now,
      }),
      situation,
    )
  last = { key, read: { nearest: inTurn(nearest), other: inTurn(other), situation } }
  return last.read
}

/** A reading with what it lacks taken from what was spoken of, and with its days as people tell them. */
function asTold(nearest: Nearest, { told, today }: { told: Told; today: string }): InTurn {
  const filled = filledFromSpoken(nearest.reading, told)
  return {
    ...nearest,
    reading: withDaysInWords(filled ?? nearest.reading, today),
    isFilled: filled !== undefined,
  }
}

/** The calls of a reading as the message asks for them. One that lacks what the message does not say is asked about. */
function withCallsAsked(message: string, nearest: Nearest): Nearest {
  const acts = nearest.reading.acts.map((act) => asAsked(act, message))
  const kind = acts.some(({ calories }) => calories === null) ? 'ask' : nearest.reading.kind
  return { ...nearest, reading: { ...nearest.reading, kind, acts } }
}

/** What was more or less than an entry of the diary says comes to what both make. */
function asReckoned(message: string, nearest: Nearest, { state }: Situation): Nearest {
  const acts = nearest.reading.acts.map((act) => withWhatItComesTo(act, { message, state }))
  return { ...nearest, reading: { ...nearest.reading, acts } }
}

/** The calls of a reading with shares of what is in stock as amounts. A share of nobody knows how much is asked about. */
function withShares(message: string, one: InTurn, { state }: Situation): InTurn {
  const acts = one.reading.acts.map((act) => withShareOfStock(act, { message, state }))
  const kind = acts.some(({ quantity }) => quantity === null) ? 'ask' : one.reading.kind
  return { ...one, reading: { ...one.reading, kind, acts } }
}

/** The text of a recipe that the message tells. */
function withRecipe(message: string, nearest: Nearest): Nearest {
  if (nearest.reading.acts.every((act) => act['text'] !== PASTED)) return nearest
  const told = recipeTold(message)
  const acts = nearest.reading.acts.map((act) =>
    act['text'] === PASTED && told !== undefined ? { ...act, text: told } : act,
  )
  return { ...nearest, reading: { ...nearest.reading, acts } }
}
