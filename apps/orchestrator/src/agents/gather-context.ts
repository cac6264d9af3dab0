import type { AgentContext, Announcement, EntityRef } from '@alfred/contracts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { Gathered } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'

export type Wants = { agent: Announcement; wants: string[] }

type Asked = {
  wanted: readonly Wants[]
  /** The entity that `detail` is wanted for. */
  about?: Pick<EntityRef, 'type' | 'id'> | null
  dependencies: TurnDependencies
}

/**
 * Asks each agent in parallel for the context this turn wants from it (spec S7). An agent that fails is logged and
 * left out of the result; it does not end the turn.
 */
export async function gatherContext(
  turn: RunningTurn,
  state: TurnState,
  { wanted, about = null, dependencies }: Asked,
): Promise<Gathered> {
  const { asked_at, time_zone } = turn.claim
  const brief = { asked_at, time_zone, locale: state.locale, message: state.message }
  const answers = await Promise.all(
    wanted
      .filter(({ wants }) => wants.length > 0)
      .map(async ({ agent, wants }) => {
        try {
          const request = { brief, token: await turn.tokenFor(agent.domain), wants, about }
          const context: AgentContext = await dependencies.askAgent('context', request, {
            agent,
            signal: turn.signal,
            onAbsence: () => undefined,
          })
          return [{ domain: agent.domain, context }]
        } catch (error) {
          turn.signal.throwIfAborted()
          dependencies.logger.warn({ error, agent: agent.domain }, 'an agent could not tell its context')
          return []
        }
      }),
  )
  return answers.flat()
}

/** What to ask for before a message is understood: entities it may mean (background) and permanent constraints. */
export function wantedToUnderstand(agents: readonly Announcement[]): Wants[] {
  return agents.map((agent) => ({
    agent,
    wants: [
      ...(agent.providers.background ? ['background'] : []),
      ...(agent.providers.constraints ? ['constraints'] : []),
      // An agent that is asked anyway is asked for its dashboard too: the request costs more than its content.
      ...(agent.providers.dashboard && (agent.providers.background || agent.providers.constraints)
        ? ['dashboard']
        : []),
    ],
  }))
}

/**
 * What to ask for before an agent plans: the planning agent's dashboard unless it is known, and the context blocks
 * that the router named, from every agent that provides them.
 */
export function wantedToPlan(agents: readonly Announcement[], state: TurnState): Wants[] {
  const needs = new Set(state.route?.context_needs ?? [])
  const told = new Set(Object.values(state.gathered).flatMap(({ blocks }) => blocks.map(({ name }) => name)))
  return agents.map((agent) => {
    const isPlanner = agent.domain === state.agent?.domain
    const hasDashboard = Boolean(state.gathered[agent.domain]?.dashboard)
    return {
      agent,
      wants: [
        ...(isPlanner && agent.providers.dashboard && !hasDashboard ? ['dashboard'] : []),
        // Understand asks for the constraints; a turn that began with an answer skipped Understand.
        ...(agent.providers.constraints && !state.gathered[agent.domain] ? ['constraints'] : []),
        ...agent.providers.context
          .map(({ name }) => name)
          .filter((name) => needs.has(name) && !told.has(name)),
      ],
    }
  })
}
