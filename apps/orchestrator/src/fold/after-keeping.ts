import { AlfredError } from '@alfred/contracts'
import type { Limits } from '../policy/limits.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { Fact, TurnState } from '../state/turn-state.ts'
import { foldEntities } from './fold-entities.ts'
import { failure } from './endings.ts'
import { fileGathered } from './file-gathered.ts'
import { followPending } from './after-understanding.ts'
import { withoutIdsIn } from '../memory/without-ids.ts'
import { withLanguage } from './with-language.ts'

/** Folds what was kept of the person; the turn goes on with the message. */
export function afterKeeping(
  state: TurnState,
  record: Extract<TurnRecord, { kind: 'kept' }>,
  limits: Limits,
): TurnState {
  const { understood } = state
  if (!understood) throw new AlfredError('INTERNAL', 'Nothing was understood.')
  return followPending(foldKept(state, record), understood, limits)
}

/** Tells what was kept: refs for the entries, facts for the reply. */
export function foldKept(state: TurnState, record: Extract<TurnRecord, { kind: 'kept' }>): TurnState {
  const filed = fileGathered(state, record.gathered)
  return record.results.reduce<TurnState>((before, result) => {
    const { tool, outcome, facts } = result
    const { state: folded } = foldEntities(before, outcome.ok ? outcome.entities : [])
    // The first sentence tells what was kept, those behind it what follows from it.
    const told = withoutIdsIn(facts).map((text, index): Fact =>
      outcome.ok
        ? { text, isFailure: false, isChange: true, ...(index === 0 && { isKept: true }) }
        : failure(text),
    )
    return {
      ...folded,
      toolsCalled: [...folded.toolsCalled, tool],
      factLanguages: withLanguage(folded, result),
      facts: [...folded.facts, ...told],
    }
  }, filed)
}
