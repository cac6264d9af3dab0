import type { TurnEvent } from '@alfred/contracts'
import type { Task } from './task.ts'

/** A client's own record of one turn, with which the audit compares the database. */
export type SentTurn = {
  task: Task
  person: string
  /** Set when the turn was accepted, which promises its execution. */
  jobId: string | undefined
  conversationId: string | undefined
  /** The position of the acceptance among all of the run, by the client's own count. */
  order: number
  acceptedAt: number
  endedAt: number
  status: string | undefined
  /** The reply as assembled from the chunks, and as in the last event. */
  streamed: string
  response: string | undefined
  /** Every event in order of arrival, without its text. */
  events: Pick<TurnEvent, 'id' | 'type'>[]
  /** The client left during the stream and read the result by the job's id. */
  hasLeft: boolean
  /** The request was sent many times at once with one key. */
  isRaced: boolean
  /** Errors that the client itself saw. */
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
