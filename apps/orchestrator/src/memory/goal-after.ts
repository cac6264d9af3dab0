import type { TurnState } from '../state/turn-state.ts'
import type { Goal } from './constraints.ts'

/**
 * The goal after a turn. It ends when its work is done: the plan was of the goal's own subdomain and changed something,
 * and nothing is left to be asked or saved. Wishes for a dish must not hold for the next thing that is cooked.
 */
export function goalAfter({ goal, ending, plan, changes, artifacts, isDirect }: TurnState): Goal | null {
  if (goal === null || isDirect) return goal
  const isDone = ending?.status === 'done' && ending.offer === null && changes.length > 0
  const isOwn = plan?.steps.some(({ subdomain }) => subdomain === goal.subdomain) ?? false
  return isDone && isOwn && artifacts.length === 0 ? null : goal
}
