import type { Handoff, SessionMode } from '@alfred/contracts'
import { sessionModeSchema } from '@alfred/contracts'
import { z } from 'zod'
import { withoutIds } from './without-ids.ts'

const messageSchema = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })
export type SessionMessage = z.infer<typeof messageSchema>

/**
 * What a conversation keeps while a person cooks or brainstorms (modes and endpoints, Conversation State During
 * Modes). It is one record, so that there is a mode exactly when there is what belongs to it.
 */
export const sessionSchema = z.object({
  mode: sessionModeSchema,
  /** What is cooked; a brainstorm has no name. */
  title: z.string().nullable(),
  /** What was known when it began; frozen until it ends. */
  context: z.string(),
  history: z.array(messageSchema),
})
export type Session = Readonly<z.infer<typeof sessionSchema>>

/** How much of a session is remembered, from its end (modes and endpoints, History Limits). */
const messagesMax: Readonly<Record<SessionMode, number>> = { cook: 20, brainstorm: 40 }
/** A conversation's state is read and written with every turn: long messages are kept shortened, and not too many. */
const MESSAGE_LENGTH_MAX = 4_000
const HISTORY_LENGTH_MAX = 40_000

/** The session after something was said and answered. The first words of a cook session are Alfred's. */
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

/** What the turns that follow are told of a session that was left: a turn like any other, or nothing at all. */
export function rememberedHandoff(
  { mode, title }: Session,
  { summary, action, action_detail }: Handoff,
): { message: string; response: string; facts: string[] } | null {
  if (action === 'close') return null
  const name = title === null ? names[mode] : `${names[mode]}: ${title}`
  return {
    message: name,
    response: withoutIds(summary),
    facts: [`To ${action}: ${withoutIds(action_detail)}`],
  }
}
