import { isAmount } from '@alfred/contracts'
import { plainNumbers } from './plain-numbers.ts'
import { readNumber } from './read-number.ts'

const signs: Readonly<Record<string, string>> = {
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '⅛': ' 1/8',
}
const RANGE = /-|–|—|\bto\b|\bor\b/
const LENGTH_MAX = 60

/** Parses a number as recipes write it: 2, "1 1/2", "½", "2-3". Null when it is not a number ("a pinch"). */
export function readQuantity(
  quantity: number | string | null,
): { from: number; until: number | null } | null {
  if (quantity === null) return null
  if (typeof quantity === 'number') return isAmount(quantity) ? { from: quantity, until: null } : null
  if (quantity.length > LENGTH_MAX) return null
  const said = plainNumbers(quantity)
    .replace(/[½¼¾⅓⅔⅛]/g, (sign) => signs[sign] ?? sign)
    .replace(/⁄/g, '/')
    .trim()
    .toLowerCase()
  const single = readNumber(said)
  if (single !== undefined) return isAmount(single) ? { from: single, until: null } : null
  const [low = '', high = '', ...more] = said.split(RANGE)
  const from = readNumber(low.trim())
  const until = readNumber(high.trim())
  if (more.length > 0 || from === undefined || until === undefined || !isAmount(from) || until <= from)
    return null
  return { from, until }
}
