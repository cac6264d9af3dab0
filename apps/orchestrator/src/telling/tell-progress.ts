import { isSessionMode } from '@alfred/contracts'
import type { TurnEventData } from '@alfred/contracts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { Node } from '../state/transitions.ts'
import type { TurnState } from '../state/turn-state.ts'

type Progress = Pick<TurnEventData<'progress'>, 'type' | 'message'>
type Place = Pick<TurnState, 'mode' | 'node'>

/** The progress message of each node that takes long enough to need one. */
const nodeMessages: Partial<Record<Node, string>> = {
  understand: 'Reading your message',
  keep: 'Noting what you told me',
  route: 'Finding who can help',
  think: 'Planning',
  act: 'Working',
}

export function tellNode(turn: RunningTurn, place: Place): void {
  const message = nodeMessages[place.node]
  if (message !== undefined) tellProgress(turn, place, { type: 'node_started', message })
}

export const resumed: Progress = { type: 'resumed', message: 'Picking up where it stopped.' }
export const escalated: Progress = {
  type: 'escalated',
  message: 'This takes a plan; it will be a little longer.',
}

/** Emits progress for turns that plan; session turns emit only their text (modes and endpoints, SSE Events). */
export function tellProgress(turn: RunningTurn, { mode, node }: Place, progress: Progress): void {
  if (!isSessionMode(mode)) turn.emitter.emit('progress', { node, step: null, ...progress })
}

/**
 * Emits the start of the reply. Reply text streamed by an earlier attempt is replaced, which is announced in every
 * mode (ruling R27).
 */
export function tellReply(turn: RunningTurn, { mode }: Place): void {
  const isRestarted = turn.claim.attempts > 1
  if (isRestarted || !isSessionMode(mode)) {
    const type = isRestarted ? 'reply_restarted' : 'node_started'
    turn.emitter.emit('progress', { type, node: 'reply', step: null, message: 'Writing the answer' })
  }
  turn.emitter.restartText()
}
