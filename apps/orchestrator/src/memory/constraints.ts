import { constraintSchema } from '@alfred/contracts'
import type { Constraint, ConstraintSnapshot } from '@alfred/contracts'
import { z } from 'zod'

/** The present goal and its constraints, collected over turns (spec S3.7). */
export const goalSchema = z.object({
  description: z.string(),
  constraints: z.array(constraintSchema).readonly(),
  startedTurn: z.int(),
  lastTurn: z.int(),
  /** The subdomain of the goal's first plan; null until there is a plan. */
  subdomain: z.string().nullable(),
})
export type Goal = Readonly<z.infer<typeof goalSchema>>

/** A goal that was not mentioned for more than this many turns is dropped. */
export const GOAL_IDLE_TURNS = 3
const CONSTRAINTS_MAX = 30

/**
 * Types that may hold several values at once, such as cod and rice. Of any other type only the last value holds.
 */
const multiValued: ReadonlySet<Constraint['type']> = new Set([
  'ingredient_required',
  'ingredient_excluded',
  'equipment',
  'flavor',
])

const opposite: Partial<Record<Constraint['type'], Constraint['type']>> = {
  ingredient_required: 'ingredient_excluded',
  ingredient_excluded: 'ingredient_required',
}

/**
 * Merges a message's constraints into the goal (ruling R14): a reset is applied first, then the constraints of the
 * same message. Pure; no model reads old turns again.
 */
export function mergeConstraints(
  goal: Goal | null,
  snapshot: ConstraintSnapshot,
  { turn, isReferenced }: { turn: number; isReferenced: boolean },
): Goal | null {
  const isIdle = goal !== null && turn - goal.lastTurn > GOAL_IDLE_TURNS
  const held = snapshot.reset_goal || isIdle ? null : goal
  const said = [...snapshot.override_constraints, ...snapshot.new_constraints]
  if (said.length === 0 && snapshot.goal_update === null) {
    return held && isReferenced ? { ...held, lastTurn: turn } : held
  }
  const start: Goal = held ?? {
    description: snapshot.goal_update ?? '',
    constraints: [],
    startedTurn: turn,
    lastTurn: turn,
    subdomain: null,
  }
  const overridden = snapshot.override_constraints.reduce(
    (constraints, one) => constraints.filter((other) => !isReplacedBy(other, one)),
    start.constraints,
  )
  return {
    ...start,
    description: snapshot.goal_update ?? start.description,
    lastTurn: turn,
    constraints: said.reduce(add, overridden).slice(-CONSTRAINTS_MAX),
  }
}

/**
 * Starts a new goal, without the old constraints, when a plan is about another subdomain and the message states a
 * new goal that mentions nothing known. Otherwise keeps the goal and remembers its first subdomain.
 */
export function settleGoal(
  goal: Goal | null,
  plan: { subdomain: string | null; snapshot: ConstraintSnapshot; hasResolvedMention: boolean; turn: number },
): Goal | null {
  if (!goal || plan.subdomain === null) return goal
  const isOther = goal.subdomain !== null && goal.subdomain !== plan.subdomain
  const { snapshot } = plan
  if (isOther && snapshot.goal_update !== null && !plan.hasResolvedMention) {
    const anew = mergeConstraints(null, snapshot, { turn: plan.turn, isReferenced: true })
    return anew && { ...anew, subdomain: plan.subdomain }
  }
  return goal.subdomain === null ? { ...goal, subdomain: plan.subdomain } : goal
}

function add(constraints: readonly Constraint[], one: Constraint): Constraint[] {
  const kept = constraints.filter(
    (other) =>
      !isSame(other, one) &&
      !(other.type === opposite[one.type] && sameWord(other.value, one.value)) &&
      !(other.type === one.type && !multiValued.has(one.type)),
  )
  return [...kept, one]
}

/**
 * True when an override such as "Actually, salmon" replaces a held constraint: same type and same field, or any
 * field if one of the two names none.
 */
function isReplacedBy(held: Constraint, override: Constraint): boolean {
  if (held.type !== override.type) return false
  return override.field === '' || held.field === '' || held.field === override.field
}

function isSame(left: Constraint, right: Constraint): boolean {
  return left.type === right.type && sameWord(left.value, right.value)
}

function sameWord(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase()
}
