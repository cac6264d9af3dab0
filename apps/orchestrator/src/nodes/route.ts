import { AlfredError, routeSchema, toWireError } from '@alfred/contracts'
import { withoutIds } from '../session/without-ids.ts'
import type { NodeFunction } from '../turn/node-function.ts'
import { agentsText, recentTurnsText } from '../prompts/prompt-text.ts'

/** Chooses among the agents that are alive (spec S2.3). An agent that the model made up is none. */
export const route: NodeFunction = async (turn, _state, { model, directory }) => {
  const agents = await directory.living()
  if (agents.length === 0) {
    const error = new AlfredError(
      'NO_AGENT',
      'None of the kitchen services is running at the moment. Please try again shortly.',
    )
    return { kind: 'gave_up', error: toWireError(error) }
  }
  const message = withoutIds(turn.request.message)
  const recent = turn.conversation.recent_turns
  const { output, call } = await model.generate({
    node: 'route',
    prompt: 'orchestrator/route',
    variables: { message, agents: agentsText(agents), recent_turns: recentTurnsText(recent) },
    situation: {
      message,
      agents: agents.map(({ domain, examples }) => ({ domain, examples })),
      recent_turns: recent,
    },
    schema: routeSchema,
    complexity: 'low',
    signal: turn.signal,
  })
  const chosen = agents.find(({ domain }) => domain === output.agent)
  return {
    kind: 'routed',
    route: { ...output, agent: chosen?.domain ?? null },
    agent: chosen ? { domain: chosen.domain, version: chosen.version } : null,
    model_calls: [call],
  }
}
