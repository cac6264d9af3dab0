import { isAmount } from '@alfred/contracts'
import { signsAsFractions, valueOf } from './read-number.ts'

/** What is worded like an amount and is none. Nan bread is a food. */
const NO_NUMBER =
  /^(?:[-−–+±] ?\d|\d+(?:\.\d+)?e[+-]?\d|∞|(?:an? )?infinit(?:e|y|ely)\b|nan (?!breads?\b)|not a number\b|(?:minus|negative|zero) )/i
const NUMBER = /^(\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)(?= ?\p{L})/u
const LEAD = /^(?:(?:the|my|our|some|about|around|exactly|only|another) )+/i

/** What is answered to an amount that nobody can have. Undefined when there is nothing to say against it. */
export function objectToAmount(phrase: string): string | undefined {
  const said = signsAsFractions(phrase).trim().replace(LEAD, '')
  const number = NUMBER.exec(said)?.[1]
  const isPossible = number === undefined ? !NO_NUMBER.test(said) : isAmount(valueOf(number))
  if (isPossible && !NO_NUMBER.test(said)) return undefined
  return `"${phrase.trim().slice(0, 60)}" is no amount that I can keep. Say a plain number above 0 and up to 1,000,000,000: how much is it?`
}
