import { AlfredError, isSessionMode } from '@alfred/contracts'
import type { ModelCall, WireError } from '@alfred/contracts'
import type { Session } from '../memory/session.ts'
import { withoutIds } from '../memory/without-ids.ts'
import { logNameOf } from '../running/running-turn.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { Ending, TurnState } from '../state/turn-state.ts'
import { supersededNote } from '../memory/make-pending.ts'
import { notesText, suggestionsText, witnessText } from '../telling/witness.ts'
import type { Witnessed } from '../telling/witness.ts'
import { listText } from '../prompts/prompt-text.ts'
import { converse } from './converse.ts'

type EndedState = TurnState & { ending: Ending }
type Told = Pick<Reply, 'text' | 'modelCalls'>
export type Reply = {
  text: string
  modelCalls: ModelCall[]
  /** Ids of the suggestions that the reply mentioned. */
  mentioned: string[]
  /** The conversation's session after this turn. */
  session: Session | null
  /** Set when there is no reply: the model failed and code had nothing to say instead. */
  error: WireError | null
}

/**
 * Streams the reply to the person (spec S2.7). If the model fails, the words already streamed stay, and code adds
 * what the state shows. @throws AlfredError INTERNAL when the turn has not ended.
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
  if (isSessionMode(state.mode)) return replyInSession(turn, { ...state, ending }, dependencies)
  const { limits } = dependencies
  const hasCallLeft = state.modelCalls.length < limits.modelCallsMax[state.mode]
  const told =
    isToldByCode(state, ending) || !hasCallLeft
      ? sayByCode(turn, state, ending)
      : await sayByModel(turn, { ...state, ending }, dependencies)
  const superseded = supersededNote(state, turn.claim.asked_at)
  const notes = superseded === null ? state.notes : [...state.notes, superseded]
  const suffix = notesText(notes) + suggestionsText(turn.claim.suggestions)
  turn.emitter.addText(suffix)
  turn.emitter.flushText()
  const mentioned = turn.claim.suggestions.map(({ id }) => id)
  return { ...silence, ...told, text: told.text + suffix, mentioned, session }
}

const silence: Reply = { text: '', modelCalls: [], mentioned: [], session: null, error: null }

/**
 * The reply of a cook or brainstorm turn: the model's answer, or the summary of a session that was left. A
 * cancelled turn is reported by code.
 */
async function replyInSession(
  turn: RunningTurn,
  state: EndedState,
  dependencies: TurnDependencies,
): Promise<Reply> {
  const { session } = turn.conversation
  if (state.handoff) return { ...silence, text: state.handoff.summary }
  if (state.ending.status === 'cancelled' || !state.session)
    return { ...silence, ...sayByCode(turn, state, state.ending), session }
  const { error, ...conversed } = await converse(turn, state.session, dependencies)
  return error
    ? { ...silence, ...conversed, text: error.message, session, error }
    : { ...silence, ...conversed }
}

/**
 * True when no model is needed for the reply: the text is fixed (small talk, a cancel or an error), the turn asked no
 * model so far, such as a yes (ruling R3), or what code tells is all there is: a question or an offer as it stands,
 * generated content, or what came of calls that were read from the message itself. Code's sentences are English; in
 * another language a model words them.
 */
function isToldByCode(state: TurnState, ending: Ending): boolean {
  if (state.modelCalls.length === 0) return true
  if (ending.status === 'cancelled' || ending.error !== null || ending.said !== null) return true
  const isEnglish = /^en\b/i.test(state.understanding?.language ?? 'en')
  const isWhole = state.isDirect || ending.offer !== null || state.generated.length > 0 || isOnlyKept(state)
  return isEnglish && isWhole
}

/** True when all that the turn did was to keep what the person told of themselves. */
function isOnlyKept({ understood, agent, facts }: TurnState): boolean {
  return understood?.keep != null && agent === null && facts.length > 0
}

/** What the reply may report: the facts, and the artifacts generated in this turn that are not saved. */
function witnessed({ facts, generated, artifacts }: TurnState): Witnessed {
  const refs = new Set(generated.map(({ ref }) => ref))
  return { facts, unsaved: artifacts.filter(({ ref }) => refs.has(ref)) }
}

function sayByCode(turn: RunningTurn, state: TurnState, ending: Ending): Told {
  const text = witnessText(ending, witnessed(state))
  turn.emitter.addText(text)
  return { text, modelCalls: [] }
}

async function sayByModel(
  turn: RunningTurn,
  state: EndedState,
  { model, logger, directory }: TurnDependencies,
): Promise<Told> {
  const { ending } = state
  const written: Told = { text: '', modelCalls: [] }
  try {
    const persona = state.agent ? (await directory.find(state.agent.domain))?.persona : undefined
    for await (const part of model.stream(replyRequest(turn, state, persona ?? ''))) {
      if (part.type === 'end') written.modelCalls.push(part.call)
      else {
        written.text += part.text
        turn.emitter.addText(part.text)
      }
    }
    if (written.text.trim() !== '') return written
    return { ...written, text: written.text + sayByCode(turn, state, ending).text }
  } catch (error) {
    turn.signal.throwIfAborted()
    logger.warn({ error }, 'the model could not finish the reply; code tells what was done')
    if (written.text !== '') turn.emitter.addText('\n\n')
    const told = sayByCode(turn, state, ending)
    return { ...written, text: written.text === '' ? told.text : `${written.text}\n\n${told.text}` }
  }
}

function replyRequest(
  turn: RunningTurn,
  state: EndedState,
  persona: string,
): Parameters<TurnDependencies['model']['stream']>[0] {
  const { ending } = state
  const message = withoutIds(turn.request.message)
  const texts = (wanted: boolean): string[] =>
    state.facts.filter(({ isFailure }) => isFailure === wanted).map(({ text }) => text)
  return {
    node: 'reply',
    prompt: 'orchestrator/reply',
    variables: {
      message,
      persona: persona === '' ? 'none' : persona,
      outcome: ending.proposal
        ? `proposal: ${ending.proposal}`
        : state.agent
          ? ending.status
          : 'no agent was needed or could help',
      facts: listText(texts(false)),
      generated: witnessed(state)
        .unsaved.map(({ text }) => text)
        .join('\n\n'),
      failures: listText(texts(true)),
      questions: listText([...ending.questions, ...ending.options]),
    },
    situation: {
      message,
      has_agent: state.agent !== null,
      has_questions: ending.questions.length > 0,
      by_code: witnessText(ending, witnessed(state)),
    },
    complexity: 'low',
    signal: turn.signal,
    logAs: logNameOf(turn),
  }
}
