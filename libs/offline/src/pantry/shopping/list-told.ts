import type { TurnBrief } from '@alfred/contracts'
import { singular } from '@alfred/language'
import { normalise } from '../../reading/normalise.ts'
import type { StockPhrase } from '../kitchen-intent.ts'
import { readStockList } from '../stock/read-stock-list.ts'

type Turns = TurnBrief['recent_turns']

const TURNS_BACK = 4
/** How replies tell what is on the list, or was just put there. */
const TOLD = [
  /^Put (?<things>.+?) on the shopping list\b/m,
  /(?:^|\. )To buy: (?<things>[^.\n]+(?:\.\d[^.\n]*)*)/m,
  /^Now on the shopping list: (?<things>[^(]+?) \(before/m,
]

/** Was the shopping list what the last turn was about? */
export function isOfListLast(turns: Turns): boolean {
  return /\bshopping list\b|^To buy: /m.test(turns.at(-1)?.response ?? '')
}

/** The lines of the list that the last turns told, the last ones first, each food once. */
export function linesTold(turns: Turns): StockPhrase[] {
  const lines = turns
    .slice(-TURNS_BACK)
    .toReversed()
    .flatMap(({ response }) => TOLD.flatMap((told) => told.exec(response)?.groups?.['things'] ?? []))
    .flatMap((things) => things.split('; '))
    .flatMap((thing) => readStockList(normalise(thing.replace(/ \([^)]*\)/g, ''))).items)
  return [...new Map(lines.toReversed().map((line) => [line.food, line])).values()].toReversed()
}

/** Broth is written down as stock. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map(singular)
    .map((word) => (word === 'broth' ? 'stock' : word))

/** The one line that a name means. Undefined where it means none, or more than one. */
export function lineNamed(name: string, lines: readonly StockPhrase[]): StockPhrase | undefined {
  const words = wordsOf(name.replace(/^(?:the|my|our|that|those) /, ''))
  const fitting = lines.filter(({ food }) => words.every((word) => wordsOf(food).includes(word)))
  const [only, ...others] = fitting
  return words.length === 0 || others.length > 0 ? undefined : only
}

/** The one line whose food a sentence speaks of. */
export function lineSpokenOf(sentence: string, lines: readonly StockPhrase[]): StockPhrase | undefined {
  const said = wordsOf(sentence)
  const [only, ...others] = lines.filter(({ food }) => said.includes(wordsOf(food).at(-1) ?? ''))
  return others.length > 0 ? undefined : only
}
