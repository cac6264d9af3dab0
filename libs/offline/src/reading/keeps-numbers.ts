import { clockInWords, noonInWords } from './clock-words.ts'

const NUMBERS = /\d+(?:[.,]\d+)?/g

/** Are all figures of a message told again where it was said in other words? One that is not would be lost without a word. */
export function keepsNumbers(message: string, again: string): boolean {
  const told = new Set(again.match(NUMBERS))
  return (message.match(NUMBERS) ?? []).every((number) => told.has(number.replace(',', '.')))
}

/** A time of the clock: what was eaten at three is no three of it. */
const CLOCK =
  /(?<=[a-z)] )(?:at|around|by|about) \d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm|a\.m\.|p\.m\.|o['’]?clock))?(?=[,.;!?]|$| and | then )|\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|o['’]?clock)\b/gi

const IN_WORDS = new RegExp(`(?:${clockInWords}|${noonInWords})`, 'gi')

/** A message without its times of the clock. */
export function withoutClock(message: string): string {
  return message.replace(IN_WORDS, '').replace(CLOCK, '')
}
