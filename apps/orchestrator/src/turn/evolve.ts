import { AlfredError, toWireError } from '@alfred/contracts'
import type { Action, CallResult, Plan, ShownCall, WireError } from '@alfred/contracts'
import { registerAll } from '../session/translate.ts'
import { withoutIds, withoutIdsIn } from '../session/without-ids.ts'
import { blockedPolicy } from './blocked-policy.ts'
import type { Limits } from './limits.ts'
import { writtenCalls } from './written-calls.ts'
import { mayFollow } from './transitions.ts'
import type { Node } from './transitions.ts'
import type { RefusedCall, TurnRecord } from './turn-record.ts'
import type { Ending, Fact, OpenDecision, TurnState } from './turn-state.ts'

type RecordOf<Kind extends TurnRecord['kind']> = Extract<TurnRecord, { kind: Kind }>

/**
 * Folds one record into a turn. Pure: no clock, no chance, no I/O; equal records give equal states,
 * which is what makes a takeover safe. Throws when a record does not belong where the turn is.
 */
export function evolve(state: TurnState, record: TurnRecord, limits: Limits): TurnState {
  const isGivenUp = record.kind === 'gave_up' && state.node !== 'reply'
  if (!isGivenUp && recordOf[state.node] !== record.kind) {
    throw new AlfredError('INTERNAL', `A turn at ${state.node} cannot take the record ${record.kind}.`)
  }
  const counted: TurnState = {
    ...state,
    recordsFolded: state.recordsFolded + 1,
    modelCalls: 'model_calls' in record ? [...state.modelCalls, ...record.model_calls] : state.modelCalls,
  }
  switch (record.kind) {
    case 'understood':
      return moveTo('route', { ...counted, understanding: record.understanding })
    case 'routed':
      return afterRouting(counted, record)
    case 'planned':
      return afterPlanning(counted, record.plan, limits)
    case 'decided':
      return afterDecision(counted, record, limits)
    case 'applied':
      return afterApplying(counted, record.results, limits)
    case 'gave_up':
      return giveUp(counted, record.error)
  }
}

/** What each node says when it did its work; any of them may give up instead. */
const recordOf: Record<Node, TurnRecord['kind'] | null> = {
  understand: 'understood',
  route: 'routed',
  think: 'planned',
  act: 'decided',
  execute: 'applied',
  reply: null,
}

function moveTo(node: Node, state: TurnState): TurnState {
  if (!mayFollow(state.node, node)) {
    throw new AlfredError('INTERNAL', `A turn cannot go from ${state.node} to ${node}.`)
  }
  return { ...state, node }
}

/** Leads to the reply. Done means that nothing failed; a failure after something was done is partial. */
function end(state: TurnState, ending: Partial<Ending> & Pick<Ending, 'status'>): TurnState {
  const closed = closeFailures(state)
  const hasFailed = ending.status === 'done' && closed.facts.some(({ isFailure }) => isFailure)
  const wanted = hasFailed ? 'failed' : ending.status
  const status = wanted === 'failed' && closed.changes.length > 0 ? 'partial' : wanted
  return moveTo('reply', {
    ...closed,
    open: null,
    ending: {
      error: null,
      isBreakdown: false,
      questions: [],
      options: [],
      proposal: null,
      ...ending,
      status,
    },
  })
}

/** A decision that was sent and not answered may have been applied: that is said, not guessed. */
function giveUp(state: TurnState, error: WireError): TurnState {
  if (!state.open) return end(state, { status: 'failed', error, isBreakdown: true })
  const openFailures = [
    ...state.openFailures,
    'It is not certain whether the last change was made. Please check.',
  ]
  return end({ ...state, openFailures }, { status: 'partial', error, isBreakdown: true })
}

function afterRouting(state: TurnState, record: RecordOf<'routed'>): TurnState {
  const routed = { ...state, route: record.route, agent: record.agent }
  return record.agent ? moveTo('think', routed) : end(routed, { status: 'done' })
}

function afterPlanning(state: TurnState, plan: Plan, limits: Limits): TurnState {
  const planned: TurnState = {
    ...state,
    plan,
    stepIndex: 0,
    stepsPlanned: state.stepsCompleted + plan.steps.length,
    decisionsInStep: 0,
    thisStep: [],
    replanBecause: null,
  }
  switch (plan.decision) {
    case 'clarify':
      return end(planned, { status: 'blocked', questions: plan.clarification_questions })
    case 'propose':
      return end(planned, { status: 'blocked', proposal: plan.proposal_message, questions: plan.assumptions })
    case 'plan_direct':
      if (plan.steps.length > limits.stepsMax)
        return end(planned, { status: 'failed', error: overBudget('steps') })
      return plan.steps.length === 0 ? end(planned, { status: 'done' }) : moveTo('act', planned)
  }
}

function afterDecision(state: TurnState, record: RecordOf<'decided'>, limits: Limits): TurnState {
  const decided: TurnState = {
    ...state,
    decisions: state.decisions + 1,
    decisionsInStep: state.decisionsInStep + 1,
  }
  if (record.calls.length + record.refused.length > 0) {
    return moveTo('execute', {
      ...decided,
      open: {
        ordinal: decided.decisions,
        calls: record.calls,
        refused: record.refused,
        written: new Map(
          writtenCalls(record.decision).map(({ call, arguments: written }) => [call, written ?? {}]),
        ),
        isStepComplete: record.decision.actions.some(({ action }) => action === 'step_complete'),
      },
    })
  }
  return afterAction(decided, record.decision.actions[0], limits)
}

/** An answer without calls is one action that says how the step goes on. */
function afterAction(state: TurnState, action: Action | undefined, limits: Limits): TurnState {
  switch (action?.action) {
    case 'step_complete':
      return completeStep(state)
    case 'ask_user':
      return end(state, { status: 'blocked', questions: [action.question], options: action.options })
    case 'blocked':
      return afterBlocked(state, action, limits)
    case 'fail':
      return end(state, {
        status: 'failed',
        error: { code: 'AGENT_FAILED', message: action.user_message.slice(0, 500), retryable: false },
      })
    case 'call_agent':
      return end(state, {
        status: 'failed',
        error: {
          code: 'AGENT_UNREACHABLE',
          message: 'That needs another agent, which cannot be asked yet.',
          retryable: false,
        },
      })
    case 'tool_call':
    case undefined:
      return end(state, {
        status: 'failed',
        error: toWireError(new AlfredError('MODEL_OUTPUT_INVALID', 'The plan could not be carried out.')),
      })
  }
}

function afterBlocked(
  state: TurnState,
  action: Extract<Action, { action: 'blocked' }>,
  limits: Limits,
): TurnState {
  const row = blockedPolicy[action.reason_code]
  const reaction = state.replans < limits.replansMax ? row.first : row.whenReplansAreSpent
  if (reaction === 'ask_user') return end(state, { status: 'blocked', questions: [action.details] })
  if (reaction === 'fail') {
    return end(state, {
      status: 'failed',
      error: { code: action.reason_code, message: action.details.slice(0, 500), retryable: false },
    })
  }
  return moveTo('think', {
    ...state,
    replans: state.replans + 1,
    replanBecause: withoutIds(action.details),
    plan: null,
  })
}

/** Failures that no later decision mended are told. */
function closeFailures(state: TurnState): TurnState {
  const failures = state.openFailures.map((text): Fact => ({ text, isFailure: true }))
  return { ...state, facts: [...state.facts, ...failures], openFailures: [] }
}

function completeStep(state: TurnState): TurnState {
  const done = {
    ...closeFailures(state),
    stepsCompleted: state.stepsCompleted + 1,
    stepIndex: state.stepIndex + 1,
    decisionsInStep: 0,
    thisStep: [],
    open: null,
  }
  return done.stepIndex < (done.plan?.steps.length ?? 0) ? moveTo('act', done) : end(done, { status: 'done' })
}

function afterApplying(state: TurnState, results: readonly CallResult[], limits: Limits): TurnState {
  const open = state.open
  if (!open) throw new AlfredError('INTERNAL', 'Results came for no decision.')
  const applied = results.reduce(foldResult, { ...state, openFailures: [] })
  const told: TurnState = {
    ...applied,
    thisStep: [...applied.thisStep, ...open.refused.map((refused) => shownRefusal(refused, open))],
    openFailures: [...applied.openFailures, ...open.refused.map(({ message }) => message)],
  }
  if (open.isStepComplete && told.openFailures.length === 0) return completeStep(told)
  if (told.decisionsInStep >= limits.decisionsPerStepMax)
    return end(told, { status: 'failed', error: overBudget('decisions') })
  return moveTo('act', { ...told, open: null })
}

function shownRefusal({ call, tool, message }: RefusedCall, open: OpenDecision): ShownCall {
  const shown = { tool, arguments: open.written.get(call) ?? {}, ok: false, facts: [message], data: {} }
  return withoutIdsIn(shown)
}

function foldResult(state: TurnState, result: CallResult): TurnState {
  const facts = withoutIdsIn(result.facts)
  const failures = result.outcome.ok ? [] : facts
  const successes = result.outcome.ok ? facts : []
  const entities = result.outcome.ok ? result.outcome.entities : []
  const { registry, refs } = registerAll(state.registry, entities.slice(0, 50))
  const changes = entities
    .slice(0, 50)
    .flatMap(({ type, label, op }, index) =>
      op === 'read'
        ? []
        : [{ entity: { ref: refs[index] ?? '', type, label, status: 'saved' as const }, op }],
    )
  return {
    ...state,
    registry,
    changes: [...state.changes, ...changes],
    toolsCalled: [...state.toolsCalled, result.tool],
    facts: [...state.facts, ...successes.map((text): Fact => ({ text, isFailure: false }))],
    openFailures: [...state.openFailures, ...failures],
    thisStep: [
      ...state.thisStep,
      withoutIdsIn({
        tool: result.tool,
        arguments: state.open?.written.get(result.call) ?? {},
        ok: result.outcome.ok,
        facts,
        data: result.outcome.ok ? { ...result.outcome.data, refs } : {},
      }),
    ],
  }
}

function overBudget(what: string): ReturnType<typeof toWireError> {
  return toWireError(new AlfredError('TURN_BUDGET_EXCEEDED', `That took more ${what} than one request may.`))
}
