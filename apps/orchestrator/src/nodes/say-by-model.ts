import { modelCallsOf } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import { isCaution, wordedLanguage } from '@alfred/language/wording'
import { holdsRules, objectsTo } from '../agents/ask-objection.ts'
import { replyRequest } from '../prompts/reply-request.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { Ending, Fact, TurnState } from '../state/turn-state.ts'
import { reports, tells, tellsNumbersOf } from '../telling/check-sentence.ts'
import type { Evidence } from '../telling/check-sentence.ts'
import { createReplyGuard } from '../telling/reply-guard.ts'
import type { ReplyGuard } from '../telling/reply-guard.ts'
import { createRepeats, tellsKept } from '../telling/repeats.ts'
import { createSentences } from '../telling/sentences.ts'
import { witnessed, witnessText } from '../telling/witness.ts'
import { wordsFor } from '../words/words-for.ts'

type EndedState = TurnState & { ending: Ending }
type Told = { text: string; modelCalls: ModelCall[] }

/**
 * Streams the model's reply. No sentence leaves unchecked and none is taken back: one that claims what did not happen,
 * has a number of its own, or names what the person must not have is left out. What is missing then, or when the model
 * breaks off, is told by code.
 */
export async function sayByModel(
  turn: RunningTurn,
  state: EndedState,
  dependencies: TurnDependencies,
): Promise<Told> {
  const { model, logger, directory } = dependencies
  const guard = await guardOf(turn, state, dependencies)
  const told: Told = { text: '', modelCalls: [] }
  let hasBroken = false
  const sentences = createSentences()
  let introduction = ''
  const repeats = createRepeats(state.facts, state.locale)
  const send = async (piece: string): Promise<void> => {
    if (repeats.has(piece)) return
    const isAllowed = await guard.passes(piece)
    // What only introduces the next piece is sent with it, or not at all; a list may lose a line and go on.
    if (isAllowed && introduces.test(piece)) introduction += piece
    else if (isAllowed) {
      tell(turn, told, introduction + piece)
      introduction = ''
    } else if (!isOfList.test(piece)) introduction = ''
  }
  try {
    const persona = state.agent ? (await directory.find(state.agent.domain))?.persona : undefined
    for await (const part of model.stream(replyRequest(turn, state, persona ?? ''))) {
      if (part.type === 'end') told.modelCalls.push(part.call)
      else for (const sentence of sentences.add(part.text)) await send(sentence)
    }
    const rest = sentences.rest()
    if (rest !== null) await send(rest)
  } catch (error) {
    turn.signal.throwIfAborted()
    hasBroken = true
    told.modelCalls.push(...modelCallsOf(error))
    logger.warn({ error }, 'the model could not finish the reply; code tells what was done')
  }
  if (guard.dropped() > 0)
    logger.warn(
      { dropped: guard.dropped() },
      'sentences of a reply were left out, which the facts do not bear',
    )
  return { ...told, text: told.text + addMissing(turn, state, { told: told.text, hasBroken, guard }) }
}

const introduces = /[:：]\s*$/u
const isOfList = /^\s*(?:[-*•]|\d+[.)])/u

function tell(turn: RunningTurn, told: Told, text: string): void {
  told.text += text
  turn.emitter.addText(text)
}

/**
 * The facts that the reply lacks, told by code: after a fault the changes and failures that it does not tell, otherwise
 * its failures, and in any language what warns of a food. What was only looked up is told whole when nothing else is
 * left of the reply.
 */
function addMissing(
  turn: RunningTurn,
  state: EndedState,
  { told, hasBroken, guard }: { told: string; hasBroken: boolean; guard: ReplyGuard },
): string {
  const isEmpty = told.trim() === ''
  const isFaulty = hasBroken || guard.dropped() > 0
  const { locale } = state
  const language = wordedLanguage(locale)
  const isTold = ({ text: fact, isKept = false }: Fact): boolean =>
    tells(told, fact, locale) ||
    (isKept && tellsKept(told, fact)) ||
    (language !== 'en' && !isCaution(fact) && tellsNumbersOf(told, fact, locale))
  const isMissing = (fact: Fact): boolean => {
    const { text, isFailure, isChange } = fact
    const isNeeded = isCaution(text) || (isFaulty ? isFailure || isChange : isFailure && language !== null)
    return isNeeded && !isTold(fact)
  }
  const facts = isEmpty ? state.facts : state.facts.filter(isMissing)
  if (!isEmpty && facts.length === 0 && !isAsking(state.ending, isFaulty ? told : null, locale)) return ''
  const ending = isEmpty ? state.ending : unaskedOf(state.ending, isFaulty ? told : null, locale)
  const unsaved = isEmpty ? witnessed(state).unsaved : []
  const isClaimed = isEmpty && guard.dropped() > 0 && facts.length === 0 && unsaved.length === 0
  const said = isClaimed ? (ending.said ?? wordsFor(locale).reply.nothingChanged) : ending.said
  const added = (isEmpty ? '' : '\n\n') + witnessText({ ...ending, said }, { facts, unsaved }, locale)
  turn.emitter.addText(added)
  return added
}

/** The ending with the questions and the proposal that the reply lacks; without any when `told` is null. */
function unaskedOf(ending: Ending, told: string | null, locale: string): Ending {
  const lacks = (text: string): boolean => told !== null && !tells(told, text, locale)
  const questions = ending.questions.filter(lacks)
  const proposal = ending.proposal !== null && lacks(ending.proposal) ? ending.proposal : null
  return { ...ending, questions, proposal, options: questions.length > 0 ? ending.options : [] }
}

function isAsking(ending: Ending, told: string | null, locale: string): boolean {
  const { questions, proposal } = unaskedOf(ending, told, locale)
  return questions.length > 0 || proposal !== null
}

/** A text in the pieces in which it is checked. */
function piecesOf(text: string): string[] {
  const sentences = createSentences()
  return [...sentences.add(text), sentences.rest() ?? ''].map((piece) => piece.trim())
}

/** What the model may speak of: what happened, what is asked, and what the person said. */
function evidenceOf(turn: RunningTurn, state: EndedState): Evidence {
  const { ending, facts } = state
  const text = [
    turn.request.message,
    state.message,
    ...facts.map((fact) => fact.text),
    ...witnessed(state).unsaved.map((one) => one.text),
    ...ending.questions,
    ...ending.options,
    ending.proposal ?? '',
  ].join('\n')
  const isAsking = ending.questions.length > 0 || ending.proposal !== null || ending.offer !== null
  const hasFacts = facts.some(({ isFailure }) => !isFailure)
  return {
    text,
    isAsking,
    hasFacts,
    hasChanges: facts.some(({ isChange }) => isChange),
    locale: state.locale,
  }
}

/** Asks about each sentence only where the person has rules, or the goal excludes something. */
async function guardOf(
  turn: RunningTurn,
  state: EndedState,
  dependencies: TurnDependencies,
): Promise<ReplyGuard> {
  // Without a model the rules repeat what code tells.
  if (dependencies.model.provider === 'offline') return { passes: async () => true, dropped: () => 0 }
  const hasRules = await holdsRules(turn, state, dependencies)
  // What code tells may name a food: it was bought, refused, or warned of.
  const told = new Set(state.facts.flatMap(({ text }) => piecesOf(text)))
  const done = state.facts.filter(({ isChange }) => isChange).map(({ text }) => text)
  const isTold = (sentence: string): boolean =>
    told.has(sentence.trim()) ||
    (wordedLanguage(state.locale) !== 'en' && reports(sentence, done, state.locale))
  return createReplyGuard(
    evidenceOf(turn, state),
    hasRules
      ? async (sentence) => !isTold(sentence) && (await objectsTo(turn, state, { sentence, dependencies }))
      : null,
  )
}
