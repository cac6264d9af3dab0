import { AlfredError } from '@alfred/contracts'

/** Whose turns may have their prompts written down: PROMPT_LOG_FOR as a question. */
export type PromptLogPermission = (personId: string) => boolean

/** Reads the setting: `nobody`, `everybody`, or the ids of people with commas between them. */
export function readPromptLogPermission(setting: string): PromptLogPermission {
  if (setting === 'everybody') return () => true
  const people = new Set(setting.split(',').map((id) => id.trim().toLowerCase()))
  return (personId) => people.has(personId.toLowerCase())
}

/** Throws FORBIDDEN for a request that wants its prompts written down by somebody who may not. */
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
