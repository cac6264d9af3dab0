import { randomUUID } from 'node:crypto'
import { AlfredError } from '@alfred/contracts'
import { toLine } from '../errors.ts'
import { beginTurn } from './sent-turn.ts'
import type { SentTurn } from './sent-turn.ts'
import { sendTurn } from './send-turn.ts'
import type { Sending } from './send-turn.ts'

export const RACERS = 20
/** A person may have ten streams at once; the others are closed at the first event. */
const STREAMS_AT_ONCE = 4

/**
 * Sends one request twenty times with one idempotency key, and another body with the same key, which must be refused.
 */
export async function raceKey(turn: SentTurn, sending: Sending): Promise<void> {
  turn.isRaced = true
  const idempotencyKey = randomUUID()
  const others = Array.from({ length: RACERS - 1 }, () => beginTurn(turn.person, turn.task))
  const quiet = { ...sending, idempotencyKey, leavesAfter: 0, onAccepted: () => undefined }
  const waves = inWaves(others, (other) => sendTurn(other, quiet))
  await Promise.all([sendTurn(turn, { ...sending, idempotencyKey }), waves])
  const ids = new Set(others.map(({ jobId }) => jobId).filter((jobId) => jobId !== turn.jobId))
  if (ids.size > 0) turn.problems.push(`one key made several jobs: ${[...ids].join(', ')}`)
  turn.problems.push(...others.flatMap(({ problems }) => problems))
  turn.problems.push(...(await reuseKey(turn, { ...sending, idempotencyKey })))
}

async function inWaves(turns: SentTurn[], send: (turn: SentTurn) => Promise<void>): Promise<void> {
  const waiting = [...turns]
  const work = async (): Promise<void> => {
    for (let turn = waiting.shift(); turn !== undefined; turn = waiting.shift()) await send(turn)
  }
  await Promise.all(Array.from({ length: STREAMS_AT_ONCE }, work))
}

async function reuseKey(turn: SentTurn, { unbroken, idempotencyKey }: Sending): Promise<string[]> {
  const input = {
    message: `[${turn.task.label}] something else`,
    conversation_id: turn.conversationId ?? 'new',
  }
  try {
    for await (const event of unbroken.chat(input, { idempotencyKey: idempotencyKey ?? '' }))
      return [`a key used for another body was answered with ${event.type}`]
    return ['a key used for another body was answered with nothing']
  } catch (error) {
    const isRefused = error instanceof AlfredError && error.code === 'IDEMPOTENCY_KEY_REUSED'
    return isRefused ? [] : [`a key used for another body was refused with ${toLine(error)}`]
  }
}
