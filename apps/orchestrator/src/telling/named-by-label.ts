import { plainRef } from '../memory/registry.ts'
import { workingSet } from '../memory/working-set.ts'
import { replaceRefs } from '../memory/written-refs.ts'
import type { TurnState } from '../state/turn-state.ts'

/** A text of a plan as a person may read it: things by their names, not by their refs. A ref of nothing known is left out. */
export function namedByLabel(text: string, state: Pick<TurnState, 'registry' | 'artifacts'>): string {
  const labels = new Map(workingSet(state).map((entity) => [entity.ref, entity.label]))
  return replaceRefs(text, (ref) => labels.get(plainRef(state.registry, ref)) ?? '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
}
