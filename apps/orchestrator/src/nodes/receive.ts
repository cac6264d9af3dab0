import { isSessionMode, planEditsSchema } from '@alfred/contracts'
import type { Announcement, FastPath, PendingAnswer } from '@alfred/contracts'
import { readLookBack } from '../memory/read-look-back.ts'
import { isOrder, readOption, readShortAnswer, readYesAnd } from '@alfred/language'
import type { ShortAnswer } from '@alfred/language'
import type { StoredPending } from '../memory/stored-pending.ts'
import { matchesFastPath } from '../policy/fast-path.ts'
import { openPending } from '../memory/make-pending.ts'
import type { NodeFunction } from '../running/node-function.ts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { ReceivedPath } from '../state/turn-record.ts'
import { receiveInSession } from './receive-in-session.ts'

/** Reads the message before any model does: what code can recognize costs no model call (spec S2.1). */
export const receive: NodeFunction = async (turn, state, { directory }) => {
  if (isSessionMode(state.mode)) {
    return { kind: 'received', path: receiveInSession(state.mode, turn.request, state.session) }
  }
  const pending = openPending(state, turn.claim.asked_at)
  const { answer, message } = turn.request
  const path = (answer && answerPath(turn, pending, answer)) ??
    shortPath(turn, pending) ??
    yesAndPath(turn, pending) ??
    lookBackPath(message) ??
    (readShortAnswer(message) === 'greeting' ? say(greeting(await directory.known())) : undefined) ??
    fastPath(message, await directory.known()) ?? { to: 'understand' as const }
  return { kind: 'received', path }
}

const smallTalk: Partial<Record<ShortAnswer, string>> = {
  thanks: "You're welcome.",
  goodbye: 'Goodbye!',
}

/** True when the item was shown before the message was sent (invariant 4), by the database's clock. */
function wasShown(turn: RunningTurn, pending: StoredPending): boolean {
  return pending.shown_at !== null && Date.parse(pending.shown_at) < Date.parse(turn.claim.opened_at)
}

function answerPath(turn: RunningTurn, pending: StoredPending | null, answer: PendingAnswer): ReceivedPath {
  const isThis =
    pending?.wire.id === answer.pending_id &&
    pending.wire.version === answer.version &&
    wasShown(turn, pending)
  if (!isThis)
    return say('That is no longer open: it was answered, replaced or has expired.', { isRefusal: true })
  const edits = answer.edits ?? {}
  switch (answer.action) {
    case 'confirm':
      return confirmed(pending)
    case 'cancel':
      return cancelled(pending)
    case 'select': {
      const option = pending.wire.options.find(({ key }) => key === edits['key'])
      return option
        ? chosen(pending, option)
        : say('There is no such option. Please choose one of those shown.', { isRefusal: true })
    }
    case 'edit':
      return pending.waiting.for === 'calls'
        ? { to: 'call', call: 'edit', extra: { edits } }
        : editedPlan(pending, edits, turn.request.message)
  }
}

/** The path for an edit of a plan or a step: its lines are the answer, in words that planning reads. */
function editedPlan(pending: StoredPending, edits: unknown, message: string): ReceivedPath {
  const parsed = planEditsSchema.safeParse(edits)
  if (!parsed.success)
    return say(
      'An edit of this takes "assumptions", a list of at most four lines, or "text", what is to change. Nothing was changed; it is still open.',
      { isRefusal: true },
    )
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
  return waiting.for === 'step' && waiting.needsYes ? { to: 'resume', answer: 'yes', rest } : undefined
}

/** The greeting, with an example message from a known agent. */
function greeting(agents: readonly Announcement[]): string {
  const example = agents.flatMap(({ examples }) => examples.slice(0, 1))[0]
  return example === undefined
    ? 'Hello! What can I do for you?'
    : `Hello! You can say, for example: "${example}".`
}

/** The path for a short answer such as yes, no, an option or small talk; undefined for any other message. */
function shortPath(turn: RunningTurn, pending: StoredPending | null): ReceivedPath | undefined {
  const { message } = turn.request
  const option = pending && readOption(message, pending.wire.options)
  if (option && wasShown(turn, pending)) return chosen(pending, option)
  const short = readShortAnswer(message)
  if (!short || short === 'greeting') return undefined
  const talk = smallTalk[short]
  if (talk !== undefined) return say(talk)
  if (!pending) {
    if (isOrder(message)) return undefined
    return short === 'confirm'
      ? say('There is nothing waiting for a yes. What shall I do?')
      : say('All right. There is nothing open.')
  }
  if (!wasShown(turn, pending)) {
    return say(`You said that before I had asked: ${pending.wire.summary} Please answer once more.`)
  }
  return short === 'confirm' ? confirmed(pending) : cancelled(pending)
}

function confirmed(pending: StoredPending): ReceivedPath {
  const { waiting } = pending
  switch (waiting.for) {
    case 'calls':
      return pending.wire.kind === 'confirmation'
        ? { to: 'call', call: 'confirm', extra: {} }
        : say(`Please choose: ${labelsOf(pending)}.`)
    case 'mention':
      return say(`Please choose: ${labelsOf(pending)}.`)
    case 'undo':
      return { to: 'look_back', tool: 'undo_changes', arguments: waiting.arguments }
    case 'plan':
    case 'step':
      return goOnWith(pending, 'yes')
  }
}

function cancelled(pending: StoredPending): ReceivedPath {
  if (pending.waiting.for === 'calls') return { to: 'call', call: 'cancel', extra: {} }
  return say('All right, I leave it.', { closes: true })
}

function chosen(pending: StoredPending, option: { key: string; label: string }): ReceivedPath {
  const { waiting } = pending
  if (waiting.for === 'calls') return { to: 'call', call: 'confirm', extra: { option: option.key } }
  if (waiting.for !== 'mention') return goOnWith(pending, option.label)
  const ref = waiting.refs[pending.wire.options.findIndex(({ key }) => key === option.key)]
  return ref === undefined ? say(`Please choose: ${labelsOf(pending)}.`) : { to: 'mention', ref }
}

function goOnWith({ waiting }: StoredPending, answer: string): ReceivedPath {
  return waiting.for === 'step' ? { to: 'resume', answer } : { to: 'think', answer }
}

function labelsOf({ wire }: StoredPending): string {
  return wire.options.map(({ label }) => label).join(', ')
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
  return found && { to: 'fast_path', ...found }
}

function say(text: string, how: { closes?: boolean; isRefusal?: boolean } = {}): ReceivedPath {
  return { to: 'reply', say: text, closes: how.closes ?? false, isRefusal: how.isRefusal ?? false }
}
