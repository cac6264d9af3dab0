import { AlfredError } from '@alfred/contracts'
import type { ToolOutcome } from '@alfred/contracts'
import { z } from 'zod'
import { withoutIdsIn } from '../memory/without-ids.ts'
import { tellChanges } from '../telling/tell-changes.ts'
import type { Offer, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'
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
  const asked = lookBack.thenAsk === true ? askToUndo(called, { sentences, data: outcome.data }) : undefined
  if (asked !== undefined) return asked
  const { state: folded, changes } = foldEntities(called, outcome.entities)
  const isChange = changes.length > 0
  const told = sentences.map((text) => ({ text, isFailure: false, isChange }))
  return end({ ...folded, facts: [...folded.facts, ...told] }, { status: 'done' })
}

const undoableSchema = z.object({
  source: z.uuid(),
  changes: z.array(z.unknown()).min(1),
  changed_since: z.array(z.unknown()).max(0),
})

type Shown = { sentences: readonly string[]; data: Record<string, unknown> }

/** Asks whether what was shown shall be undone: a yes undoes that, whatever is changed meanwhile. Undefined where it cannot be. */
function askToUndo(state: TurnState, { sentences, data }: Shown): TurnState | undefined {
  const found = undoableSchema.safeParse(data)
  if (!found.success) return undefined
  const isRedo = state.lookBack?.arguments.which === 'undo'
  const { undo, redo } = wordsFor(state.locale).asking
  const summary = `${sentences[0] ?? ''} ${isRedo ? redo : undo}`.trim()
  const offer: Offer = {
    kind: 'confirmation',
    version: 1,
    summary,
    data: {},
    options: [],
    waiting: { for: 'undo', arguments: { source: found.data.source } },
  }
  return end(state, { status: 'blocked', questions: [summary], offer })
}
