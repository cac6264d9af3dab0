import { AlfredError, HANDOFF_CONTEXT_MAX, HANDOFF_REFS_MAX, toWireError } from '@alfred/contracts'
import type { Action, AgentHandoff } from '@alfred/contracts'
import { keepArtifact } from '../memory/artifacts.ts'
import { withoutIds, withoutIdsIn } from '../memory/without-ids.ts'
import { completeItem, failItem } from '../state/batch.ts'
import { reactTo } from '../policy/blocked-policy.ts'
import type { Limits } from '../policy/limits.ts'
import type { StepDecision } from '../state/turn-record.ts'
import type { StepState, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'
import { workingSet } from '../memory/working-set.ts'
import { artifactsOfBatch } from './artifacts-of-batch.ts'
import { askUser, suspend } from './ask-person.ts'
import { openDecision } from './open-decision.ts'
import type { Decided } from './open-decision.ts'
import { end, moveTo, overBudget } from './endings.ts'
import { changeStep, closeStep, completeStep, goOn, stepOf, tellStep } from './steps.ts'

type ActionOf<Name extends Action['action']> = Extract<Action, { action: Name }>

/** Folds one round of decisions in plan order. A decision that ends the turn or changes the plan ends the round. */
export function afterDeciding(
  before: TurnState,
  decisions: readonly StepDecision[],
  limits: Limits,
): TurnState {
  let state = before
  for (const decision of decisions) {
    const next = decide(state, decision, limits)
    if (next.node !== before.node || next.steps.length === 0) return next
    state = next
  }
  return goOn(state)
}

function decide(before: TurnState, made: StepDecision, limits: Limits): TurnState {
  const stepId = made.step_id
  // A rewritten artifact replaces the one that was refused.
  const kept = keepArtifacts(made.artifacts.length > 0 ? withoutFailures(before, stepId) : before, made)
  const state = changeStep({ ...kept, decisions: kept.decisions + 1 }, stepId, (step) => ({
    ...step,
    decisions: step.decisions + 1,
  }))
  const step = stepOf(state, stepId)
  if (made.calls.length + made.refused.length > 0) return openDecision(state, { made, step, limits })
  const spent = step.decisions >= limits.decisionsPerStepMax
  const acted = afterAction(state, { made, step, limits })
  const isStillOpen = acted.steps.some((one) => one.step.step_id === stepId && !one.isCompleted)
  if (spent && acted.node === before.node && isStillOpen)
    return end(closeStep(acted, stepId), { status: 'failed', error: overBudget(acted, 'decisions') })
  return acted
}

function withoutFailures(state: TurnState, stepId: string): TurnState {
  return changeStep(state, stepId, (step) => ({ ...step, openFailures: [] }))
}

/**
 * Keeps accepted artifacts whole. A refused artifact is reported to the model; refused a second time, its batch
 * item fails, which the person is told.
 */
function keepArtifacts(before: TurnState, made: StepDecision): TurnState {
  const { wanted, unasked } = artifactsOfBatch(stepOf(before, made.step_id).batch, made.artifacts)
  const asked = unasked.reduce<TurnState>(
    (state, { item }) =>
      changeStep(state, made.step_id, (step) =>
        tellStep(step, {
          ...{ tool: 'generate', arguments: { item }, ok: false, data: {} },
          facts: ['Not kept: it is for no item of the batch.'],
        }),
      ),
    before,
  )
  const kept = wanted.reduce<TurnState>((state, artifact) => {
    const { artifacts, registry, artifact: one } = keepArtifact(state, artifact)
    const generated = [...state.generated, { ref: one.ref, type: one.type }]
    return changeStep({ ...state, artifacts, registry, generated }, made.step_id, (step) => ({
      ...tellStep(step, {
        tool: 'generate',
        arguments: { item: one.ref },
        ok: true,
        facts: [`Generated ${one.ref}: ${one.label}.`],
        data: {},
      }),
      batch: completeItem(step.batch, artifact.item ?? one.ref, one.ref),
    }))
  }, asked)
  return made.refused_artifacts.reduce<TurnState>(
    (state, { item, label, reason, conflict }) =>
      changeStep(state, made.step_id, (step) => {
        const isSecond = step.thisStep.some(
          ({ tool, ok, arguments: args }) => tool === 'generate' && !ok && args['item'] === item,
        )
        const error = wordsFor(state.locale).failing.notKept(label, withoutIds(reason))
        return {
          ...tellStep(step, {
            ...{ tool: 'generate', arguments: { item }, ok: false, facts: [error], data: {} },
            ...{ code: 'ARTIFACT_REFUSED', details: withoutIdsIn({ label, ...(conflict && { conflict }) }) },
          }),
          batch:
            isSecond && item !== null ? failItem(step.batch, item, { error, retryable: false }) : step.batch,
          openFailures:
            item === null && !step.openFailures.includes(error)
              ? [...step.openFailures, error]
              : step.openFailures,
        }
      }),
    kept,
  )
}

/** Hands on what a step of kind analyze found: later steps are told, as words of a model. */
function withFinding(
  state: TurnState,
  { step }: StepState,
  { result_summary: summary }: ActionOf<'step_complete'>,
): TurnState {
  if (step.step_type !== 'analyze' || summary.trim() === '') return state
  return { ...state, findings: [...state.findings, withoutIds(summary).slice(0, FINDING_MAX)] }
}

const FINDING_MAX = 500

/** How often a refused artifact is written again in a step without a batch. */
const REWRITES_MAX = 1

function wasAllRefused({ artifacts, refused_artifacts }: StepDecision): boolean {
  return artifacts.length === 0 && refused_artifacts.length > 0
}

/** Folds a decision without calls: its first action says how the step goes on. */
function afterAction(state: TurnState, decided: Decided): TurnState {
  const { made, step, limits } = decided
  const action = made.decision.actions[0]
  switch (action?.action) {
    case 'step_complete':
      return wasAllRefused(made) && step.batch.length === 0 && step.stalls < REWRITES_MAX
        ? changeStep(state, made.step_id, (one) => ({ ...one, stalls: one.stalls + 1 }))
        : completeStep(withFinding(state, step, action), made.step_id, limits)
    case 'ask_user':
      return askUser(state, {
        step,
        questions: [action.question],
        options: action.options,
        asks: action.asks ?? undefined,
      })
    case 'blocked':
      return afterBlocked(state, action, decided)
    case 'fail':
      return end(withFailuresNamed(state, step, action.user_message), {
        status: 'failed',
        error: {
          code: 'AGENT_FAILED',
          message: withoutIds(action.user_message).slice(0, 500),
          retryable: false,
        },
      })
    case 'call_agent':
      return callAgent(state, action, decided)
    case 'tool_call':
    case undefined:
      return end(state, {
        status: 'failed',
        error: toWireError(
          new AlfredError('MODEL_OUTPUT_INVALID', wordsFor(state.locale).failing.notCarriedOut),
        ),
      })
  }
}

/**
 * Of the failed calls of a step an agent that gives up names those that count: of a food that is not known and no
 * recipe either, the first. What no call told is no failure.
 */
function withFailuresNamed(state: TurnState, { step, thisStep }: StepState, message: string): TurnState {
  const named = thisStep
    .filter(({ ok }) => !ok)
    .flatMap(({ facts }) => facts.filter((fact) => message.includes(fact)))
  if (named.length === 0) return state
  return changeStep(state, step.step_id, (one) => ({ ...one, openFailures: [...new Set(named)] }))
}

function afterBlocked(
  before: TurnState,
  action: ActionOf<'blocked'>,
  { made, step, limits }: Decided,
): TurnState {
  const code = action.reason_code
  const times = before.blockedTimes[code] ?? 0
  const state = { ...before, blockedTimes: { ...before.blockedTimes, [code]: times + 1 } }
  const details = withoutIds(action.details)
  const replansLeft = limits.replansMax - state.replans
  switch (reactTo(code, { retryable: step.isRetryable, times, replansLeft })) {
    case 'ask_user':
      return askUser(state, { step, questions: [details], options: optionsOf(state) })
    case 'retry':
      return changeStep(state, made.step_id, (one) =>
        tellStep(one, {
          tool: 'blocked',
          arguments: {},
          ok: false,
          facts: [`${details} Try once more, differently if the error says how.`],
          data: {},
        }),
      )
    case 'replan':
      return replan(state, details)
    case 'fail': {
      const error = { code, message: details.slice(0, 500), retryable: false }
      return end(state, { status: 'failed', error })
    }
  }
}

/** Labels that the person may choose from: the candidates that Understand found for the mentions. */
function optionsOf(state: TurnState): string[] {
  const refs = new Set(state.understanding?.entity_mentions.flatMap(({ candidates }) => candidates) ?? [])
  return workingSet(state)
    .filter(({ ref }) => refs.has(ref))
    .map(({ label }) => label)
}

/** Goes back to Think. What was done stays done and reported; only the rest is planned again. */
function replan(state: TurnState, because: string): TurnState {
  return moveTo('think', {
    ...state,
    replans: state.replans + 1,
    replanBecause: because,
    carriedFailures: state.steps.flatMap(({ openFailures }) => openFailures),
    plan: null,
    steps: [],
  })
}

/** What goes with the goal: the entities that are meant, as far as they are known in this turn, and a few words; never an id. */
function handoffOf(
  state: TurnState,
  { refs, context }: Pick<ActionOf<'call_agent'>, 'refs' | 'context'>,
): AgentHandoff {
  const known = new Map(workingSet(state).map(({ ref, label }) => [ref, label]))
  return {
    source_agent: state.agent?.domain ?? '',
    refs: [...new Set(refs)]
      .flatMap((ref) => {
        const label = known.get(ref)
        return label === undefined ? [] : [{ ref, label }]
      })
      .slice(0, HANDOFF_REFS_MAX),
    context: withoutIds(context ?? '').slice(0, HANDOFF_CONTEXT_MAX),
  }
}

/**
 * Suspends this plan and hands a goal to another agent; the plan goes on when that agent is done (spec S9). The
 * model is told when the agent is not running or no further call is allowed.
 */
function callAgent(
  state: TurnState,
  { target_agent, goal, refs, context }: ActionOf<'call_agent'>,
  { made, limits }: Decided,
): TurnState {
  const mayCall = state.agentCalls < limits.agentCallsMax && state.frames.length < limits.agentDepthMax
  if (!made.called || !mayCall) {
    const problem = made.called
      ? 'No further agent may be asked.'
      : `The agent ${withoutIds(target_agent)} is not running.`
    return changeStep(state, made.step_id, (step) =>
      tellStep(step, {
        tool: 'call_agent',
        arguments: { target_agent, goal },
        ok: false,
        facts: [problem],
        data: {},
      }),
    )
  }
  return moveTo('think', {
    ...state,
    agentCalls: state.agentCalls + 1,
    frames: suspend(state, made.step_id),
    agent: made.called,
    route: {
      ...{ agent: made.called.domain, goal: withoutIds(goal), complexity: 'low', context_needs: [] },
      handoff: handoffOf(state, { refs, context }),
    },
    plan: null,
    steps: [],
  })
}
