import { AlfredError } from '@alfred/contracts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { AgentAddress, TurnState } from '../state/turn-state.ts'

/** The agent that the turn was routed to. */
export function agentOf(state: TurnState): AgentAddress {
  if (!state.agent) throw new AlfredError('INTERNAL', 'The turn has no agent.')
  return state.agent
}

/** Says once per question that the agent is being waited for. */
export function tellAbsence(turn: RunningTurn, node: string): () => void {
  let isTold = false
  return () => {
    if (isTold) return
    isTold = true
    turn.emitter.emit('progress', {
      type: 'retrying',
      node,
      step: null,
      message: 'Waiting for a service to come back.',
    })
  }
}
