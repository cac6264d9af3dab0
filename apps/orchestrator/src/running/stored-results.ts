import { AlfredError } from '@alfred/contracts'
import type { CallResult, ToolCall } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import { KEEPING_ORDINAL } from '../nodes/keep.ts'
import { lookBackKey } from '../nodes/look-back.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { StepState, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'

/** What is stored of the calls of a turn, and the locale in which it is told. */
type Stored = Pick<TurnClaim, 'calls'> & Pick<TurnState, 'locale'>

/**
 * The stored results of a decision that was cancelled while it was being applied; a call without a stored result is
 * left out. @throws AlfredError INTERNAL when the step has no open decision.
 */
export function storedResults(
  { step, open }: StepState,
  stored: Stored,
): Extract<TurnRecord, { kind: 'applied' }> {
  if (!open) throw new AlfredError('INTERNAL', 'There is no decision to look up.')
  return { kind: 'applied', step_id: step.step_id, results: resultsOf(open.calls, open.ordinal, stored) }
}

/** What was kept of the person before the turn was cancelled. */
export function storedKept(
  { understood }: Pick<TurnState, 'understood'>,
  stored: Stored,
): Extract<TurnRecord, { kind: 'kept' }> {
  const results = resultsOf(understood?.keep?.calls ?? [], KEEPING_ORDINAL, stored)
  return { kind: 'kept', results, gathered: [] }
}

function resultsOf(
  calls: readonly ToolCall[],
  ordinal: number,
  { calls: all, locale }: Stored,
): CallResult[] {
  const { storedChange } = wordsFor(locale).failing
  return calls.flatMap(({ call, tool }): CallResult[] => {
    const stored = all.find((row) => row.step === ordinal && row.call === call)
    if (!stored) return []
    const changes = stored.response.ok ? stored.response.entities.filter(({ op }) => op !== 'read') : []
    const facts = changes.flatMap(({ op, label }) => (op === 'read' ? [] : [storedChange(label, op)]))
    return [{ call, tool, kind: changes.length > 0 ? 'write' : 'read', outcome: stored.response, facts }]
  })
}

/** The stored outcome of a look back that was cancelled; undefined when it was not applied. */
export function storedLookBack(
  claim: Pick<TurnClaim, 'calls'>,
): Extract<TurnRecord, { kind: 'looked_back' }> | undefined {
  const { step, call } = lookBackKey
  const stored = claim.calls.find((row) => row.step === step && row.call === call)
  return stored && { kind: 'looked_back', outcome: stored.response }
}
