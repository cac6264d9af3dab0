import { singular } from '@alfred/language'
import { plainText } from '../data/plain-text.ts'

const FILLING = new Set(
  'a an the of my our some last first other bottle can glass wine case box magnum'.split(' '),
)
const YEAR = /\b(?:18|19|20|21)\d\d\b/g

/** The words by which a drink is found: in the singular, without accents, without its vintage and what every drink has. */
export function searchWords(name: string): string {
  const words = plainText(name.replaceAll(YEAR, ' '))
    .split(' ')
    .map(singular)
    .filter((word) => word !== '')
  const telling = words.filter((word) => !FILLING.has(word))
  return (telling.length > 0 ? telling : words).join(' ')
}

/** The vintage that a name tells. */
export function vintageIn(name: string | null): number | null {
  const year = name?.match(YEAR)?.[0]
  return year === undefined ? null : Number(year)
}

/** The name without its vintage; as it is where nothing else is in it. */
export function withoutVintage(name: string): string {
  const rest = name.replaceAll(YEAR, ' ').replaceAll(/\s+/g, ' ').trim()
  return rest === '' ? name : rest
}
