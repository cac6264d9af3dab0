import type { ToolOutcome } from '@alfred/contracts'
import { drop } from '../memory/registry.ts'
import { registerAll } from '../memory/translate.ts'
import type { TurnState } from '../state/turn-state.ts'

const ENTITIES_MAX = 50
type Entities = Extract<ToolOutcome, { ok: true }>['entities']

/**
 * Folds the entities that a call touched: each gets a ref, changes go to the ledger, and deleted entities lose
 * their ref.
 */
export function foldEntities(
  state: TurnState,
  all: Entities,
): { state: TurnState; refs: string[]; changes: TurnState['changes'] } {
  const entities = all.slice(0, ENTITIES_MAX)
  const { registry, refs } = registerAll(state.registry, entities)
  const changes = entities.flatMap(({ type, label, op }, index) =>
    op === 'read' ? [] : [{ entity: changedEntity(refs[index] ?? '', type, label), op }],
  )
  const gone = changes.filter(({ op }) => op === 'deleted').map(({ entity }) => entity.ref)
  const folded = { ...state, registry: drop(registry, gone), changes: [...state.changes, ...changes] }
  return { state: folded, refs, changes }
}

function changedEntity(ref: string, type: string, label: string): TurnState['changes'][number]['entity'] {
  return { ref, type, label, status: 'saved', tier: 'active', note: null }
}
