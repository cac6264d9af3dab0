import { isSessionMode, planEditsSchema } from '@alfred/contracts'
import type { Announcement, FastPath, PendingAnswer } from '@alfred/contracts'
import { readLookBack } from '../memory/read-look-back.ts'
import {
  isForLater,
  isOrder,
  plainWords,
  readOption,
  readShortAnswer,
  readTellings,
  readYesAnd,
} from '@alfred/language'
import type { StoredPending } from '../memory/stored-pending.ts'
import { answerConcern, answerFoodSafety, readHealthConcern } from '@alfred/language/health'
import { asksForMore } from '../policy/asks-for-more.ts'
import { matchesFastPath } from '../policy/fast-path.ts'
import { openPending } from '../memory/make-pending.ts'
import { isSuggestion } from '../memory/offer-of-suggestion.ts'
import type { NodeFunction } from '../running/node-function.ts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { ReceivedPath } from '../state/turn-record.ts'
import { wordsFor } from '../words/words-for.ts'
import type { TurnWords } from '../words/words.ts'
import { receiveInSession } from './receive-in-session.ts'

/** Reads the message before any model does: what code can recognize costs no model call (spec S2.1). */
export const receive: NodeFunction = async (turn, state, { directory }) => {
  // A session that has begun goes on after it; whoever presses a button says nothing new.
  const told = turn.request.answer === undefined ? answerForSafety(turn.request.message) : undefined
  if (told !== undefined) return { kind: 'received', path: say(told) }
  if (isSessionMode(state.mode)) {
    return { kind: 'received', path: receiveInSession(state.mode, turn.request, state.session) }
  }
  const words = wordsFor(state.locale)
  const pending = openPending(state, turn.claim.asked_at)
  const { answer, message } = turn.request
  const path = (answer && answerPath(turn, pending, { answer, words })) ??
    shortPath(turn, pending, words) ??
    yesAndPath(turn, pending) ??
    lookBackPath(message) ??
    (readShortAnswer(message) === 'greeting' ? say(greeting(await directory.known(), words)) : undefined) ??
    fastPath(message, await directory.known()) ?? { to: 'understand' as const }
  return { kind: 'received', path }
}

/** What is said to what is for a doctor to say, and to what the food agencies have answered: neither is left to a model. */
function answerForSafety(message: string): string | undefined {
  const concern = readHealthConcern(message)
  return concern === undefined ? answerFoodSafety(message) : answerConcern(concern)
}

/** True when the item was shown before the message was sent (invariant 4), by the database's clock. */
function wasShown(turn: RunningTurn, pending: StoredPending): boolean {
  return pending.shown_at !== null && Date.parse(pending.shown_at) < Date.parse(turn.claim.opened_at)
}

function answerPath(
  turn: RunningTurn,
  pending: StoredPending | null,
  { answer, words }: { answer: PendingAnswer; words: TurnWords },
): ReceivedPath {
  const isThis =
    pending?.wire.id === answer.pending_id &&
    pending.wire.version === answer.version &&
    wasShown(turn, pending)
  if (!isThis) return say(words.answering.noLongerOpen, { isRefusal: true })
  const edits = answer.edits ?? {}
  switch (answer.action) {
    case 'confirm':
      return confirmed(pending, words)
    case 'cancel':
      return cancelled(pending, words)
    case 'select': {
      const option = pending.wire.options.find(({ key }) => key === edits['key'])
      return option ? chosen(pending, option, words) : say(words.answering.noSuchOption, { isRefusal: true })
    }
    case 'edit':
      return pending.waiting.for === 'calls'
        ? { to: 'call', call: 'edit', extra: { edits } }
        : editedPlan(pending, edits, { message: turn.request.message, words })
  }
}

/** The path for an edit of a plan or a step: its lines are the answer, in words that planning reads. */
function editedPlan(
  pending: StoredPending,
  edits: unknown,
  { message, words }: { message: string; words: TurnWords },
): ReceivedPath {
  const parsed = planEditsSchema.safeParse(edits)
  if (!parsed.success) return say(words.answering.editsOfPlan, { isRefusal: true })
  const { assumptions, text } = parsed.data
  const assumed =
    assumptions && `Assume instead: ${assumptions.length === 0 ? 'nothing' : assumptions.join('; ')}.`
  return goOnWith(pending, [message.trim(), assumed, text].filter(Boolean).join(' '))
}

/**
 * The path for a yes with a further request behind it: what waits is carried out, and then the rest is read. The model
 * never commits anything; code reads the yes.
 */
function yesAndPath(turn: RunningTurn, pending: StoredPending | null): ReceivedPath | undefined {
  if (!pending || !wasShown(turn, pending)) return undefined
  const rest = readYesAnd(turn.request.message)
  if (rest === null) return undefined
  const { waiting, wire } = pending
  if (waiting.for === 'calls' && wire.kind === 'confirmation')
    return { to: 'call', call: 'confirm', extra: {}, rest }
  if (waiting.for === 'request' && wire.options.length < 2) return goOnWith(pending, rest)
  return waiting.for === 'step' && waiting.needsYes ? { to: 'resume', answer: 'yes', rest } : undefined
}

/** The greeting, with an example message from a known agent. */
function greeting(agents: readonly Announcement[], words: TurnWords): string {
  return words.talk.greeting(agents.flatMap(({ examples }) => examples.slice(0, 1))[0])
}

/** The path for a short answer such as yes, no, an option or small talk; undefined for any other message. */
function shortPath(
  turn: RunningTurn,
  pending: StoredPending | null,
  words: TurnWords,
): ReceivedPath | undefined {
  const { message } = turn.request
  const option = pending && readOption(message, pending.wire.options)
  if (option && wasShown(turn, pending)) return chosen(pending, option, words)
  const short = readShortAnswer(message)
  if (!short || short === 'greeting') return undefined
  // A suggestion that is put off is told another day, which is a call.
  if (pending && isSuggestion(pending) && isForLater(message)) return undefined
  if (short === 'thanks') return say(words.talk.welcome)
  if (short === 'goodbye') return say(words.talk.goodbye)
  if (!pending) {
    if (isOrder(message) || pointsAtShown(turn)) return undefined
    return short === 'confirm' ? say(words.answering.nothingForYes) : say(words.answering.nothingOpen)
  }
  if (!wasShown(turn, pending)) {
    return say(words.answering.tooEarly(pending.wire.summary))
  }
  return short === 'confirm' ? confirmed(pending, words) : cancelled(pending, words)
}

/** Where nothing waits, "cancel that" may mean what the turn before has shown. */
function pointsAtShown({ conversation, request }: RunningTurn): boolean {
  const { entries, turn } = conversation.registry
  return (
    /^cancel (?:it|that|this|them|those)(?: please)?$/.test(plainWords(request.message)) &&
    entries.some(({ tier, lastTurn }) => tier === 'active' && lastTurn >= turn - 1)
  )
}

function confirmed(pending: StoredPending, words: TurnWords): ReceivedPath {
  const { waiting } = pending
  switch (waiting.for) {
    case 'calls':
      return pending.wire.kind === 'confirmation'
        ? { to: 'call', call: 'confirm', extra: {} }
        : say(words.answering.choose(labelsOf(pending)))
    case 'mention':
      return say(words.answering.choose(labelsOf(pending)))
    case 'undo':
      return { to: 'look_back', tool: 'undo_changes', arguments: waiting.arguments }
    case 'request':
      return pending.wire.options.length > 1
        ? say(words.answering.choose(labelsOf(pending)))
        : { to: 'understand', request: waiting.message }
    case 'plan':
    case 'step':
      return asksForMore(pending.wire) ? say(pending.wire.summary) : goOnWith(pending, 'yes')
  }
}

function cancelled(pending: StoredPending, words: TurnWords): ReceivedPath {
  if (pending.waiting.for === 'calls') return { to: 'call', call: 'cancel', extra: {} }
  return say(words.answering.left, { closes: true })
}

function chosen(
  pending: StoredPending,
  option: { key: string; label: string },
  words: TurnWords,
): ReceivedPath {
  const { waiting } = pending
  if (waiting.for === 'calls') return { to: 'call', call: 'confirm', extra: { option: option.key } }
  if (waiting.for === 'request') return { to: 'understand', request: option.label }
  if (waiting.for !== 'mention') return goOnWith(pending, option.label)
  const ref = waiting.refs[pending.wire.options.findIndex(({ key }) => key === option.key)]
  return ref === undefined ? say(words.answering.choose(labelsOf(pending))) : { to: 'mention', ref }
}

function goOnWith({ waiting }: StoredPending, answer: string): ReceivedPath {
  if (waiting.for === 'request') return { to: 'understand', request: `${waiting.message}\n${answer}` }
  return waiting.for === 'step' ? { to: 'resume', answer } : { to: 'think', answer }
}

function labelsOf({ wire }: StoredPending): string[] {
  return wire.options.map(({ label }) => label)
}

/** The path for a request to show, undo or redo earlier changes. */
function lookBackPath(message: string): ReceivedPath | undefined {
  const wish = readLookBack(message)
  return wish && { to: 'look_back', ...wish }
}

/** The path for a message of a shape that an agent announced, such as pasted content. */
function fastPath(message: string, agents: readonly Announcement[]): ReceivedPath | undefined {
  const found = agents
    .flatMap(({ domain, version, providers }) =>
      providers.fast_paths.map((path): { agent: { domain: string; version: number }; path: FastPath } => ({
        agent: { domain, version },
        path,
      })),
    )
    .find(({ path }) => matchesFastPath(message, path))
  if (found === undefined) return undefined
  // What the writer tells beside it ("I am allergic to peanuts. Here is a recipe: ...") is kept first, by reading all of it.
  const tellsOfWriter = readTellings(message).some(({ who }) => who === 'writer')
  return tellsOfWriter ? undefined : { to: 'fast_path', ...found }
}

function say(text: string, how: { closes?: boolean; isRefusal?: boolean } = {}): ReceivedPath {
  return { to: 'reply', say: text, closes: how.closes ?? false, isRefusal: how.isRefusal ?? false }
}
