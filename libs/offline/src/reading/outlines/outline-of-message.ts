import { findUnit, type Unit } from '@alfred/contracts'
import {
  plainWordsOf,
  readLearned,
  sentenceOf,
  situationSchema,
  type Sentence,
} from '../../understanding/index.ts'
import { isKnownAsOne, namedLike, SORTS, SORTS_ALONE } from './names-of-told.ts'
import type { ToldThing } from './told-thing.ts'

// Divides a message into what it names and the words around that. What is named is written as "<food0>" or
// "<told1>" between the words, so that forms of corrections are short patterns, whatever was named and however many words its name has.

/** What a message names, in its order. */
export type NamedThing =
  | { kind: 'told'; told: number; said: string }
  | { [Kind in 'food' | 'sort' | 'place' | 'day' | 'meal']: { kind: Kind; said: string } }[
      'food' | 'sort' | 'place' | 'day' | 'meal']
  | { kind: 'amount'; quantity: number; unit: Unit | null }

/** The words of a message with what it names in angle brackets: "those are <food0>, i had the wrong glasses on". */
export type Outline = { text: string; things: readonly NamedThing[] }

/** A longer message tells more than what was wrong. */
const LETTERS_MAX = 240
const nobody = situationSchema.parse({ now: '' })

/** What a message says and names, in front of what was told just before. Null for one that is too long to put something right. */
export function outlineOf(message: string, told: readonly ToldThing[]): Outline | null {
  if (message.length > LETTERS_MAX) return null
  const sentence = sentenceOf(substituted(message), nobody, readLearned().vocabulary)
  const things: NamedThing[] = []
  let text = ''
  for (let at = 0; at < sentence.tokens.length;) {
    const { thing, end } = thingAt(sentence, at, told) ?? { thing: undefined, end: at + 1 }
    const stop = sentence.tokens[end - 1]?.stop ?? ''
    const said = thing === undefined ? (sentence.tokens[at]?.text ?? '') : mention(thing, things)
    const isAgain = said.startsWith('<food') && text.endsWith(`${said} `)
    text = isAgain ? `${text.trimEnd()}${stop} ` : `${text}${said}${stop} `
    at = end
  }
  return { text: text.trim(), things }
}

/** "*coriander" and "s/basil/thyme/" are how people who type much put a word right. */
function substituted(message: string): string {
  return message
    .trim()
    .replace(/^s\/([^/]{2,40})\/([^/]{2,40})\/?g?$/, '$1 should be $2')
    .replace(/^\*{1,2} ?(?=\p{L})|(?<=^[\p{L} ]{2,40})\*{1,2}(?=$| )/u, (star, at: number) =>
      at === 0 ? 'correction ' : ' i meant',
    )
}

/** How a thing stands between the words; the same food named twice is one. */
function mention(thing: NamedThing, things: NamedThing[]): string {
  const at = things.findIndex(
    (other) => thing.kind === 'food' && other.kind === 'food' && isSame(thing.said, other.said),
  )
  return `<${thing.kind}${at === -1 ? things.push(thing) - 1 : at}>`
}

const isSame = (one: string, other: string): boolean =>
  plainWordsOf(one).join(' ') === plainWordsOf(other).join(' ')

type Found = { thing: NamedThing; end: number }

function thingAt(sentence: Sentence, at: number, told: readonly ToldThing[]): Found | undefined {
  const { tokens, foodAt, markAt } = sentence
  // "Past its date" tells of no fruit.
  if (tokens[at]?.text === 'date') return undefined
  // "Green ones" are no greens.
  const sort = sortFrom(sentence, at)
  if (sort !== undefined) return sort
  const mark = markAt[at]
  // A bread bin is a place, and no bread.
  const isPlace = mark?.kind === 'place' && mark.start === at
  if (!isPlace && (foodAt[at] !== 'O' || isNameOf(sentence, at))) return foodFrom(sentence, at, told)
  if (mark === undefined || mark.start !== at) return undefined
  const said = saidBetween(sentence, mark.start, mark.end)
  switch (mark.kind) {
    case 'day':
      // What was eaten last week is told beside.
      return said.startsWith('last ') ? undefined : { thing: { kind: 'day', said }, end: mark.end }
    case 'meal':
      return { thing: { kind: 'meal', said }, end: mark.end }
    case 'place':
      return { thing: { kind: 'place', said: String(mark.value) }, end: mark.end }
    case 'number': {
      if (typeof mark.value !== 'number' || (NO_NUMBER.test(said) && !isJustOne(sentence, at)))
        return undefined
      const unit = markAt[mark.end]
      const isMeasured = unit?.kind === 'unit' && tokens[mark.end - 1]?.stop === ''
      const name = isMeasured ? findUnit(String(unit.value)) : undefined
      return {
        thing: { kind: 'amount', quantity: mark.value, unit: name ?? null },
        end: isMeasured ? unit.end : mark.end,
      }
    }
    default:
      return undefined
  }
}

const NO_NUMBER = /^(?:a|an|one|both)$/

/** "Just the one" is an amount, where "the one" is a thing. */
const isJustOne = (sentence: Sentence, at: number): boolean =>
  /\b(?:just|only)(?: the)? one$/.test(saidBetween(sentence, Math.max(0, at - 2), at + 1))

/** A food with the words of its name: what stands side by side, "falafel wrap", is one, and so is "leek and potato" where such a soup was told. */
function foodFrom(sentence: Sentence, at: number, told: readonly ToldThing[]): Found {
  let end = endOfFood(sentence, at)
  const joined = sentence.tokens[end]?.text === 'and' && sentence.foodAt[end + 1] === 'B'
  const pair = joined ? endOfFood(sentence, end + 1) : end
  if (joined && told.some(({ name }) => isKnownAsOne(`${saidBetween(sentence, at, pair)} ${headOf(name)}`)))
    end = pair
  const said = saidBetween(sentence, at, end)
  const found = namedLike(said, told)
  return found === undefined
    ? { thing: { kind: 'food', said }, end }
    : { thing: { kind: 'told', told: found, said }, end }
}

/** "Bicarbonate of soda": a word that only kitchens use belongs to the food behind its "of". */
function isNameOf({ tokens, foodAt, commonness, markAt }: Sentence, at: number): boolean {
  const isRare = (commonness[at] ?? 0) >= RARE && markAt[at] === undefined
  return isRare && tokens[at + 1]?.text === 'of' && foodAt[at + 2] === 'B'
}
const RARE = 5

function endOfFood({ tokens, foodAt, words }: Sentence, at: number): number {
  let end = foodAt[at] === 'O' ? at + 3 : at + 1
  while (tokens[end - 1]?.stop === '' && foodAt[end] !== undefined && foodAt[end] !== 'O') {
    if (foodAt[end] === 'B' && words[end] === words[at]) break
    end += 1
  }
  return end
}

const headOf = (name: string): string => name.split(' ').at(-1) ?? ''

/** "The white ones", "self raising": a sort of what was told. */
function sortFrom(sentence: Sentence, at: number): Found | undefined {
  const said = (count: number): string => saidBetween(sentence, at, at + count)
  for (const count of [2, 1]) {
    const isOfThem = /^(?:ones?|kind|type|sort)$/.test(sentence.tokens[at + count]?.text ?? '')
    if (isOfThem && SORTS.test(said(count)))
      return { thing: { kind: 'sort', said: said(count) }, end: at + count + 1 }
    if (SORTS_ALONE.test(said(count))) return { thing: { kind: 'sort', said: said(count) }, end: at + count }
  }
  return undefined
}

const saidBetween = ({ tokens }: Sentence, start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
