import { AlfredError } from '@alfred/contracts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { AgentAddress, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'

/** The agent that the turn was routed to. @throws AlfredError INTERNAL when the turn has none. */
export function agentOf(state: TurnState): AgentAddress {
  if (!state.agent) throw new AlfredError('INTERNAL', 'The turn has no agent.')
  return state.agent
}

/** Gives a function that emits a progress event about waiting for the agent, the first time it is called. */
export function tellAbsence(
  turn: RunningTurn,
  { locale }: Pick<TurnState, 'locale'>,
  node: string,
): () => void {
  let isTold = false
  return () => {
    if (isTold) return
    isTold = true
    turn.emitter.emit('progress', {
      type: 'retrying',
      node,
      step: null,
      message: wordsFor(locale).progress.waiting,
    })
  }
}
