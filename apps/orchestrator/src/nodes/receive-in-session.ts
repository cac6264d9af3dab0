import { AlfredError, modeLeftBy, toWireError } from '@alfred/contracts'
import type { ChatRequest, SessionMode } from '@alfred/contracts'
import type { Session } from '../memory/session.ts'
import type { ReceivedPath } from '../state/turn-record.ts'

/**
 * Chooses the path of a cook or brainstorm request from the conversation's session (ruling R28). It recognizes no
 * recipe, yes or small talk: every message is part of the conversation, except the one that leaves the mode.
 */
export function receiveInSession(
  mode: SessionMode,
  request: Pick<ChatRequest, 'message' | 'cook_init' | 'brainstorm_init'>,
  session: Session | null,
): ReceivedPath {
  const begins = request.cook_init !== undefined || request.brainstorm_init === true
  if (session && (begins || session.mode !== mode)) return refuse('MODE_ACTIVE', alreadyIn(session))
  if (begins) return { to: 'open_session' }
  if (!session) return refuse('NO_SESSION', howToBegin[mode])
  return { to: modeLeftBy(request.message) ? 'hand_off' : 'converse' }
}

const howToBegin: Readonly<Record<SessionMode, string>> = {
  cook: 'Nothing is being cooked in this conversation. Begin with cook_init and the id of a recipe.',
  brainstorm: 'There is no brainstorm in this conversation. Begin with brainstorm_init.',
}

function alreadyIn({ mode, title }: Session): string {
  return mode === 'cook'
    ? `You are cooking ${title ?? 'already'} in this conversation. Leave with __cook_exit__ first.`
    : 'You are in a brainstorm in this conversation. Leave with __brainstorm_exit__ first.'
}

function refuse(code: 'MODE_ACTIVE' | 'NO_SESSION', message: string): ReceivedPath {
  return { to: 'refuse', error: toWireError(new AlfredError(code, message)) }
}
