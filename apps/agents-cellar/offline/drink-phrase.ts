import { withoutEnding } from '@alfred/language'
import { styleNamed } from '../src/data/style-named.ts'
import { vintageIn, withoutVintage } from '../src/prepare/search-words.ts'
import { countOf, NUMBER, VESSEL } from './words.ts'

/** A drink as a sentence names it: "6 bottles of 2019 Barolo". */
export type DrinkPhrase = {
  name: string
  vintage: number | null
  quantity: number | null
  sizeMl: number | null
  /** Whether nobody can tell how many were meant: some, a few. */
  isVague: boolean
  /** The vessel that was said, in the singular; null where none was. */
  vessel: string | null
}

const COUNTED = new RegExp(
  `^(?:(?:the|my|our|some|those|these) )?(?:last |first |remaining )?(?:(?<count>${NUMBER}) )?(?:more |other )?(?:(?<vessel>${VESSEL})(?: of)? )?`,
  'iu',
)
const SIZE =
  /(?:\b[x×] ?)?\b(?<amount>\d+(?:[.,]\d+)?) ?(?<unit>ml|cl|l|litres?|liters?)\b(?: (?:bottles?|cans?|of)\b)*/i
const IN_ML: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1_000 }
const MAGNUM_ML = 1_500

/** Reads a drink with its amount, vintage and size. A phrase that names nothing has an empty name. */
export function readDrinkPhrase(said: string): DrinkPhrase {
  const size = SIZE.exec(said)
  const plain = (size === null ? said : said.replace(size[0], ' ')).replaceAll(/\s+/g, ' ').trim()
  // A year in front is no number of bottles: "2019 Barolo".
  const isYear = /^(?:the )?(?:18|19|20)\d\d\b/i.test(plain)
  const counted = isYear ? null : COUNTED.exec(plain)
  const rest = counted === null ? plain : plain.slice(counted[0].length)
  const { count, vessel } = counted?.groups ?? {}
  const name = withoutEnding(
    withoutVintage(rest.replace(/^(?:of |the |an? )+/i, '').replace(/ from (?=(?:19|20)\d\d$)/i, ' ')),
    ',.!?;:',
  )
  return {
    name: vintageIn(name) === null ? name : '',
    vintage: vintageIn(rest),
    quantity: count === undefined ? null : (countOf(count) ?? null),
    isVague: count !== undefined && countOf(count) === undefined,
    sizeMl: size === null ? (/^magnum/i.test(vessel ?? '') ? MAGNUM_ML : null) : millilitres(size.groups),
    vessel: vessel === undefined ? null : vessel.toLowerCase().replace(/(?<!glas)s$|(?<=box)es$/, ''),
  }
}

function millilitres(groups: Readonly<Record<string, string>> | undefined): number {
  const unit = (groups?.['unit'] ?? 'ml').toLowerCase()
  return Math.round(Number((groups?.['amount'] ?? '0').replace(',', '.')) * (IN_ML[unit] ?? 1_000))
}

const DRINK_WORDS =
  /\b(?:wines?|beers?|ciders?|spirits?|bubbly|fizz|reds?|whites?|rosés?|bottles?|cans?|magnums?|cellar|vintage|kombucha|juice)\b/i

/** Does this name something to drink: a known style, or a word that only drinks have? */
export function isOfDrinks(text: string): boolean {
  return styleNamed(text) !== undefined || DRINK_WORDS.test(text)
}
