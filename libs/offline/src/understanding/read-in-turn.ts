import { readLearned } from './learned.ts'
import { WONDERS } from './may-mean.ts'
import { MESSAGE_MAX, nearestReadings, type Nearest } from './read-message.ts'
import type { Situation } from './situation.ts'
import { situationOf, type Told } from './situation-of-turn.ts'

/** What a message may mean in a turn, the nearest first. */
export type ReadInTurn = { nearest: Nearest; other: Nearest; situation: Situation }

let last: { key: string; read: ReadInTurn } | undefined

/**
 * Reads a message in what its turn is told. Undefined for a message that is longer than any the reader learned from. One turn asks several
 * questions of the same reading, so that the last one is kept.
 */
export function readInTurn(
  message: string,
  { entities, recent_turns = [], pending = null }: Told,
): ReadInTurn | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const key = JSON.stringify([message, entities, recent_turns, pending])
  if (last?.key === key) return last.read
  const situation = situationOf({ entities, recent_turns, pending })
  const [nearest, other] = nearestReadings(message, situation, readLearned())
  last = { key, read: { nearest: asAsked(message, nearest), other: asAsked(message, other), situation } }
  return last.read
}

/** Who asks what is missing is told: it is not put on the list. The corpus has one name for both. */
function asAsked(message: string, nearest: Nearest): Nearest {
  if (!WONDERS.test(`${message.trim().toLowerCase()} `)) return nearest
  const acts = nearest.reading.acts.map((act) =>
    act.tool === 'add_missing_to_shopping' ? { ...act, tool: 'list_missing' } : act,
  )
  return { ...nearest, reading: { ...nearest.reading, acts } }
}
