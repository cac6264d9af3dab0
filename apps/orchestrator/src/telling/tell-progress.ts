import { isSessionMode } from '@alfred/contracts'
import type { TurnEventData } from '@alfred/contracts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { Node } from '../state/transitions.ts'
import type { TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'

type Progress = Pick<TurnEventData<'progress'>, 'type' | 'message'>
type Place = Pick<TurnState, 'mode' | 'node' | 'locale'>

/** Tells that a node begins, if it takes long enough to be told. */
export function tellNode(turn: RunningTurn, place: Place): void {
  const messages: Partial<Record<Node, string>> = wordsFor(place.locale).progress
  const message = messages[place.node]
  if (message !== undefined && place.node !== 'reply')
    tellProgress(turn, place, { type: 'node_started', message })
}

/** Tells that the turn goes on after an interruption, or needs a plan after all. */
export function tellTurning(turn: RunningTurn, place: Place, type: 'resumed' | 'escalated'): void {
  tellProgress(turn, place, { type, message: wordsFor(place.locale).progress[type] })
}

/** Emits progress for turns that plan; session turns emit only their text (modes and endpoints, SSE Events). */
function tellProgress(turn: RunningTurn, { mode, node }: Place, progress: Progress): void {
  if (!isSessionMode(mode)) turn.emitter.emit('progress', { node, step: null, ...progress })
}

/**
 * Emits the start of the reply. Reply text streamed by an earlier attempt is replaced, which is announced in every
 * mode (ruling R27).
 */
export function tellReply(turn: RunningTurn, { mode, locale }: Place): void {
  const isRestarted = turn.claim.attempts > 1
  if (isRestarted || !isSessionMode(mode)) {
    const type = isRestarted ? 'reply_restarted' : 'node_started'
    const message = wordsFor(locale).progress.reply
    turn.emitter.emit('progress', { type, node: 'reply', step: null, message })
  }
  turn.emitter.restartText()
}
