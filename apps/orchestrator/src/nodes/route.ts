import { routeSchema, toWireError } from '@alfred/contracts'
import type { Announcement, ModelCall } from '@alfred/contracts'
import { noAgent, notAnswering } from '../agents/no-agent.ts'
import { hearAgents } from '../agents/hear-agents.ts'
import { withoutIds } from '../memory/without-ids.ts'
import { tellNarrative } from '../memory/narrative.ts'
import type { NodeFunction } from '../running/node-function.ts'
import { logNameOf } from '../running/running-turn.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { TurnState } from '../state/turn-state.ts'
import { agentsText, recentTurnsText } from '../prompts/prompt-text.ts'

/**
 * Routes a turn that was understood by version 1 of the contracts, which asked for the agent in a call of its own.
 * Lets the model choose among the known agents (spec S2.3), whether they answer now or not: a silent agent's work
 * is not given to another one. An agent that the model made up counts as none. A process that has just started may
 * not have heard of the right agent yet, such as the one of the last turn; then it waits. Gives up when no agent is
 * known or the chosen one was not heard of.
 */
export const route: NodeFunction = async (turn, state, dependencies) => {
  const { directory } = dependencies
  const calls: ModelCall[] = []
  for (;;) {
    const { missing, agents } = await hearAgents(turn, dependencies)
    const routed = agents.length === 0 ? undefined : await choose(turn, state, { agents, dependencies })
    if (routed) calls.push(routed.call)
    const isMissed = routed?.agent == null && (await directory.hasMore(agents, turn.signal))
    if (isMissed) continue
    if (routed === undefined) return { kind: 'gave_up', error: toWireError(noAgent()) }
    const { agent, route: chosen } = routed
    if (agent !== null && agent.domain === missing)
      return { kind: 'gave_up', error: toWireError(notAnswering(agent.domain)), model_calls: calls }
    return {
      kind: 'routed',
      route: chosen,
      agent: agent && { domain: agent.domain, version: agent.version },
      model_calls: calls,
    }
  }
}

type Choice = { agents: readonly Announcement[]; dependencies: TurnDependencies }

async function choose(turn: RunningTurn, state: TurnState, { agents, dependencies }: Choice) {
  const message = withoutIds(state.message)
  const { recent_turns: recent, narrative } = turn.conversation
  const { output, call } = await dependencies.model.generate({
    node: 'route',
    prompt: 'orchestrator/route',
    variables: {
      message,
      agents: agentsText(agents),
      understanding: 'none',
      recent_turns: recentTurnsText(recent, tellNarrative(narrative, message)),
    },
    situation: {
      message,
      agents: agents.map(({ domain, description, subdomains, examples, harder_examples, wording }) => ({
        domain,
        about: [description, ...subdomains.map((one) => `${one.name} ${one.description}`)],
        examples,
        harder_examples,
        wording,
      })),
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
  const agent = agents.find(({ domain }) => domain === output.agent) ?? null
  const known = new Set(agents.flatMap(({ providers }) => providers.context.map(({ name }) => name)))
  return {
    agent,
    call,
    route: {
      ...output,
      agent: agent?.domain ?? null,
      context_needs: output.context_needs.filter((need) => known.has(need)),
    },
  }
}
