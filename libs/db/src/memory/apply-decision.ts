import type { ToolCall, ToolOutcome } from '@alfred/contracts'
import type { Apply } from '../apply.ts'
import { copy, refuse, stale, storeBatch } from './tables.ts'
import type { Call, Tables } from './tables.ts'

/** The turn that a turn token lets an agent write as. */
export type TurnWriter = { turnId: string; fence: number; userId: string }

/** Runs the calls that have no stored response yet; all of it or nothing. */
export function applyDecision(
  tables: Tables,
  { turnId, fence, userId }: TurnWriter,
  { apply, runTool }: { apply: Omit<Apply, 'token'>; runTool: (call: ToolCall) => ToolOutcome },
): ToolOutcome[] {
  const turn = tables.turns.find(({ id }) => id === turnId)
  const mayWrite = turn?.fence === fence && turn.userId === userId && turn.status === 'running'
  if (!mayWrite || turn.isCancelRequested) throw stale()
  const { step, calls, ...batch } = copy(apply)
  const stored = (call: ToolCall): Call | undefined =>
    turn.calls.find((row) => row.step === step && row.call === call.call)
  // Before anything is written, since a transaction would take it back.
  if (calls.some((call) => (stored(call)?.hash ?? hashOf(call)) !== hashOf(call))) {
    throw refuse('IDEMPOTENCY_KEY_REUSED', 'This call was made before with other arguments.')
  }
  storeBatch(turn, batch)
  return calls.map((call) => {
    const known = stored(call)
    if (known) return known.response
    const response = runTool(call)
    turn.calls.push({ step, call: call.call, hash: hashOf(call), response: copy(response) })
    return response
  })
}

/** The same arguments in any order are the same, as jsonb has it. */
function hashOf({ tool, arguments: args }: ToolCall): string {
  return `${tool} ${JSON.stringify(Object.entries(args).toSorted(([left], [right]) => (left < right ? -1 : 1)))}`
}
