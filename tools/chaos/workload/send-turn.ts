import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { applyChunk } from '@alfred/client'
import type { Client } from '@alfred/client'
import { isTerminal } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import { toLine } from '../errors.ts'
import { messageOf } from './task.ts'
import type { SentTurn } from './sent-turn.ts'

export type Sending = {
  client: Client
  /** A client that connects to the gateway without the cutting proxy. */
  unbroken: Client
  conversationId: string
  /** The number of events after which the client leaves and reads the result by the job's id; never, if undefined. */
  leavesAfter: number | undefined
  idempotencyKey?: string
  onAccepted: (turn: SentTurn) => void
}

const FETCH_EVERY_MS = 100
const FETCH_FOR_MS = 120_000

/** Sends one turn and follows it to its end; records everything that the client learns. Never throws. */
export async function sendTurn(turn: SentTurn, sending: Sending): Promise<void> {
  try {
    const hasSeenEnd = await followStream(turn, sending)
    if (!hasSeenEnd && turn.hasLeft) await fetchResult(turn, sending.client)
  } catch (error) {
    turn.problems.push(`the client gave up: ${toLine(error)}`)
  }
  turn.endedAt = Date.now()
}

/** Follows a stream; true once the last event was received. */
async function followStream(turn: SentTurn, sending: Sending): Promise<boolean> {
  const { client, conversationId, leavesAfter } = sending
  const input = { message: messageOf(turn.task), conversation_id: conversationId }
  const idempotencyKey = sending.idempotencyKey ?? randomUUID()
  for await (const event of client.chat(input, { idempotencyKey })) {
    const isLast = note(turn, event)
    if (event.type === 'job_started') sending.onAccepted(turn)
    if (isLast) return true
    if (leavesAfter !== undefined && turn.events.length > leavesAfter) {
      turn.hasLeft = true
      return false
    }
  }
  turn.problems.push('the stream ended without an end')
  return false
}

function note(turn: SentTurn, event: TurnEvent): boolean {
  turn.events.push({ id: event.id, type: event.type })
  if (event.type === 'job_started') {
    turn.jobId = event.data.job_id
    turn.conversationId = event.data.conversation_id
    turn.acceptedAt = Date.now()
  }
  if (event.type === 'chunk') turn.streamed = applyChunk(turn.streamed, event.data)
  if (event.type === 'error') turn.problems.push(`error ${event.data.code}: ${event.data.error}`)
  if (event.type === 'done') {
    turn.status = event.data.status
    turn.response = event.data.response
  }
  return event.type === 'done' || event.type === 'error'
}

/** Polls the job until it has ended, as a client does that never returns to the stream. */
async function fetchResult(turn: SentTurn, client: Client): Promise<void> {
  const giveUpAt = Date.now() + FETCH_FOR_MS
  for (;;) {
    const job = await client.getJob(turn.jobId ?? '').catch((error: unknown) => toLine(error))
    if (typeof job !== 'string' && isTerminal(job.status)) {
      turn.status = job.status
      turn.response = job.response ?? ''
      return
    }
    if (Date.now() > giveUpAt) {
      turn.problems.push(`the job could not be fetched: ${typeof job === 'string' ? job : job.status}`)
      return
    }
    await sleep(FETCH_EVERY_MS)
  }
}
