import { messageAsRead } from './message-as-read.ts'
import { thingsOfAct } from '../things/own-things.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import type { Act } from '../things/situation.ts'

/** The words of a message as names are compared. A stop behind a word is no part of it: "eaten into the ham. six slices". */
export const wordsSaid = (message: string): string[] => plainWordsOf(message.replaceAll(/\.(?=\s|$)/g, ' '))

/** Does a message say a word of what a call is about? A misspelled name names it, too. What was spoken of before is not said. */
export function saysItsThing(act: Act, message: string): boolean {
  const said = [...wordsSaid(message), ...plainWordsOf(messageAsRead(message))]
  return thingsOfAct(act)
    .flatMap(plainWordsOf)
    .some((word) => said.includes(word))
}
