import { z } from 'zod'

/** The two addresses at which servers of this kind are asked. */
export type ServerDoor = 'responses' | 'chat'

/** How a server is spoken to. */
export const serverSettings = {
  /** `responses` or `chat` (Chat Completions); auto takes responses for OpenAI itself and chat for any other. */
  OPENAI_API: z.enum(['auto', 'responses', 'chat']).default('auto'),
  /** How the form of an answer is asked for; auto begins with a schema and remembers what the server refuses. */
  MODEL_ANSWER_FORM: z.enum(['auto', 'schema', 'json', 'tool']).default('auto'),
}

/** The door to take for a base URL; an empty one stands for OpenAI's own. */
export function chooseDoor(setting: ServerDoor | 'auto', baseUrl: string): ServerDoor {
  if (setting !== 'auto') return setting
  return baseUrl === '' || new URL(baseUrl).hostname === 'api.openai.com' ? 'responses' : 'chat'
}
