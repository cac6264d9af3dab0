import { AMOUNT_BELOW } from '@alfred/contracts'
import { SMALL, TENS } from './number-words.ts'

const WORDS = new Map([...SMALL, ...TENS, ['a', 1], ['an', 1], ['hundred', 100], ['another', 1]])
export const numberWords: readonly string[] = [...WORDS.keys()]

/** "1½" as "1 1/2". */
export function signsAsFractions(text: string): string {
  return text.replace(/[¼-¾⅐-⅞↉]/gu, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
}

/** The number that digits say: "2", "1.5", "1/2", "1 1/2". */
export function valueOf(digits: string): number {
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(digits)
  return mixed ? Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]) : Number(digits)
}

/** A number as it is said or written, 0 included. Undefined for what is no number, and for what is beyond any amount. */
export function readNumber(text: string): number | undefined {
  const word = WORDS.get(text)
  if (word !== undefined) return word
  // As people write numbers: JavaScript would read "0x10", "1e9" and "Infinity" as well.
  if (!/^\d+(?:\.\d+)?$|^\.\d+$|^(?:\d+ )?\d+\/\d+$/.test(text)) return undefined
  const value = valueOf(text)
  return value < AMOUNT_BELOW ? value : undefined
}
