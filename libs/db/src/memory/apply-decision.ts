import type { ToolOutcome } from '@alfred/contracts'
import type { AppliedCall, Apply } from '../apply.ts'
import { copy, refuse, stale, storeBatch } from './tables.ts'
import type { Call, Tables } from './rows.ts'

/** The claims of a turn token: the turn, fence and person that an agent may write as. */
export type TurnWriter = { turnId: string; fence: number; userId: string }

/** An in-memory domain: runs its tools and can restore an earlier state. */
export type MemoryTools = {
  run(call: AppliedCall): ToolOutcome
  /** Remembers the current state; the returned function restores it. */
  savepoint(): () => void
}

/**
 * Stores the records and runs the calls that have no stored response yet, like the SQL function. Throws a stale
 * DatabaseError for a wrong fence and IDEMPOTENCY_KEY_REUSED for changed arguments, before anything is written.
 */
export function applyDecision(
  tables: Tables,
  { turnId, fence, userId }: TurnWriter,
  { apply, tools }: { apply: Omit<Apply, 'token'>; tools: MemoryTools },
): ToolOutcome[] {
  const turn = tables.turns.find(({ id }) => id === turnId)
  const mayWrite = turn?.fence === fence && turn.userId === userId && turn.status === 'running'
  if (!mayWrite || turn.isCancelRequested) throw stale()
  const { step, calls, atomic = false, ...batch } = copy(apply)
  const stored = (call: AppliedCall): Call | undefined =>
    turn.calls.find((row) => row.step === step && row.call === call.call)
  // Checked before anything is written, because there is no transaction to roll back.
  if (calls.some((call) => (stored(call)?.hash ?? hashOf(call)) !== hashOf(call))) {
    throw refuse('IDEMPOTENCY_KEY_REUSED', 'This call was made before with other arguments.')
  }
  storeBatch(turn, batch)
  const isNew = calls.some((call) => !stored(call))
  const together = atomic && isNew ? runTogether(calls, tools) : null
  return calls.map((call, index) => {
    const known = stored(call)
    if (known) return known.response
    const response = together?.[index] ?? tools.run(call)
    turn.calls.push({ step, call: call.call, hash: hashOf(call), response: copy(response) })
    return response
  })
}

/** A hash of the call; the order of the arguments does not matter, as in jsonb. */
function hashOf({ tool, arguments: args }: AppliedCall): string {
  return `${tool} ${JSON.stringify(Object.entries(args).toSorted(([left], [right]) => (left < right ? -1 : 1)))}`
}

/** Runs all calls or none, like the SQL function: the first failure restores the state from before. */
function runTogether(calls: readonly AppliedCall[], tools: MemoryTools): ToolOutcome[] {
  const restore = tools.savepoint()
  const outcomes: ToolOutcome[] = []
  for (const call of calls) {
    const outcome = tools.run(call)
    outcomes.push(outcome)
    if (outcome.ok) continue
    restore()
    return calls.map((_, index) => (index === outcomes.length - 1 ? outcome : heldBack))
  }
  return outcomes
}

const heldBack: ToolOutcome = {
  ok: false,
  error: {
    code: 'BATCH_HELD_BACK',
    message: 'Not done, because another part of it failed.',
    retryable: true,
  },
}
