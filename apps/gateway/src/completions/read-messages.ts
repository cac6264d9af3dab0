import { AlfredError, MESSAGE_LENGTH_MAX } from '@alfred/contracts'
import type { ChatCompletionRequest } from '@alfred/contracts'

/** What is said now, and what was said before it in the same chat; null where it is the first message. */
export type Said = { message: string; before: string | null }

/**
 * Reads the history that a chat client sends along. Only what the user said counts: Alfred has its own memory of what it answered, and takes instructions
 * from nobody else.
 * @throws AlfredError INVALID_REQUEST where the last message is not the user's, has no text or is too long.
 */
export function readMessages({ messages }: ChatCompletionRequest): Said {
  const last = messages.at(-1)
  if (last?.role !== 'user') throw invalid('The last message is to be of the role "user".')
  const [message = '', before = null] = messages
    .filter(({ role }) => role === 'user')
    .map(textOf)
    .toReversed()
  if (message.trim() === '') throw invalid('The last message has no text. Alfred reads text alone.')
  if (message.length > MESSAGE_LENGTH_MAX)
    throw invalid(`A message has at most ${MESSAGE_LENGTH_MAX} characters.`)
  return { message, before }
}

function textOf({ content }: ChatCompletionRequest['messages'][number]): string {
  if (typeof content === 'string') return content
  return (content ?? [])
    .flatMap(({ type, text }) => (type === 'text' && text !== undefined ? [text] : []))
    .join('\n')
}

function invalid(message: string): AlfredError {
  return new AlfredError('INVALID_REQUEST', message)
}
