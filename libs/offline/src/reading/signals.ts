import type { Complexity, Constraint } from '@alfred/contracts'

// How requests are worded, as tables: what rules have in place of a model.

/** A wording that speaks for an agent. */
export type RoutingSignal = {
  pattern: string
  points: number
  /** The complexity of such a message; the first matching signal that has one decides. */
  complexity?: Complexity
  /** True for what the trained reader has not learned, and so takes for something else: it is not asked then. */
  isUnlearned?: boolean
}

/** How a wish for a dish is worded. The pattern's group `value` is what is wished. */
export type ConstraintSignal = {
  pattern: string
  /** The constraint type that the pattern finds, or the goal itself. */
  type: Constraint['type'] | 'goal'
  field: string
  overrides: boolean
}

/**
 * How a simple request for a single call is worded. Groups of the pattern fill the arguments `$name`; a group that
 * matched nothing is null, and digits alone become a number.
 */
export type QuickSignal = { pattern: string; tool: string; arguments: Record<string, unknown> }
