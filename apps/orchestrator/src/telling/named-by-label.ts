import { workingSet } from '../memory/working-set.ts'
import type { TurnState } from '../state/turn-state.ts'

const ref = /\b(?:gen_|ref_)?[a-z]+(?:_[a-z]+)*_\d+\b/g

/** A text of a plan as a person may read it: things by their names, not by their refs. A ref of nothing known is left out. */
export function namedByLabel(text: string, state: Pick<TurnState, 'registry' | 'artifacts'>): string {
  const labels = new Map(workingSet(state).map((entity) => [entity.ref, entity.label]))
  return text
    .replace(ref, (found) => labels.get(found.replace(/^ref_/, '')) ?? '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
}
