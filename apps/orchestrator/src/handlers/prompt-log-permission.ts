import { AlfredError } from '@alfred/contracts'

/** Whether this person's turns may have their prompts logged, as PROMPT_LOG_FOR says. */
export type PromptLogPermission = (personId: string) => boolean

/** Parses the setting: `nobody`, `everybody`, or user ids separated by commas. */
export function readPromptLogPermission(setting: string): PromptLogPermission {
  if (setting === 'everybody') return () => true
  const people = new Set(setting.split(',').map((id) => id.trim().toLowerCase()))
  return (personId) => people.has(personId.toLowerCase())
}

/** @throws AlfredError FORBIDDEN when the request asks to log prompts and the person may not. */
export function requirePromptLogPermission(
  { isWanted, personId }: { isWanted: boolean; personId: string },
  mayLog: PromptLogPermission,
): void {
  if (!isWanted || mayLog(personId)) return
  throw new AlfredError(
    'FORBIDDEN',
    'Prompts are not written down for you here. Leave log_prompts out, or ask whoever runs Alfred to allow it (PROMPT_LOG_FOR).',
  )
}
