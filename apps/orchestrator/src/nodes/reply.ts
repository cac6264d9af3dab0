import { AlfredError, isSessionMode, toWireError } from '@alfred/contracts'
import type { ModelCall, Suggestion, WireError } from '@alfred/contracts'
import { wordedLanguage } from '@alfred/language/wording'
import { wordError } from '../words/word-error.ts'
import type { Session } from '../memory/session.ts'
import { budgetRefusal } from '../policy/token-budget.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { Ending, TurnState } from '../state/turn-state.ts'
import { stillOpenNote, supersededNote } from '../memory/make-pending.ts'
import { suggestionOffered } from '../memory/offer-of-suggestion.ts'
import { notesText, suggestionsText, witnessed, witnessText } from '../telling/witness.ts'
import { converse } from './converse.ts'
import { sayByModel } from './say-by-model.ts'

type EndedState = TurnState & { ending: Ending }
type Told = Pick<Reply, 'text' | 'modelCalls'>
export type Reply = {
  text: string
  modelCalls: ModelCall[]
  /** Ids of the suggestions that the reply mentioned. */
  mentioned: string[]
  /** The suggestion that a yes carries out. */
  offered: Suggestion | null
  /** The conversation's session after this turn. */
  session: Session | null
  /** Set when there is no reply: the model failed and code had nothing to say instead. */
  error: WireError | null
}

/**
 * Streams the reply to the person (spec S2.7): a model's sentences, each checked before it is sent, or what code tells.
 * @throws AlfredError INTERNAL when the turn has not ended.
 */
export async function reply(
  turn: RunningTurn,
  state: TurnState,
  dependencies: TurnDependencies,
): Promise<Reply> {
  const ending = state.ending
  if (!ending) throw new AlfredError('INTERNAL', 'The turn has not ended.')
  const session = turn.conversation.session
  // The error event says everything; there is no reply text to stream.
  if (ending.status === 'failed' && ending.isBreakdown)
    return { ...silence, text: ending.error?.message ?? '', session }
  const { limits } = dependencies
  const spent = { modelCalls: state.modelCalls, tokensToday: turn.claim.tokens_today }
  const refusal = budgetRefusal(spent, limits)
  if (isSessionMode(state.mode)) return replyInSession(turn, { ...state, ending }, { refusal, dependencies })
  const hasCallLeft = refusal === null && state.modelCalls.length < limits.modelCallsMax[state.mode]
  const told =
    isToldByCode(state, ending) || !hasCallLeft
      ? sayByCode(turn, state, ending)
      : await sayByModel(turn, { ...state, ending }, dependencies)
  const { asked_at: askedAt } = turn.claim
  const asides = [supersededNote(state, askedAt), stillOpenNote(state, askedAt)]
  const notes = [...state.notes, ...asides.filter((aside) => aside !== null)]
  const { suggestions } = turn.claim
  const offered = suggestionOffered(state, suggestions, askedAt)
  const suffix = notesText(notes) + suggestionsText(suggestions, { locale: state.locale, offered })
  turn.emitter.addText(suffix)
  turn.emitter.flushText()
  const mentioned = suggestions.map(({ id }) => id)
  return { ...silence, ...told, text: told.text + suffix, mentioned, offered, session }
}

const silence: Reply = { text: '', modelCalls: [], mentioned: [], offered: null, session: null, error: null }

/**
 * The reply of a cook or brainstorm turn: the model's answer, or the summary of a session that was left. A
 * cancelled turn is reported by code.
 */
async function replyInSession(
  turn: RunningTurn,
  state: EndedState,
  { refusal, dependencies }: { refusal: AlfredError | null; dependencies: TurnDependencies },
): Promise<Reply> {
  const { session } = turn.conversation
  if (state.handoff)
    return {
      ...silence,
      text: [state.handoff.summary, state.ending.offer?.summary].filter(Boolean).join('\n\n'),
    }
  if (state.ending.status === 'cancelled' || !state.session)
    return { ...silence, ...sayByCode(turn, state, state.ending), session }
  if (refusal) {
    const error = wordError(toWireError(refusal), state.locale)
    return { ...silence, text: error.message, session, error }
  }
  const { error, ...conversed } = await converse(
    turn,
    { session: state.session, locale: state.locale },
    dependencies,
  )
  return error
    ? { ...silence, ...conversed, text: error.message, session, error }
    : { ...silence, ...conversed }
}

/**
 * True when no model is needed for the reply: the text is fixed (small talk, a cancel or an error), the turn asked no
 * model so far, such as a yes (ruling R3), or what code tells is all there is: a question or an offer as it stands,
 * generated content, or what came of calls that were read from the message itself. Code has sentences in some languages;
 * in any other a model words them.
 */
function isToldByCode(state: TurnState, ending: Ending): boolean {
  if (state.modelCalls.length === 0) return true
  if (ending.status === 'cancelled' || ending.error !== null || ending.said !== null) return true
  const isWhole = state.isDirect || ending.offer !== null || state.generated.length > 0 || isOnlyKept(state)
  return isWhole && wordedLanguage(state.locale) !== null && !holdsEnglish(state, ending)
}

/** The language in which plans and contents are written, whatever the language of the message. */
const WRITTEN_IN = 'en'

/**
 * True when what is told has a part in English though the turn is of another language: the step that a yes is asked for,
 * generated content, or facts that an agent could not tell otherwise. A model words it.
 */
function holdsEnglish({ locale, generated, factLanguages }: TurnState, { offer }: Ending): boolean {
  const language = wordedLanguage(locale)
  if (language === WRITTEN_IN) return false
  const isStep =
    offer?.waiting.for === 'step' && offer.waiting.needsYes && offer.data['unspoken'] === undefined
  return isStep || generated.length > 0 || factLanguages.some((told) => told !== language)
}

/** True when all that the turn did was to keep what the person told of themselves. */
function isOnlyKept({ understood, agent, facts }: TurnState): boolean {
  return understood?.keep != null && agent === null && facts.length > 0
}

function sayByCode(turn: RunningTurn, state: TurnState, ending: Ending): Told {
  const text = witnessText(ending, witnessed(state), state.locale)
  turn.emitter.addText(text)
  return { text, modelCalls: [] }
}
