import { AlfredError, handoffSchema } from '@alfred/contracts'
import { historyText } from '../prompts/session-context.ts'
import type { NodeFunction } from '../running/node-function.ts'
import { logNameOf } from '../running/running-turn.ts'

/**
 * Summarizes a session when the person leaves it, with one model call that answers structured data (modes and
 * endpoints, Handoff Mechanics). @throws AlfredError INTERNAL without a session.
 */
export const handOff: NodeFunction = async (turn, { session }, { model }) => {
  if (!session) throw new AlfredError('INTERNAL', 'There is no session to leave.')
  const { mode, title, context, history } = session
  const { output, call } = await model.generate({
    node: 'handoff',
    prompt: 'orchestrator/handoff',
    variables: { mode, context, history: historyText(history) },
    situation: { mode, title, history },
    schema: handoffSchema,
    complexity: 'low',
    signal: turn.signal,
    logAs: logNameOf(turn),
  })
  return { kind: 'handed_off', handoff: output, model_calls: [call] }
}
