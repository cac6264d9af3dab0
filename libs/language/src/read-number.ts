import { AMOUNT_BELOW } from '@alfred/contracts'
import { SMALL, TENS } from './number-words.ts'

const WORDS = new Map([...SMALL, ...TENS, ['a', 1], ['an', 1], ['hundred', 100], ['another', 1]])
export const numberWords: readonly string[] = [...WORDS.keys()]

/** What people number things with, from the first on. */
export const ordinalWords: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
]

/** Rewrites fraction signs: "1½" becomes "1 1/2". */
export function signsAsFractions(text: string): string {
  return text.replace(/[¼-¾⅐-⅞↉]/gu, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
}

/** The value of digits: "2", "1.5", "1/2", "1 1/2". */
export function valueOf(digits: string): number {
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(digits)
  return mixed ? Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]) : Number(digits)
}

/**
 * The value of a spoken or written number, including 0. Undefined for what is not a number or too large for an
 * amount.
 */
export function readNumber(text: string): number | undefined {
  const word = WORDS.get(text)
  if (word !== undefined) return word
  // Only the forms that people write: JavaScript would also read "0x10", "1e9" and "Infinity".
  if (!/^\d+(?:\.\d+)?$|^\.\d+$|^(?:\d+ )?\d+\/\d+$/.test(text)) return undefined
  const value = valueOf(text)
  return value < AMOUNT_BELOW ? value : undefined
}
