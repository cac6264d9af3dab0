import { readVocabulary } from './food-vocabulary.ts'
import { plainWord } from './plain-words.ts'

/** A word of lower-case letters: what begins with a capital may be a name. */
const WORD = /(?<![\p{L}\d'’])\p{Ll}{5,}(?![\p{L}'’])/gu

/** A message with its misspelled words put right where exactly one known word is near, such as "avacado"; the rest stays as it was written. */
export function spelledMessage(message: string): string {
  const { spelling } = readVocabulary()
  return message.replace(WORD, (word) =>
    spelling.isKnown(word) || spelling.isKnown(plainWord(word)) ? word : (spelling.nearest(word) ?? word),
  )
}
