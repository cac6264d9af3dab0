import { constraintSchema } from '@alfred/contracts'
import type { Constraint, ConstraintSnapshot } from '@alfred/contracts'
import { z } from 'zod'

/** What is wanted of the present goal, gathered over turns (spec S3.7). */
export const goalSchema = z.object({
  description: z.string(),
  constraints: z.array(constraintSchema).readonly(),
  startedTurn: z.int(),
  lastTurn: z.int(),
  /** What the plans for it were about; known once there was one. */
  subdomain: z.string().nullable(),
})
export type Goal = Readonly<z.infer<typeof goalSchema>>

/** A goal that nobody came back to for so many turns is over. */
export const GOAL_IDLE_TURNS = 3
const CONSTRAINTS_MAX = 30

/** Several of these hold at once: cod and rice. Of the others the last one said holds. */
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
 * Merges what a message says into what holds (ruling R14): a reset comes first, then what the same message
 * wants. Pure; no model reads old turns again.
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

/** A new goal about something else lets the old one's constraints go, unless it speaks of what was there. */
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

/** "Actually, salmon" replaces what was said of the same thing; without a field, all of its type. */
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
