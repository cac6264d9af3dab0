import { z } from 'zod'

/** The ways of talking to Alfred (spec S4). Plan, quick and create work; cook and brainstorm converse. */
export const modeSchema = z.enum(['plan', 'quick', 'create', 'cook', 'brainstorm'])
export type Mode = z.infer<typeof modeSchema>

/** The modes that a person enters and leaves; while in one, the conversation keeps a session. */
export const sessionModeSchema = z.enum(['cook', 'brainstorm'])
export type SessionMode = z.infer<typeof sessionModeSchema>

/** The message that a client sends to leave a mode. */
export const exitMessages = { cook: '__cook_exit__', brainstorm: '__brainstorm_exit__' } as const

/** The mode that this message leaves; undefined for any other message. */
export function modeLeftBy(message: string): SessionMode | undefined {
  return sessionModeSchema.options.find((mode) => exitMessages[mode] === message.trim())
}

export function isSessionMode(mode: Mode): mode is SessionMode {
  return sessionModeSchema.safeParse(mode).success
}
