import { isAmount } from '@alfred/contracts'
import { signsAsFractions, valueOf } from './read-number.ts'

/** Matches what looks like an amount and is not a valid one: a sign, an exponent, NaN. Nan bread is a food. */
const NO_NUMBER =
  /^(?:[-−–+±] ?[\d∞.]|[-−–+±] infinit|\d+(?:\.\d+)?(?:e[+-]?\d|[²³¹⁰⁴-⁹_])|\d[\d. ]*(?:[x×*] ?\d+ ?)?(?:\^|\*\*)|nan (?!breads?\b)|not a number\b|(?:minus|negative|zero|null|undefined) |no (?!added|sugar|salt|fat|bake|knead))/i
/** Words for amounts larger than anybody can have. */
const BEYOND = /∞|\binfinit(?:e|y|ely)\b|\b[a-z]{1,8}illions?\b(?! dollar)|\bgoogol(?:plex)?s?\b/i
const NUMBER = /^(\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)( dozen\b)?(?= ?\p{L})/u
const LEAD = /^(?:(?:the|my|our|some|about|around|exactly|only|another) )+/i

/** The objection to an impossible amount, as a sentence for the person. Undefined when there is none. */
export function objectToAmount(phrase: string): string | undefined {
  const said = signsAsFractions(phrase).trim().replace(LEAD, '')
  if (!NO_NUMBER.test(said) && !BEYOND.test(said) && isPossible(said)) return undefined
  return `"${phrase.trim().slice(0, 60)}" is no amount that I can keep. Say a plain number from 0.000001 to 999,999,999: how much is it?`
}

function isPossible(said: string): boolean {
  const [, number, dozen] = NUMBER.exec(said) ?? []
  return number === undefined || isAmount(valueOf(number) * (dozen === undefined ? 1 : 12))
}
