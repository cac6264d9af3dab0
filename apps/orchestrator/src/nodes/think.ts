import type { NodeFunction } from '../turn/node-function.ts'
import { agentOf, tellAbsence } from '../agents/agent-of.ts'
import { briefOf } from '../turn/running-turn.ts'

/** Asks the agent for a plan (spec S2.4). */
export const think: NodeFunction = async (turn, state, { askAgent }) => {
  const agent = agentOf(state)
  const token = await turn.tokenFor(agent.domain)
  const request = { brief: briefOf(turn, state), token, replan_because: state.replanBecause }
  const { plan, model_calls } = await askAgent('plan', request, {
    agent,
    signal: turn.signal,
    onAbsence: tellAbsence(turn, 'think'),
  })
  return { kind: 'planned', plan, model_calls }
}
