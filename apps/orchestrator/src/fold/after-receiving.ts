import { AlfredError } from '@alfred/contracts'
import type { Route, WaitingCall } from '@alfred/contracts'
import { plainRef, referTo } from '../memory/registry.ts'
import type { StoredPending } from '../memory/stored-pending.ts'
import type { Limits } from '../policy/limits.ts'
import type { ReceivedPath } from '../state/turn-record.ts'
import type { StepState, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'
import { afterPlanning } from './after-planning.ts'
import { end, moveTo } from './endings.ts'
import { changeStep, goOn, startStep, tellStep } from './steps.ts'
import { oneStep, withOneStep } from './without-plan.ts'
import { beginWork } from './work.ts'

/** Folds the path that code chose for a message before any model was asked. */
export function afterReceiving(state: TurnState, path: ReceivedPath, limits: Limits): TurnState {
  switch (path.to) {
    case 'understand':
      return path.request === undefined
        ? moveTo('understand', state)
        : moveTo('understand', { ...state, message: path.request, isPendingClosed: true })
    case 'reply':
      return saidByCode(state, path)
    case 'fast_path': {
      const { goal, complexity, plan } = path.path
      const route = { agent: path.agent.domain, goal, complexity, context_needs: [] }
      return afterPlanning({ ...state, route, agent: path.agent }, { plan, gathered: [] }, limits)
    }
    case 'call':
      return callOffered(state, path)
    case 'think':
      return planAnew(state, path.answer)
    case 'resume':
      return resumeStep({ ...state, rest: path.rest ?? null }, path.answer)
    case 'mention':
      return afterChoice(state, path.ref, limits)
    case 'refuse':
      return end(state, { status: 'failed', error: path.error, isBreakdown: true })
    case 'look_back':
      return moveTo('look_back', {
        ...state,
        isPendingClosed: state.isPendingClosed || state.pending?.waiting.for === 'undo',
        lookBack: { tool: path.tool, arguments: path.arguments },
      })
    case 'converse':
      return end(state, { status: 'done' })
    case 'open_session':
    case 'hand_off':
      return moveTo(path.to, state)
  }
}

function saidByCode(state: TurnState, path: Extract<ReceivedPath, { to: 'reply' }>): TurnState {
  const closed = { ...state, isPendingClosed: state.isPendingClosed || path.closes }
  if (!path.isRefusal) return end(closed, { status: 'done', said: path.say })
  const error = { code: 'PENDING_CLOSED', message: path.say, retryable: false }
  return end(closed, { status: 'failed', error })
}

function pendingOf<For extends StoredPending['waiting']['for']>(
  state: TurnState,
  kind: For,
): { pending: StoredPending; waiting: Extract<StoredPending['waiting'], { for: For }> } {
  const pending = state.pending
  if (pending?.waiting.for !== kind) throw new AlfredError('INTERNAL', 'Nothing of that kind is waiting.')
  return { pending, waiting: pending.waiting as Extract<StoredPending['waiting'], { for: For }> }
}

/** Makes the offered call exactly as it was stored: no model stands between the person's yes and its effect. */
function callOffered(state: TurnState, path: Extract<ReceivedPath, { to: 'call' }>): TurnState {
  const { pending, waiting } = pendingOf(state, 'calls')
  const { call: which, rest = null } = path
  const call = waiting.offer[which]
  if (!call)
    return end(
      { ...state, isPendingClosed: true },
      { status: 'done', said: wordsFor(state.locale).answering.left },
    )
  const more = which === 'edit' ? [] : (waiting.more ?? []).flatMap((offer) => offer[which] ?? [])
  const step = confirmedStep([call, ...more], path, pending.wire.summary)
  const begun = withOneStep({ ...state, rest, isDirect: true }, { agent: waiting.agent, step })
  return goOn({ ...begun, isPendingClosed: true, decisions: 1 })
}

function confirmedStep(
  offered: readonly WaitingCall[],
  { call, extra }: Extract<ReceivedPath, { to: 'call' }>,
  goal: string,
): StepState {
  const started = startStep(oneStep({ step_id: call, step_type: 'write', subdomain: '', description: goal }))
  return {
    ...started,
    isConfirmed: true,
    decisions: 1,
    open: {
      ordinal: 1,
      calls: offered.map(({ tool, arguments: args }, index) => ({
        call: index + 1,
        tool,
        arguments: { ...args, ...extra },
        artifacts: {},
      })),
      refused: [],
      written: {},
      items: {},
      isStepComplete: true,
      atomic: offered.length > 1,
    },
  }
}

/** What the message answers: the form in which agents are told of it. */
function answeredBy({ wire, message }: StoredPending, answer: string): NonNullable<TurnState['answered']> {
  return { kind: wire.kind, asked: wire.summary, message, answer, asks: wire.asks }
}

/** Goes back to Think with a yes or a correction to a proposal, or with the answer to Think's questions. */
export function planAnew(state: TurnState, answer: string): TurnState {
  const pending = state.pending
  if (!pending) throw new AlfredError('INTERNAL', 'Nothing is waiting.')
  const { waiting } = pending
  const from =
    waiting.for === 'plan'
      ? { agent: waiting.agent, route: waiting.route }
      : waiting.for === 'calls'
        ? { agent: waiting.agent, route: routeTo(waiting.agent.domain, pending.message, answer) }
        : null
  if (!from) throw new AlfredError('INTERNAL', 'That cannot be planned anew.')
  // A corrected offer stays open until the next one replaces it.
  const isPendingClosed = waiting.for === 'plan'
  return moveTo('think', { ...state, ...from, answered: answeredBy(pending, answer), isPendingClosed })
}

/** A correction is a part of what is wanted: the goal names both, so that planning is not told the first one alone. */
function routeTo(agent: string, wanted: string, correction: string): Route {
  const goal = `${wanted.slice(0, 200)}; then: ${correction.slice(0, 200)}`
  return { agent, goal, complexity: 'low', context_needs: [] }
}

/** Resumes the suspended plan at the step that asked, with everything it had done (ruling R7). */
export function resumeStep(state: TurnState, answer: string): TurnState {
  const { pending, waiting } = pendingOf(state, 'step')
  const [current, ...callers] = waiting.frames.toReversed()
  if (!current) throw new AlfredError('INTERNAL', 'The suspended plan is empty.')
  const resumed: TurnState = {
    ...state,
    isPendingClosed: true,
    message: pending.message,
    answered: answeredBy(pending, answer),
    agent: current.agent,
    route: current.route,
    plan: current.plan,
    steps: current.steps,
    frames: callers.toReversed().map((frame) => ({ ...frame, factsBefore: 0 })),
    stepsPlanned: current.steps.filter(({ isCompleted }) => !isCompleted).length,
    decisions: Math.max(0, ...current.steps.map(({ open }) => open?.ordinal ?? 0)),
  }
  return goOn(
    changeStep(resumed, waiting.stepId, (step) =>
      waiting.needsYes
        ? { ...step, isConfirmed: true }
        : tellStep(
            { ...step, decisions: 0 },
            {
              tool: 'ask_user',
              arguments: { question: pending.wire.summary },
              ok: true,
              facts: [`The person answered: ${answer}`],
              data: { answer },
            },
          ),
    ),
  )
}

/** Continues the original message with the ref that the person chose, as if the message had named it. */
export function afterChoice(state: TurnState, ref: string, limits: Limits): TurnState {
  const { pending, waiting } = pendingOf(state, 'mention')
  const asked = new Set(waiting.refs.map((one) => plainRef(state.registry, one)))
  const understanding = {
    ...waiting.understanding,
    disambiguation: null,
    entity_mentions: waiting.understanding.entity_mentions.map((mention) =>
      mention.candidates.some((candidate) => asked.has(plainRef(state.registry, candidate)))
        ? {
            ...mention,
            resolved_ref: ref,
            candidates: [],
            resolution: 'exact' as const,
            confidence: 'high' as const,
          }
        : mention,
    ),
  }
  const chosen: TurnState = {
    ...state,
    isPendingClosed: true,
    message: pending.message,
    understanding,
    registry: referTo(state.registry, ref, pending.message),
  }
  const work = waiting.work?.map((one) => ({ ...one, direct: null })) ?? null
  return beginWork(chosen, { work, small_talk: null, look_back: null }, limits)
}
