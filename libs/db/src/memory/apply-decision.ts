import type { ToolOutcome } from '@alfred/contracts'
import type { AppliedCall, Apply } from '../apply.ts'
import { copy, refuse, stale, storeBatch } from './tables.ts'
import type { Call, Tables } from './rows.ts'

/** The turn that a turn token lets an agent write as. */
export type TurnWriter = { turnId: string; fence: number; userId: string }

/** A domain without a database: what runs its tools, and a way back to how it was. */
export type MemoryTools = {
  run(call: AppliedCall): ToolOutcome
  /** Remembers how everything is; the function given back restores it. */
  savepoint(): () => void
}

/** Runs the calls that have no stored response yet; all of it or nothing. */
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
  // Before anything is written, since a transaction would take it back.
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

/** The same arguments in any order are the same, as jsonb has it. */
function hashOf({ tool, arguments: args }: AppliedCall): string {
  return `${tool} ${JSON.stringify(Object.entries(args).toSorted(([left], [right]) => (left < right ? -1 : 1)))}`
}

/** All or none, as the SQL function does it: the first refusal takes back what its neighbours did. */
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
