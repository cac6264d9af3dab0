import { AlfredError } from '@alfred/contracts'
import type { ToolOutcome } from '@alfred/contracts'
import { drop } from '../session/registry.ts'
import { registerAll } from '../session/translate.ts'
import { withoutIdsIn } from '../session/without-ids.ts'
import { tellChanges } from '../turn/tell-changes.ts'
import type { TurnState } from '../turn/turn-state.ts'
import { end } from './endings.ts'

/** Folds what was told or taken back: things that came again get refs, those that went can be meant no more. */
export function afterLookingBack(state: TurnState, outcome: ToolOutcome): TurnState {
  const { lookBack } = state
  if (!lookBack) throw new AlfredError('INTERNAL', 'Nothing was asked about what was done.')
  const sentences = withoutIdsIn(tellChanges(lookBack.tool, outcome))
  const called = { ...state, toolsCalled: [...state.toolsCalled, lookBack.tool] }
  if (!outcome.ok) {
    const { code, retryable } = outcome.error
    return end(called, { status: 'failed', error: { code, message: sentences.join(' '), retryable } })
  }
  const { registry, refs } = registerAll(state.registry, outcome.entities)
  const changes = outcome.entities.flatMap(({ type, label, op }, index): TurnState['changes'][number][] =>
    op === 'read'
      ? []
      : [
          {
            op,
            entity: { ref: refs[index] ?? '', type, label, status: 'saved', tier: 'active', note: null },
          },
        ],
  )
  const gone = changes.filter(({ op }) => op === 'deleted').map(({ entity }) => entity.ref)
  const isChange = changes.length > 0
  return end(
    {
      ...called,
      registry: drop(registry, gone),
      changes: [...state.changes, ...changes],
      facts: [...state.facts, ...sentences.map((text) => ({ text, isFailure: false, isChange }))],
    },
    { status: 'done' },
  )
}
