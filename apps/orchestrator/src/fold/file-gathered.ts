import { registerBackground } from '../memory/registry.ts'
import type { Gathered } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'

/** Files gathered context in the state: background entities get refs, and context from the same agent is merged. */
export function fileGathered(state: TurnState, gathered: Gathered): TurnState {
  const background = gathered.flatMap(({ context }) => context.background)
  return {
    ...state,
    registry: background.reduce(registerBackground, state.registry),
    gathered: gathered.reduce((all, { domain, context }) => {
      const known = all[domain]
      const merged = known
        ? {
            ...context,
            dashboard: context.dashboard ?? known.dashboard,
            constraints: context.constraints.length > 0 ? context.constraints : known.constraints,
            profile: context.profile.length > 0 ? context.profile : known.profile,
            blocks: [...known.blocks, ...context.blocks],
          }
        : context
      return { ...all, [domain]: merged }
    }, state.gathered),
  }
}
