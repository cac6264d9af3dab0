import { readVocabulary } from '../words/food-vocabulary.ts'
import { nobody } from './tools-meant.ts'
import { sentenceOf } from '../words/sentence.ts'
import { MESSAGE_MAX } from '../read-message.ts'

/**
 * A message as the reader reads it: words of chat and dialect in full, misspelled ones put right ("the tatties", "lettuse"). One that is longer
 * than any that it learned from stays as it is.
 */
export function messageAsRead(message: string): string {
  if (message.length > MESSAGE_MAX) return message
  return sentenceOf(message, nobody, readVocabulary())
    .tokens.map(({ text }) => text)
    .join(' ')
}
