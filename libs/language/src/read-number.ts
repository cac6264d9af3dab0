import { AMOUNT_MAX } from '@alfred/contracts'

const WORDS = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['fifty', 50],
  ['hundred', 100],
  ['another', 1],
])
export const numberWords: readonly string[] = [...WORDS.keys()]

const FRACTIONS = new Map([
  ['½', ' 1/2'],
  ['¼', ' 1/4'],
  ['¾', ' 3/4'],
  ['⅓', ' 1/3'],
  ['⅔', ' 2/3'],
])

/** "1½" as "1 1/2". */
export function signsAsFractions(text: string): string {
  return text.replace(/[½¼¾⅓⅔]/g, (sign) => FRACTIONS.get(sign) ?? sign)
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
  return value <= AMOUNT_MAX ? value : undefined
}
