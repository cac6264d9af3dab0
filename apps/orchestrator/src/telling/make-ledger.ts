import type { Ledger } from '@alfred/contracts'
import type { TurnState } from '../state/turn-state.ts'

/** The ledger of a turn whose state is unknown. */
export const emptyLedger: Ledger = {
  agent: null,
  complexity: null,
  decision: null,
  steps_completed: 0,
  steps_total: 0,
  tools_called: [],
  entities_created: [],
  entities_updated: [],
  entities_deleted: [],
  artifacts_generated: [],
  artifacts_saved: [],
  errors: [],
}

/** The immutable record of what happened in a turn (spec S2.8), made by code from its state. */
export function makeLedger(state: TurnState): Ledger {
  const changed = (wanted: 'created' | 'updated' | 'deleted') =>
    state.changes.filter(({ op }) => op === wanted).map(({ entity }) => entity)
  const stepId = state.steps.find(({ isCompleted }) => !isCompleted)?.step.step_id ?? null
  return {
    agent: state.agent?.domain ?? null,
    complexity: state.route?.complexity ?? null,
    decision: state.plan?.decision ?? null,
    steps_completed: state.stepsCompleted,
    steps_total: state.stepsPlanned,
    tools_called: [...Map.groupBy(state.toolsCalled, (tool) => tool)].map(([tool, calls]) => ({
      tool,
      count: calls.length,
    })),
    entities_created: changed('created'),
    entities_updated: changed('updated'),
    entities_deleted: changed('deleted'),
    artifacts_generated: countByType(state.generated),
    artifacts_saved: countByType(state.savedArtifacts),
    errors: [
      ...state.facts
        .filter(({ isFailure }) => isFailure)
        .map(({ text }) => ({ code: 'CALL_FAILED', message: text, step_id: stepId })),
      ...(state.ending?.error
        ? [{ code: state.ending.error.code, message: state.ending.error.message, step_id: stepId }]
        : []),
    ],
  }
}

function countByType(things: readonly { ref: string; type: string }[]): { type: string; count: number }[] {
  const each = [...new Map(things.map((thing) => [thing.ref, thing])).values()]
  return [...Map.groupBy(each, ({ type }) => type)].map(([type, all]) => ({ type, count: all.length }))
}
