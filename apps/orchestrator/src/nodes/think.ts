import type { NodeFunction } from '../running/node-function.ts'
import { agentOf, tellAbsence } from '../agents/agent-of.ts'
import { gatherContext, wantedToPlan } from '../agents/gather-context.ts'
import { fileGathered } from '../fold/file-gathered.ts'
import { firstDecisions } from '../policy/first-decisions.ts'
import { briefOf } from '../telling/brief-of.ts'
import { workedTurn } from '../running/running-turn.ts'

/** Gathers the context that planning needs, then asks the agent for a plan (spec S2.4). */
export const think: NodeFunction = async (turn, state, dependencies) => {
  const agent = agentOf(state)
  const wanted = wantedToPlan(await dependencies.directory.living(), state)
  const gathered = await gatherContext(turn, state, { wanted, dependencies })
  const token = await turn.tokenFor(agent.domain)
  const brief = briefOf(turn, fileGathered(state, gathered))
  const request = { turn: workedTurn(turn), brief, token, replan_because: state.replanBecause }
  const { plan, first_calls, model_calls } = await dependencies.askAgent('plan', request, {
    agent,
    signal: turn.signal,
    onAbsence: tellAbsence(turn, state, 'think'),
  })
  const announcement = await dependencies.directory.find(agent.domain)
  const first = announcement ? firstDecisions({ plan, first_calls }, announcement, state) : []
  return { kind: 'planned', plan, gathered, first, model_calls }
}
