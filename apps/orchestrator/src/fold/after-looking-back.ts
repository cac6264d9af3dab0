import { AlfredError } from '@alfred/contracts'
import type { ToolOutcome } from '@alfred/contracts'
import { withoutIdsIn } from '../memory/without-ids.ts'
import { tellChanges } from '../telling/tell-changes.ts'
import type { TurnState } from '../state/turn-state.ts'
import { end } from './endings.ts'
import { foldEntities } from './fold-entities.ts'

/**
 * Folds the outcome of showing or undoing changes: restored entities get refs, removed ones lose theirs. @throws
 * AlfredError INTERNAL when the turn did not ask for it.
 */
export function afterLookingBack(state: TurnState, outcome: ToolOutcome): TurnState {
  const { lookBack } = state
  if (!lookBack) throw new AlfredError('INTERNAL', 'Nothing was asked about what was done.')
  const sentences = withoutIdsIn(tellChanges(lookBack.tool, outcome, state.locale))
  const called = { ...state, toolsCalled: [...state.toolsCalled, lookBack.tool] }
  if (!outcome.ok) {
    const { code, retryable } = outcome.error
    return end(called, { status: 'failed', error: { code, message: sentences.join(' '), retryable } })
  }
  const { state: folded, changes } = foldEntities(called, outcome.entities)
  const isChange = changes.length > 0
  const told = sentences.map((text) => ({ text, isFailure: false, isChange }))
  return end({ ...folded, facts: [...folded.facts, ...told] }, { status: 'done' })
}
