import { createClient } from '@alfred/client'
import type { Client } from '@alfred/client'
import type { Keys } from '@alfred/local-stack'
import { beginTurn } from './sent-turn.ts'
import type { SentTurn } from './sent-turn.ts'
import { raceKey } from './race-key.ts'
import { sendTurn } from './send-turn.ts'
import type { Sending } from './send-turn.ts'
import { makeTask } from './task.ts'

/** The habits of clients: shares of the turns, from 0 to 1. */
export type Habits = { leaving: number; racing: number }

export type Workload = {
  /** The gateway's URL for clients; a proxy that cuts streams, where that is wanted. */
  url: string
  /** The URL of the gateway itself. */
  gatewayUrl: string
  keys: Pick<Keys, 'signPersonToken'>
  persons: number
  random: () => number
  habits: Habits
  /** Is one more turn wanted? */
  wantsMore(): boolean
  onAccepted(turn: SentTurn): void
  onEnded(turn: SentTurn): void
}

/** A person's turns, and the token to read the results. */
export type Person = { name: string; token: string; turns: SentTurn[] }

/** The most unfinished turns of one conversation. */
const AHEAD_MAX = 3
const TURNS_PER_CONVERSATION = 12
const EVENTS_UNTIL_LEAVING = 12

/** Several people concurrently, each sending turn after turn, some before the last one has ended. */
export async function runWorkload(workload: Workload): Promise<Person[]> {
  let accepted = 0
  const counting = {
    ...workload,
    onAccepted: (turn: SentTurn) => {
      accepted += 1
      turn.order = accepted
      workload.onAccepted(turn)
    },
  }
  const stamp = Math.floor(workload.random() * 1e9).toString(36)
  return Promise.all(
    Array.from({ length: workload.persons }, (_, index) => runPerson(counting, `p${index}-${stamp}`)),
  )
}

async function runPerson(workload: Workload, name: string): Promise<Person> {
  const token = await workload.keys.signPersonToken({ name })
  const clientAt = (baseUrl: string): Client =>
    createClient({ baseUrl, token, resumeForMs: 180_000, backoffMs: 20 })
  const client = clientAt(workload.url)
  const unbroken = clientAt(workload.gatewayUrl)
  const person: Person = { name, token, turns: [] }
  const open = new Set<Promise<void>>()
  let conversationId = 'new'
  while (workload.wantsMore()) {
    const number = person.turns.length
    if (number % TURNS_PER_CONVERSATION === 0) conversationId = 'new'
    const turn = beginTurn(name, makeTask(name, number, workload.random))
    person.turns.push(turn)
    const { accepted, ended } = start(workload, { turn, client, unbroken, conversationId })
    const isOpen = ended.finally(() => open.delete(isOpen))
    open.add(isOpen)
    // The next message is sent when this one was accepted, so the client knows their order.
    await accepted
    conversationId = turn.conversationId ?? conversationId
    const ahead = 1 + Math.floor(workload.random() * AHEAD_MAX)
    while (open.size >= ahead) await Promise.race(open)
  }
  await Promise.all(open)
  return person
}

type Start = Pick<Sending, 'client' | 'unbroken' | 'conversationId'> & { turn: SentTurn }

function start(
  workload: Workload,
  { turn, client, unbroken, conversationId }: Start,
): { accepted: Promise<void>; ended: Promise<void> } {
  const accepted = Promise.withResolvers<void>()
  const sending = {
    client,
    unbroken,
    conversationId,
    leavesAfter:
      workload.random() < workload.habits.leaving
        ? 1 + Math.floor(workload.random() * EVENTS_UNTIL_LEAVING)
        : undefined,
    onAccepted: (one: SentTurn) => {
      workload.onAccepted(one)
      accepted.resolve()
    },
  }
  const isRaced = workload.random() < workload.habits.racing
  const running = isRaced ? raceKey(turn, sending) : sendTurn(turn, sending)
  const ended = running.then(() => {
    accepted.resolve()
    workload.onEnded(turn)
  })
  return { accepted: accepted.promise, ended }
}
