import { routeSchema, toWireError } from '@alfred/contracts'
import { noAgent } from '../agents/no-agent.ts'
import { withoutIds } from '../session/without-ids.ts'
import type { NodeFunction } from '../turn/node-function.ts'
import { logNameOf } from '../turn/running-turn.ts'
import { agentsText, recentTurnsText } from '../prompts/prompt-text.ts'

/** Chooses among the agents that are alive (spec S2.3). An agent that the model made up is none. */
export const route: NodeFunction = async (turn, state, { model, directory }) => {
  const agents = await directory.living()
  if (agents.length === 0) {
    return { kind: 'gave_up', error: toWireError(noAgent()) }
  }
  const message = withoutIds(state.message)
  const { recent_turns: recent, narrative } = turn.conversation
  const { output, call } = await model.generate({
    node: 'route',
    prompt: 'orchestrator/route',
    variables: {
      message,
      agents: agentsText(agents),
      understanding: state.understanding?.processed_message ?? 'none',
      recent_turns: recentTurnsText(recent, narrative),
    },
    situation: {
      message,
      agents: agents.map(
        ({ domain, description, subdomains, examples, harder_examples, routing_signals }) => ({
          domain,
          about: [description, ...subdomains.map((one) => `${one.name} ${one.description}`)],
          examples,
          harder_examples,
          signals: routing_signals,
        }),
      ),
      recent_turns: recent,
      last_agent: turn.conversation.last_agent,
      has_mention:
        state.understanding?.entity_mentions.some(({ resolved_ref }) => resolved_ref !== null) ?? false,
    },
    schema: routeSchema,
    complexity: 'low',
    signal: turn.signal,
    logAs: logNameOf(turn),
  })
  const chosen = agents.find(({ domain }) => domain === output.agent)
  const known = new Set(agents.flatMap(({ providers }) => providers.context.map(({ name }) => name)))
  return {
    kind: 'routed',
    route: {
      ...output,
      agent: chosen?.domain ?? null,
      context_needs: output.context_needs.filter((need) => known.has(need)),
    },
    agent: chosen ? { domain: chosen.domain, version: chosen.version } : null,
    model_calls: [call],
  }
}
