import { beginItems } from '../state/batch.ts'
import type { Limits } from '../policy/limits.ts'
import type { StepDecision } from '../state/turn-record.ts'
import type { OpenDecision, StepState, TurnState } from '../state/turn-state.ts'
import { writtenCalls } from '../state/written-calls.ts'
import { askForYes } from './ask-person.ts'
import { changeStep } from './steps.ts'

export type Decided = { made: StepDecision; step: StepState; limits: Limits }

/**
 * Opens a decision for execution. It needs the person's yes first if it has too many writes or its step must be
 * confirmed.
 */
export function openDecision(state: TurnState, { made, step, limits }: Decided): TurnState {
  const open = openOf(state, made)
  const waiting = changeStep(state, made.step_id, (one) => ({
    ...one,
    open,
    batch: beginItems(one.batch, new Set(Object.values(open.items))),
  }))
  const needsYes = step.step.confirm || made.writes > limits.writesWithoutYesMax
  if (!needsYes || step.isConfirmed || made.writes === 0) return waiting
  return askForYes(waiting, made)
}

function openOf(state: TurnState, made: StepDecision): OpenDecision {
  const written = writtenCalls(made.decision)
  return {
    ordinal: state.decisions,
    calls: made.calls,
    refused: made.refused,
    written: Object.fromEntries(written.map(({ call, arguments: args }) => [call, args ?? {}])),
    items: Object.fromEntries(
      written.flatMap(({ call, item }) => (item === null ? [] : [[String(call), item]])),
    ),
    isStepComplete: made.decision.actions.some(({ action }) => action === 'step_complete'),
    atomic: made.atomic,
  }
}
