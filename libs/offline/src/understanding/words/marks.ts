import { dayAt } from './day-marks.ts'
import { numberAt } from './numbers.ts'
import type { MarkRole } from '../things/roles.ts'
import type { Token } from './tokens.ts'
import { meals, nutrients, places, units } from './word-marks.ts'

/** The sorts of things that are found by their words alone. */
export type MarkKind = 'number' | 'unit' | 'day' | 'meal' | 'place' | 'nutrient' | 'address'
/** A found thing, in the tokens from `start` to before `end`, with its value as the corpus writes it. */
export type Mark = {
  kind: MarkKind
  start: number
  end: number
  value: string | number
  /** What it is to the calls of its part, where that is known. */
  role?: MarkRole
}

const lists = [
  ['meal', meals],
  ['place', places],
  ['nutrient', nutrients],
] as const

/** Finds days, numbers, units, meals, places and nutrients. Marks do not overlap. */
export function marksOf(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = []
  for (let at = 0; at < tokens.length;) {
    const mark = markAt(tokens, at, marks.at(-1))
    if (mark !== undefined) marks.push(behindTomorrow(mark, marks))
    at = mark?.end ?? at + 1
  }
  return marks
}

/** "Not tomorrow, the day after": the day that it is after was said before. */
function behindTomorrow(mark: Mark, before: readonly Mark[]): Mark {
  const isAfter = mark.kind === 'day' && /^(?:the )?day after$/.test(String(mark.value))
  return isAfter && before.some(({ value }) => value === 'tomorrow')
    ? { ...mark, value: 'the day after tomorrow' }
    : mark
}

function markAt(tokens: readonly Token[], start: number, last: Mark | undefined): Mark | undefined {
  const text = tokens[start]?.text ?? ''
  if (/^(?:https?:\/\/|www\.)/.test(text))
    return { kind: 'address', start, end: start + 1, value: tokens[start]?.raw ?? '' }
  const day = dayAt(tokens, start)
  if (day !== undefined) return { kind: 'day', ...day }
  for (const [kind, words] of lists) {
    const found = longest(tokens, start, words)
    if (found !== undefined && !isDrunk(tokens, start)) return { kind, start, ...found }
  }
  const isAfterNumber =
    last?.kind === 'number' &&
    (last.end === start || (last.end === start - 1 && SIZES.has(tokens[start - 1]?.text ?? '')))
  const isAfterArticle = ['a', 'an', 'the', 'of', 'one', 'another', 'whole', 'full'].includes(
    tokens[start - 1]?.text ?? '',
  )
  const unit = longest(tokens, start, units)
  if (unit !== undefined && (isAfterNumber || isAfterArticle || tokens[unit.end]?.text === 'of'))
    return { kind: 'unit', start, ...unit }
  const number = numberAt(tokens, start)
  // "2 percent milk" is a sort of milk.
  const isShare = /^(?:%|percent)$/.test(tokens[number?.end ?? start]?.text ?? '')
  return number && !isShare && !isPrice(tokens, number) ? { kind: 'number', ...number } : undefined
}

/** Does a number tell what something costs: "£4", "4 quid", "$2.50"? A price is no amount. "2 pounds" may be a weight. */
function isPrice(tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean {
  return (
    /^[£$€]$/.test(tokens[start - 1]?.text ?? '') ||
    /^(?:quid|euros?|dollars?|bucks?|pence|£|€)$/.test(tokens[end]?.text ?? '')
  )
}

/** Is "tea" here what is drunk and no meal: "a mug of tea", "green tea", "tea bags"? */
function isDrunk(tokens: readonly Token[], at: number): boolean {
  if (!/^teas?$/.test(tokens[at]?.text ?? '')) return false
  const [second = '', first = '', next = ''] = [at - 2, at - 1, at + 1].map((place) => tokens[place]?.text)
  return (
    SORTS_OF_TEA.has(first) ||
    (first === 'of' && units.has(second)) ||
    units.has(first) ||
    /^(?:bags?|leaf|leaves|towels?|cakes?|loaf)$/.test(next)
  )
}
const SORTS_OF_TEA = new Set(
  'green black white iced mint peppermint herbal chai sweet milky decaf builders earl assam darjeeling lemon rooibos chamomile camomile bubble ginger jasmine oolong matcha fennel nettle yorkshire pg grey breakfast'.split(
    ' ',
  ),
)

/** Words that may stand between a number and its unit: "2 more packs". */
const SIZES = new Set('more big large small extra new heaped level full whole'.split(' '))

/** The longest of the phrases that begins at a token. */
function longest(
  tokens: readonly Token[],
  start: number,
  phrases: ReadonlyMap<string, string>,
): { end: number; value: string } | undefined {
  for (let length = 3; length > 0; length -= 1) {
    const words = tokens.slice(start, start + length)
    if (words.length < length || words.slice(0, -1).some(({ stop }) => stop !== '')) continue
    const value = phrases.get(words.map(({ text }) => text).join(' '))
    if (value !== undefined) return { end: start + length, value }
  }
  return undefined
}
