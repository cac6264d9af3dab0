import { AlfredError } from '@alfred/contracts'
import type { ShownCall } from '@alfred/contracts'
import { withoutIds, withoutIdsIn } from '../memory/without-ids.ts'
import type { StepDecision } from '../state/turn-record.ts'
import type { Frame, Offer, OpenDecision, StepState, TurnState } from '../state/turn-state.ts'
import { capitalised, termsFor } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'
import { namedByLabel } from '../telling/named-by-label.ts'
import { end } from './endings.ts'
import { changeStep, stepOf } from './steps.ts'

// A turn that needs the person ends with a question; the plan is stored whole and waits for the answer (ruling R7).

/**
 * Ends the turn before anything is done and asks for a yes. The open decision is stored, so that a yes does exactly
 * that.
 */
export function askForYes(state: TurnState, made: StepDecision): TurnState {
  const step = stepOf(state, made.step_id)
  const texts = state.artifacts
    .filter(({ ref }) => step.batch.some((item) => item.ref === ref))
    .map(({ text }) => text)
  const what = namedByLabel(step.step.description, state)
  const { asking } = wordsFor(state.locale)
  const { name } = termsFor(state.locale)
  const things = made.unspoken_things.map((thing) => name(withoutIds(thing)))
  // What nobody spoke of is named itself: the words of the step are the model's, and may hide it.
  const isUnspoken = things.length > 0 && !step.step.confirm
  const summary = isUnspoken
    ? asking.unspoken(things)
    : asking.changes(capitalised(what).replace(/\.$/, ''), made.writes)
  const offer: Offer = {
    kind: 'confirmation',
    version: 1,
    summary,
    data: { step: what, changes: made.writes, content: texts, ...(isUnspoken && { unspoken: things }) },
    options: [],
    waiting: { for: 'step', frames: storable(suspend(state)), stepId: made.step_id, needsYes: true },
  }
  return end(state, { status: 'blocked', questions: [summary], offer })
}

type Many = { stepId: string; questions: readonly string[]; open: OpenDecision }

/** Ends the turn with the calls that change many things, which a yes makes exactly as they are. */
export function askForMany(state: TurnState, { stepId, questions, open }: Many): TurnState {
  const waiting = changeStep(state, stepId, (step) => ({
    ...step,
    open,
    openFailures: [],
    thisStep: step.thisStep.filter(({ code }) => code !== 'MANY_CHANGES'),
  }))
  const summary = questions.map(withoutIds).join(' ')
  const offer: Offer = {
    kind: 'confirmation',
    version: 1,
    summary,
    data: { step: stepOf(waiting, stepId).step.description, changes: open.calls.length, content: [] },
    options: [],
    waiting: { for: 'step', frames: storable(suspend(waiting)), stepId, needsYes: true },
  }
  const asked = changeStep(waiting, stepId, (step) => ({ ...step, open: null }))
  return end(asked, { status: 'blocked', questions: [summary], offer })
}

/**
 * Size limit in characters of a call's data in a waiting plan: the conversation state is read and written every
 * turn.
 */
const KEPT_DATA_MAX = 4_000

/** Drops a call's data when it is too large to store; its facts are kept, and the data can be read again. */
function withinBounds(call: ShownCall): ShownCall {
  return JSON.stringify(call.data).length <= KEPT_DATA_MAX ? call : { ...call, data: {} }
}

/**
 * The frames as an offer stores them. Within a turn nothing is stored, so a calling plan keeps everything it read.
 */
function storable(frames: readonly Frame[]): Frame[] {
  return frames.map((frame) => ({
    ...frame,
    steps: frame.steps.map((step) => ({ ...step, thisStep: step.thisStep.map(withinBounds) })),
  }))
}

export function suspend(state: TurnState, callingStep: string | null = null): Frame[] {
  const { agent, route, plan, steps, frames, facts } = state
  if (!agent || !route || !plan) throw new AlfredError('INTERNAL', 'There is no plan to keep.')
  return [...frames, { agent, route, plan, steps: [...steps], callingStep, factsBefore: facts.length }]
}

type Asking = { step: StepState; questions: string[]; options: string[]; asks?: Offer['asks'] }

/** Ends the turn with a question; the plan is stored whole and waits for the answer (ruling R7). */
export function askUser(state: TurnState, { step, questions, options, asks }: Asking): TurnState {
  const asked = questions.map(withoutIds)
  const offer: Offer = {
    kind: options.length > 1 ? 'disambiguation' : 'question',
    version: 1,
    summary: asked.join(' '),
    data: {},
    options: options.map((label, index) => ({ key: String(index + 1), label: withoutIds(label) })),
    waiting: { for: 'step', frames: storable(suspend(state)), stepId: step.step.step_id, needsYes: false },
    asks: asks && withoutIdsIn(asks),
  }
  // The answer may mend this step's failures; they are not reported now.
  const asking = changeStep(state, step.step.step_id, (one) => ({ ...one, openFailures: [] }))
  return end(asking, { status: 'blocked', questions: asked, options: options.map(withoutIds), offer })
}
