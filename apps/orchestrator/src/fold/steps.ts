import { AlfredError } from '@alfred/contracts'
import type { PlanStep, ShownCall } from '@alfred/contracts'
import { withoutIdsIn } from '../memory/without-ids.ts'
import { failedSentences, failPending, pendingItems, startBatch } from '../state/batch.ts'
import type { Limits } from '../policy/limits.ts'
import type { Frame, StepState, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'
import { end, failure, moveTo } from './endings.ts'

export function startStep(step: PlanStep): StepState {
  return {
    step,
    isCompleted: false,
    isConfirmed: false,
    decisions: 0,
    stalls: 0,
    thisStep: [],
    openFailures: [],
    isRetryable: false,
    batch: startBatch(step),
    open: null,
  }
}

/** The active steps: those of the first group that is not complete. Steps of one group run in parallel. */
export function stepsAtWork(steps: readonly StepState[]): StepState[] {
  const group = Math.min(...steps.filter(({ isCompleted }) => !isCompleted).map(({ step }) => step.group))
  return steps.filter(({ step, isCompleted }) => !isCompleted && step.group === group)
}

/** @throws AlfredError INTERNAL when the plan has no such step: a record that belongs to no step is a bug. */
export function stepOf(state: TurnState, stepId: string): StepState {
  const found = state.steps.find(({ step }) => step.step_id === stepId)
  if (!found) throw new AlfredError('INTERNAL', 'A record came for no step of the plan.')
  return found
}

export function changeStep(
  state: TurnState,
  stepId: string,
  change: (step: StepState) => StepState,
): TurnState {
  return {
    ...state,
    steps: state.steps.map((step) => (step.step.step_id === stepId ? change(step) : step)),
  }
}

export function tellStep(step: StepState, call: ShownCall): StepState {
  return { ...step, thisStep: [...step.thisStep, withoutIdsIn(call)] }
}

/**
 * Completes a step when none of its batch items is pending. A model that declares it complete too early is told
 * what is missing; after `stallsMax` times the missing items count as failed and are reported (spec S2.5).
 */
export function completeStep(state: TurnState, stepId: string, limits: Limits): TurnState {
  const step = stepOf(state, stepId)
  const missing = pendingItems(step.batch)
  if (missing.length > 0 && step.stalls < limits.stallsMax) {
    const told = `The step is not complete. Still pending: ${missing.map(({ ref, label }) => `${ref} (${label})`).join(', ')}.`
    return changeStep(state, stepId, (one) =>
      tellStep(
        { ...one, stalls: one.stalls + 1, open: null },
        { tool: 'step_complete', arguments: {}, ok: false, facts: [told], data: {} },
      ),
    )
  }
  return closeStep(state, stepId)
}

/** Ends a step as it is: its open failures and pending items are reported as failures. */
export function closeStep(state: TurnState, stepId: string): TurnState {
  const step = stepOf(state, stepId)
  const batch = failPending(step.batch, wordsFor(state.locale).failing.itemNotDone)
  const failures = [...step.openFailures, ...failedSentences(batch, step.openFailures)]
  const closed = changeStep(state, stepId, (one) => ({
    ...one,
    batch,
    isCompleted: true,
    openFailures: [],
    open: null,
  }))
  return {
    ...closed,
    stepsCompleted: closed.stepsCompleted + 1,
    facts: [...closed.facts, ...failures.map(failure)],
  }
}

/** Moves the turn on: to a decision to apply, a step to decide, the plan of the calling agent, or the end. */
export function goOn(state: TurnState): TurnState {
  const active = stepsAtWork(state.steps)
  if (active.some(({ open }) => open !== null)) return moveTo('execute', state)
  if (active.length > 0) return moveTo('act', state)
  const frame = state.frames.at(-1)
  return frame ? goOn(returnTo(state, frame)) : end(state, { status: 'done' })
}

/**
 * Returns the called agent's results to the step that called it. Its changes stay facts of the turn; what it only
 * read goes to that step alone.
 */
export function returnTo(state: TurnState, frame: Frame, problem?: string): TurnState {
  const calls = state.steps.flatMap(({ thisStep }) => thisStep).filter(({ ok }) => ok)
  const found = state.facts.slice(frame.factsBefore)
  const told = found.filter(({ isChange, isFailure }) => isChange || isFailure)
  const hasFailed = problem !== undefined || (calls.length === 0 && told.some(({ isFailure }) => isFailure))
  const answer: ShownCall = {
    tool: 'call_agent',
    arguments: { target_agent: state.agent?.domain ?? '', goal: state.route?.goal ?? '' },
    ok: !hasFailed,
    facts: problem === undefined ? found.map(({ text }) => text) : [problem],
    data: { calls: calls.map(({ tool, data }) => ({ tool, data })) },
  }
  const back: TurnState = {
    ...state,
    agent: frame.agent,
    route: frame.route,
    plan: frame.plan,
    steps: frame.steps,
    frames: state.frames.slice(0, -1),
    // The calling agent may still mend this failure, so it alone decides whether to report it.
    facts: [
      ...state.facts.slice(0, frame.factsBefore),
      ...told.filter(({ isFailure }) => !isFailure || !hasFailed),
    ],
  }
  return changeStep(back, frame.callingStep ?? '', (step) => tellStep(step, answer))
}
