import type { TurnEvent } from '@alfred/contracts'
import type { Task } from './task.ts'

/** What a client knows of one turn, written down by itself: what the audit holds the database against. */
export type SentTurn = {
  task: Task
  person: string
  /** Filled in when the turn was accepted, which is the promise. */
  jobId: string | undefined
  conversationId: string | undefined
  /** Number of the acceptance among all of the run, by the client's own count. */
  order: number
  acceptedAt: number
  endedAt: number
  status: string | undefined
  /** The reply as it was put together from the chunks, and as the last event told it. */
  streamed: string
  response: string | undefined
  /** Every event in the order in which it came, without its text. */
  events: Pick<TurnEvent, 'id' | 'type'>[]
  /** Went away in mid-stream and fetched the result by the job's id. */
  hasLeft: boolean
  /** Sent many times at once under one key. */
  isRaced: boolean
  /** What went wrong for the client itself. */
  problems: string[]
}

export function beginTurn(person: string, task: Task): SentTurn {
  return {
    task,
    person,
    jobId: undefined,
    conversationId: undefined,
    order: 0,
    acceptedAt: 0,
    endedAt: 0,
    status: undefined,
    streamed: '',
    response: undefined,
    events: [],
    hasLeft: false,
    isRaced: false,
    problems: [],
  }
}
