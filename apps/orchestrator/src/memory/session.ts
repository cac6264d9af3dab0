import type { Handoff, SessionMode } from '@alfred/contracts'
import { sessionModeSchema } from '@alfred/contracts'
import { z } from 'zod'
import { withoutIds } from './without-ids.ts'

const messageSchema = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })
export type SessionMessage = z.infer<typeof messageSchema>

/**
 * What a conversation keeps while a person cooks or brainstorms (modes and endpoints, Conversation State During
 * Modes). It is one record, so that the mode and its data can only exist together.
 */
export const sessionSchema = z.object({
  mode: sessionModeSchema,
  /** The title of the recipe that is cooked; null in a brainstorm. */
  title: z.string().nullable(),
  /** The context that was loaded when the session began; it does not change until the session ends. */
  context: z.string(),
  history: z.array(messageSchema),
})
export type Session = Readonly<z.infer<typeof sessionSchema>>

/** How many of the latest messages of a session are kept (modes and endpoints, History Limits). */
const messagesMax: Readonly<Record<SessionMode, number>> = { cook: 20, brainstorm: 40 }
/** Limits in characters: the conversation state is read and written every turn, so long messages are cut. */
const MESSAGE_LENGTH_MAX = 4_000
const HISTORY_LENGTH_MAX = 40_000

/**
 * Adds a message and its answer to the session. A cook session begins with an answer only: an empty message is not
 * added.
 */
export function addToHistory(session: Session, said: string, answered: string): Session {
  const kept = [
    ...session.history,
    ...(said.trim() === '' ? [] : [{ role: 'user' as const, content: shortened(said) }]),
    { role: 'assistant' as const, content: shortened(answered) },
  ].slice(-messagesMax[session.mode])
  while (kept.length > 2 && lengthOf(kept) > HISTORY_LENGTH_MAX) kept.shift()
  return { ...session, history: kept }
}

function lengthOf(messages: readonly SessionMessage[]): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0)
}

function shortened(text: string): string {
  return withoutIds(text).slice(0, MESSAGE_LENGTH_MAX)
}

const names: Readonly<Record<SessionMode, string>> = { cook: 'Cook session', brainstorm: 'Brainstorm' }

/**
 * How a session that was left is remembered for later turns: like a turn, or null when it was closed with nothing
 * to keep.
 */
export function rememberedHandoff(
  { mode, title }: Session,
  { summary, action, action_detail }: Handoff,
): { message: string; response: string; facts: string[] } | null {
  if (action === 'close') return null
  const name = title === null ? names[mode] : `${names[mode]}: ${title}`
  // Later turns are shown what was said, so what is to be saved or updated belongs to it.
  const detail = `To ${action}: ${withoutIds(action_detail)}`
  return { message: name, response: `${withoutIds(summary)}\n${detail}`, facts: [detail] }
}
