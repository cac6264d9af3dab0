import type { AgentContext, Announcement, EntityRef } from '@alfred/contracts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { Gathered } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'

export type Wants = { agent: Announcement; wants: string[] }

type Asked = {
  wanted: readonly Wants[]
  /** What `detail` is wanted of. */
  about?: Pick<EntityRef, 'type' | 'id'> | null
  dependencies: TurnDependencies
}

/**
 * Asks agents for what this turn needs of a person's data, in one generic way: whoever announced it is asked
 * for it (spec S7). What one of them cannot tell is missing, and does not end the turn.
 */
export async function gatherContext(
  turn: RunningTurn,
  state: TurnState,
  { wanted, about = null, dependencies }: Asked,
): Promise<Gathered> {
  const { asked_at, time_zone, locale } = turn.claim
  const brief = { asked_at, time_zone, locale, message: state.message }
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

/** Before a message is understood: what may be meant, and what always holds. */
export function wantedToUnderstand(agents: readonly Announcement[]): Wants[] {
  return agents.map((agent) => ({
    agent,
    wants: [
      ...(agent.providers.background ? ['background'] : []),
      ...(agent.providers.constraints ? ['constraints'] : []),
      // Where there is a read anyway, the dashboard comes along: a call costs more than what is in it.
      ...(agent.providers.dashboard && (agent.providers.background || agent.providers.constraints)
        ? ['dashboard']
        : []),
    ],
  }))
}

/** Before an agent plans: its dashboard unless it is known, and what the router said is needed, from whoever has it. */
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
        // A turn that began with an answer was not understood first, where this is asked for otherwise.
        ...(agent.providers.constraints && !state.gathered[agent.domain] ? ['constraints'] : []),
        ...agent.providers.context
          .map(({ name }) => name)
          .filter((name) => needs.has(name) && !told.has(name)),
      ],
    }
  })
}
