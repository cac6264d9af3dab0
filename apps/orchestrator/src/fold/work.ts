import type { LookBack, ReadWork, TurnRecord } from '../state/turn-record.ts'
import { isPuzzled } from '../memory/is-puzzled.ts'
import type { Limits } from '../policy/limits.ts'
import type { Node } from '../state/transitions.ts'
import type { Ending, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'
import { end, failure, moveTo } from './endings.ts'
import { openDecision } from './open-decision.ts'
import { goOn, startStep } from './steps.ts'
import { withOneStep } from './without-plan.ts'

// The parts of a message, each done by one agent, one after the other in one turn with one reply.

type Understood = Extract<TurnRecord, { kind: 'understood' }>

/** Begins the work that was read from a message. Without any, the turn ends with small talk or what was kept. */
export function beginWork(
  state: TurnState,
  { work, small_talk: said, look_back: lookBack }: Pick<Understood, 'work' | 'small_talk' | 'look_back'>,
  limits: Limits,
): TurnState {
  if (work === null) return moveTo('route', state)
  if (lookBack !== null) return beginLookBack(state, lookBack)
  const [first, ...queue] = work
  if (first) return startWork({ ...state, queue }, first, limits)
  return end(state, { status: 'done', said })
}

/**
 * Shows earlier changes. To undo them is asked first, since a model read it (invariant 4); what a yes would take back is
 * shown with the question.
 */
function beginLookBack(state: TurnState, lookBack: LookBack): TurnState {
  const isShowing = lookBack.tool === 'show_changes'
  const asking = { tool: 'show_changes', arguments: lookBack.arguments, thenAsk: true } as const
  return moveTo('look_back', { ...state, lookBack: isShowing ? lookBack : asking })
}

/**
 * Begins the next part of the message when one has ended, whether it succeeded or not: facts and failures of all parts
 * are told in one reply, and what a part asks is asked behind them. A breakdown or a stop ends the turn; what has not
 * begun is told. What stands behind a yes is read once nothing is open any more.
 */
export function beginNext(state: TurnState, from: Node, limits: Limits): TurnState {
  const [next, ...queue] = state.queue
  const { ending, rest } = state
  if (!ending || (!next && rest === null)) return state
  if (next && ending.said === null && !ending.isBreakdown)
    return startWork({ ...setAside(state, ending), node: from, ending: null, queue }, next, limits)
  // What a tool offers stays open beside the next part.
  const isAsking = ending.offer !== null && ending.offer.waiting.for !== 'calls'
  const mayGoOn = ending.error === null && ending.said === null && !isAsking
  if (mayGoOn && rest !== null) return readRest({ ...state, node: from, ending: null }, rest)
  const left = [...state.queue.map(({ route }) => route.goal), ...(rest === null ? [] : [rest])]
  const notes = left.map(wordsFor(state.locale).reply.notBegun)
  return { ...state, queue: [], rest: null, notes: [...state.notes, ...notes] }
}

/** Keeps what a part that has ended asks or could not do until all parts are done. One that only asks what to do was not understood. */
function setAside(state: TurnState, { error, questions, options, offer }: Ending): TurnState {
  const facts = error === null ? state.facts : [...state.facts, failure(error.message)]
  if (offer === null || offer.waiting.for === 'calls') return { ...state, facts }
  if (isPuzzled(offer)) {
    const { notUnderstood } = wordsFor(state.locale).reply
    return { ...state, facts, notes: [...state.notes, notUnderstood(state.route?.goal ?? '')] }
  }
  const { asked, offersBehind } = state
  return {
    ...state,
    facts,
    asked: { questions, options, offer },
    offersBehind: asked === null ? offersBehind : [...offersBehind, asked.offer],
  }
}

/** Reads the request behind a yes like a message of its own, now that nothing is open any more. */
function readRest(state: TurnState, rest: string): TurnState {
  return moveTo('understand', { ...state, message: rest, rest: null, answered: null, plan: null, steps: [] })
}

/** Starts one part: calls that were read are opened like any decision, otherwise its agent plans. */
function startWork(before: TurnState, { agent, route, direct }: ReadWork, limits: Limits): TurnState {
  const state = { ...before, frames: [] }
  if (direct === null)
    return moveTo('think', { ...state, agent, route, isDirect: false, plan: null, steps: [] })
  const started = startStep(direct.step)
  const planned = withOneStep(
    { ...state, isDirect: state.stepsPlanned === 0 || state.isDirect },
    { agent, step: { ...started, decisions: 1 } },
  )
  const begun: TurnState = {
    ...planned,
    route,
    decisions: state.decisions + 1,
    stepsPlanned: state.stepsCompleted + 1,
  }
  const opened = openDecision(begun, { made: direct.decision, step: started, limits })
  return opened.ending ? opened : goOn(opened)
}
