import { AlfredError } from '@alfred/contracts'
import type { CallResult } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import { lookBackKey } from '../nodes/look-back.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { StepState } from '../state/turn-state.ts'

/**
 * The stored results of a decision that was cancelled while it was being applied; a call without a stored result is
 * left out. @throws AlfredError INTERNAL when the step has no open decision.
 */
export function storedResults(
  { step, open }: StepState,
  claim: Pick<TurnClaim, 'calls'>,
): Extract<TurnRecord, { kind: 'applied' }> {
  if (!open) throw new AlfredError('INTERNAL', 'There is no decision to look up.')
  const results = open.calls.flatMap(({ call, tool }): CallResult[] => {
    const stored = claim.calls.find((row) => row.step === open.ordinal && row.call === call)
    if (!stored) return []
    const changes = stored.response.ok ? stored.response.entities.filter(({ op }) => op !== 'read') : []
    const facts = changes.map(({ op, label }) => `The entry for ${label} was ${op}.`)
    return [{ call, tool, kind: changes.length > 0 ? 'write' : 'read', outcome: stored.response, facts }]
  })
  return { kind: 'applied', step_id: step.step_id, results }
}

/** The stored outcome of a look back that was cancelled; undefined when it was not applied. */
export function storedLookBack(
  claim: Pick<TurnClaim, 'calls'>,
): Extract<TurnRecord, { kind: 'looked_back' }> | undefined {
  const { step, call } = lookBackKey
  const stored = claim.calls.find((row) => row.step === step && row.call === call)
  return stored && { kind: 'looked_back', outcome: stored.response }
}
