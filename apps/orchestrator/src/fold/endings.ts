import { AlfredError, toWireError } from '@alfred/contracts'
import type { WireError } from '@alfred/contracts'
import { endingAsShown } from '../memory/as-shown.ts'
import { modeOfMove } from '../state/transitions.ts'
import { isPuzzled } from '../memory/is-puzzled.ts'
import { offerToSave } from './offer-to-save.ts'
import type { Node } from '../state/transitions.ts'
import type { Ending, Fact, TurnState } from '../state/turn-state.ts'
import { wordError } from '../words/word-error.ts'
import { wordsFor } from '../words/words-for.ts'

/**
 * Moves the turn to a node. A quick or create turn that needs more than its mode allows becomes a plan turn (ruling
 * R3). @throws AlfredError INTERNAL when no mode allows the move.
 */
export function moveTo(node: Node, state: TurnState): TurnState {
  const mode = modeOfMove(state.mode, state.node, node)
  if (mode === undefined) {
    throw new AlfredError('INTERNAL', `A turn of ${state.mode} cannot go from ${state.node} to ${node}.`)
  }
  return { ...state, mode, node }
}

export const noEnding: Omit<Ending, 'status'> = {
  error: null,
  isBreakdown: false,
  said: null,
  questions: [],
  options: [],
  proposal: null,
  offer: null,
  behind: [],
}

/**
 * Ends the turn and moves it to the reply. `done` with a failure becomes `failed`; `failed` with a result becomes
 * `partial`.
 */
export function end(state: TurnState, ending: Partial<Ending> & Pick<Ending, 'status'>): TurnState {
  const closed = closeFailures(state)
  const hasFailed = ending.status === 'done' && closed.facts.some(({ isFailure }) => isFailure)
  const wanted = hasFailed ? 'failed' : ending.status
  const hasResult = closed.changes.length > 0 || closed.generated.length > 0 || closed.offer !== null
  const status = wanted === 'failed' && hasResult ? 'partial' : wanted
  // An offer made by a tool stays open even if the rest of the turn failed.
  const offer = ending.offer ?? closed.offer
  const earlier = ending.offer != null && closed.offer !== null ? [closed.offer] : []
  // What is suggested beside waits for nothing.
  const isWaiting = offer !== null && offer.waiting.for !== 'request' && status === 'done'
  // What was generated is done; to save it is offered beside, and nothing waits for it.
  const saving = offer === null && status === 'done' ? offerToSave(closed) : null
  const questions = saving ? [saving.summary] : ending.questions
  return moveTo('reply', {
    ...closed,
    ending: endingAsShown(
      withAsked(closed, {
        ...{ ...noEnding, ...ending, offer: offer ?? saving, behind: [...closed.offersBehind, ...earlier] },
        ...(questions && { questions }),
        status: isWaiting ? 'blocked' : status,
      }),
    ),
  })
}

/** The ending of the last part with what an earlier one asked: it is put now, or waits behind what this one leaves open. */
function withAsked({ asked, queue }: TurnState, ending: Ending): Ending {
  if (asked === null || queue.length > 0) return ending
  const { offer, behind, questions, status } = ending
  if (offer !== null && !isPuzzled(offer)) return { ...ending, behind: [...behind, asked.offer] }
  const isSound = !ending.isBreakdown && status !== 'cancelled'
  return {
    ...ending,
    ...(isSound && { status: 'blocked' }),
    questions: [...questions, ...asked.questions],
    options: asked.options,
    offer: asked.offer,
  }
}

/** Reports failures that no later decision mended, including those of suspended plans. */
function closeFailures(state: TurnState): TurnState {
  const open = [...state.frames.flatMap(({ steps }) => steps), ...state.steps]
  const failures = [...state.carriedFailures, ...open.flatMap(({ openFailures }) => openFailures)]
  return {
    ...state,
    carriedFailures: [],
    facts: [...state.facts, ...failures.map(failure)],
    steps: state.steps.map((step) => ({ ...step, openFailures: [] })),
    frames: state.frames.map((frame) => ({
      ...frame,
      steps: frame.steps.map((step) => ({ ...step, openFailures: [] })),
    })),
  }
}

export function failure(text: string): Fact {
  return { text, isFailure: true, isChange: false }
}

/**
 * Ends a turn that cannot go on. If a request to apply was sent and not answered, its change may have been made:
 * the reply says that this is uncertain. Otherwise nothing more was changed, and the error is reported after what
 * was done.
 */
export function giveUp(
  state: TurnState,
  { error: thrown, unanswered = true }: { error: WireError; unanswered?: boolean | undefined },
): TurnState {
  const error = wordError(thrown, state.locale)
  if (!unanswered || !isBeingApplied(state))
    return end(state, { status: 'failed', error: withWhatStands(error, state), isBreakdown: true })
  const uncertain = failure(wordsFor(state.locale).failing.uncertain)
  return end(
    { ...state, facts: [...state.facts, uncertain] },
    { status: 'partial', error, isBreakdown: true },
  )
}

function isBeingApplied(state: TurnState): boolean {
  return (
    state.lookBack?.tool === 'undo_changes' ||
    state.node === 'keep' ||
    (state.node === 'execute' && state.steps.some(({ open }) => open && open.calls.length > 0))
  )
}

/** Extends the message of an internal error during a change: the person has to know what was changed. */
function withWhatStands(error: WireError, state: TurnState): WireError {
  if (error.code !== 'INTERNAL' || !isBeingApplied(state)) return error
  const isDone = state.facts.some(({ isChange }) => isChange)
  return { ...error, message: wordsFor(state.locale).failing.wentWrong(isDone) }
}

/** The error of a turn that needs more steps or decisions than a request may. */
export function overBudget({ locale }: Pick<TurnState, 'locale'>, of: 'steps' | 'decisions'): WireError {
  return toWireError(new AlfredError('TURN_BUDGET_EXCEEDED', wordsFor(locale).failing.overBudget(of)))
}
