import {
  denying,
  determining,
  isFree,
  joining,
  leavingOut,
  namesAllergy,
  valueOfAllergy,
} from './denial-phrases.ts'
import { madeOnce } from './made-once.ts'
import { vocabulary } from './vocabulary.ts'
import { foodWords } from './wording/food-names.ts'

type Token = { word: string; start: number; end: number }
type Extent = 'list' | 'one'

/** A name of a food has at most so many words: "fruits à coque". */
const NAME_WORDS_MAX = 5
/** A phrase that leaves something out has at most so many. */
const PHRASE_WORDS_MAX = 4
/** So many words may stand between "gegen" and "allergisch", and themselves. */
const AGAINST_WORDS_MAX = 10

const elsewhere = vocabulary.allergies.flatMap(({ elsewhere: { de, fr, es } }) => [...de, ...fr, ...es])
const names = madeOnce(
  (): ReadonlySet<string> => new Set([...foodWords(), ...elsewhere].map((name) => wordsOf(name).join(' '))),
)

/**
 * A text with blanks for the foods that it leaves out, or says that somebody is allergic to, in German, French and
 * Spanish: what is named there is not offered. In doubt a food stays: "ohne Milch, Nüsse dazu" has nuts in it.
 */
export function withoutDenied(said: string): string {
  const text = said.replace(valueOfAllergy, (value) => ' '.repeat(value.length))
  const tokens = tokensOf(text)
  const denied = new Set<Token>()
  let at = 0
  while (at < tokens.length) {
    for (const token of deniedBefore(tokens, at)) denied.add(token)
    const list = deniedBehind(tokens, at, text)
    for (const token of list.denied) denied.add(token)
    at = Math.max(at + 1, list.end)
  }
  return blankOut(
    text,
    [...denied].toSorted((left, right) => left.start - right.start),
  )
}

function blankOut(text: string, denied: readonly Token[]): string {
  const kept = denied.map(
    ({ start, end }, index) => text.slice(denied[index - 1]?.end ?? 0, start) + ' '.repeat(end - start),
  )
  return kept.join('') + text.slice(denied.at(-1)?.end ?? 0)
}

/** The foods that the phrase which begins here leaves out, and where what it leaves out ends. */
function deniedBehind(tokens: readonly Token[], at: number, text: string): { denied: Token[]; end: number } {
  const phrase = phraseAt(tokens, at, text)
  const denied: Token[] = []
  if (phrase === undefined || isDenied(tokens, at)) return { denied, end: at + 1 }
  let end = at + phrase.length
  while (isTogether(tokens, end, text)) {
    if (determining.has(tokens[end]?.word ?? '')) {
      end += 1
      continue
    }
    const length = nameLength(tokens, end, text)
    const named = tokens.slice(end, end + length)
    if (named.some(({ word }) => namesAllergy.test(word))) break
    denied.push(...named)
    end += length
    if (!isTogether(tokens, end, text) || !joining[phrase.extent].has(tokens[end]?.word ?? '')) break
    end += 1
  }
  return { denied, end }
}

/** A food before a word for an allergy ("gegen Erdnüsse allergisch"), in one word with it, or with "frei". */
function deniedBefore(tokens: readonly Token[], at: number): Token[] {
  const token = tokens[at]
  if (token === undefined || isDenied(tokens, at)) return []
  if (isFree.test(token.word)) return [token]
  if (!namesAllergy.test(token.word)) return []
  if (!/^(?:allerg|unvertr|intoler)/u.test(token.word)) return [token]
  const start = Math.max(0, at - AGAINST_WORDS_MAX)
  const against = tokens.slice(start, at).findLastIndex(({ word }) => word === 'gegen')
  return against < 0 || isDenied(tokens, start + against) ? [] : tokens.slice(start + against + 1, at)
}

/** Whether one of the two words before denies what begins here: "nicht mehr allergisch gegen". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ word }) => denying.has(word) || /^kein(?:e[mnrs]?)?$/u.test(word))
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
  text: string,
): { length: number; extent: Extent } | undefined {
  for (let length = PHRASE_WORDS_MAX; length > 0; length -= 1) {
    const words = run(tokens, { at, length }, text)
    if (words === undefined) continue
    if (leavingOut.list.has(words)) return { length, extent: 'list' }
    if (leavingOut.one.has(words)) return { length, extent: 'one' }
  }
  return undefined
}

/** How many words the name of the food that begins here has: the longest that is known, otherwise one. */
function nameLength(tokens: readonly Token[], at: number, text: string): number {
  for (let length = NAME_WORDS_MAX; length > 1; length -= 1)
    if (names().has(run(tokens, { at, length }, text) ?? '')) return length
  return 1
}

/** Words that stand together, with blanks alone between them; undefined when there are not so many. */
function run(
  tokens: readonly Token[],
  { at, length }: { at: number; length: number },
  text: string,
): string | undefined {
  const words = tokens.slice(at, at + length)
  const isWhole =
    words.length === length && words.every((_, index) => index === 0 || isTogether(tokens, at + index, text))
  return isWhole ? words.map(({ word }) => word).join(' ') : undefined
}

/** Whether only blanks or an apostrophe stand between this word and the one before it. */
function isTogether(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  return token !== undefined && before !== undefined && /^['’\s]*$/.test(text.slice(before.end, token.start))
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}

function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word)
}
