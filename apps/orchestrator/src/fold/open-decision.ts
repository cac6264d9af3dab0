import { beginItems } from '../state/batch.ts'
import type { Limits } from '../policy/limits.ts'
import type { StepDecision } from '../state/turn-record.ts'
import type { OpenDecision, StepState, TurnState } from '../state/turn-state.ts'
import { writtenCalls } from '../state/written-calls.ts'
import { askForYes } from './ask-person.ts'
import { changeStep, tellStep } from './steps.ts'

export type Decided = { made: StepDecision; step: StepState; limits: Limits }

/**
 * Opens a decision for execution. It needs the person's yes first if it has too many writes or its step must be
 * confirmed.
 */
export function openDecision(state: TurnState, { made, step, limits }: Decided): TurnState {
  const open = openOf(state, made)
  const waiting = changeStep(state, made.step_id, (one) => ({
    ...tellIgnored(one, made),
    open,
    batch: beginItems(one.batch, new Set(Object.values(open.items))),
  }))
  const needsYes = step.step.confirm || made.unspoken || made.writes > limits.writesWithoutYesMax
  if (!needsYes || step.isConfirmed || made.writes === 0) return waiting
  return askForYes(waiting, made)
}

/** A question or the like beside calls is not followed: its model is told, so that nothing is dropped silently. */
function tellIgnored(step: StepState, { decision }: StepDecision): StepState {
  const beside = decision.actions.find(({ action }) => action !== 'tool_call' && action !== 'step_complete')
  if (!beside) return step
  const told = `${beside.action} stood beside calls and was not followed. Answer with it alone if it is still needed.`
  return tellStep(step, { tool: beside.action, arguments: {}, ok: false, facts: [told], data: {} })
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
    isStepComplete:
      made.decision.actions.every(({ action }) => action === 'tool_call' || action === 'step_complete') &&
      made.decision.actions.some(({ action }) => action === 'step_complete'),
    atomic: made.atomic,
  }
}
