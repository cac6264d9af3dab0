import { plainWord } from './plain-words.ts'
import type { Token } from './tokens.ts'

/** Words that are spelled right, and those of them that a misspelled word may have meant. */
export type Spelling = { isKnown(word: string): boolean; nearest(word: string): string | undefined }

/** Makes the spelling of known words, of which only some are offered for a misspelled one: foods, and words that say what is meant. */
export function spellingOf(known: ReadonlySet<string>, names: Iterable<string>): Spelling {
  const byStart = Map.groupBy(new Set(names), (name) => `${name[0]}`)
  return {
    isKnown: (word) => known.has(word),
    nearest: (word) => {
      const most = changesAtMost(word)
      let best: { name: string; distance: number; isUnique: boolean } | undefined
      for (const name of byStart.get(word[0] ?? '') ?? []) {
        if (Math.abs(name.length - word.length) > most || name.length < 4) continue
        if (word.length < LONG && !isSwapped(word, name)) continue
        // "Paprikash" is no misspelled paprika.
        if (word.length > name.length + 1 && word.startsWith(name)) continue
        const distance = distanceOf(word, name, most)
        if (distance > most) continue
        if (best === undefined || distance < best.distance) best = { name, distance, isUnique: true }
        else if (distance === best.distance && best.name !== name) best.isUnique = false
      }
      return best?.isUnique === true ? best.name : undefined
    },
  }
}

/** Mends words of four letters or more that nobody knows, where exactly one name is near. */
export function mended(tokens: readonly Token[], spelling: Spelling, own: ReadonlySet<string>): Token[] {
  return tokens.map((token, at) => {
    const word = plainWord(token.text)
    const long = longFormOf(token, { spelling, own })
    if (long !== undefined) return { ...token, text: long }
    if (
      token.text.length < 4 ||
      /\d/.test(token.text) ||
      own.has(word) ||
      isName(token, at) ||
      spelling.isKnown(token.text) ||
      spelling.isKnown(word)
    )
      return token
    // "Somethin", "puddin".
    if (/^\p{L}{3,}in$/u.test(token.text) && spelling.isKnown(`${token.text}g`))
      return { ...token, text: `${token.text}g` }
    const most = changesAtMost(word)
    const mine = [...own].filter(
      (name) =>
        name.length > 3 &&
        distanceOf(word, name, most) <= most &&
        (word.length >= LONG || isSwapped(word, name)),
    )
    const meant = mine.length === 1 ? mine[0] : spelling.nearest(word)
    return meant === undefined ? token : { ...token, text: meant }
  })
}

/** Whom a message speaks to or of: no beginnings of foods. */
const ADDRESSED = new Set(
  'bro bruv bud mate man sis hun pal fam mum mam mom dad nan gran pop pops bab'.split(' '),
)

/** The word of the person's own things that an unknown short word begins, if it begins one alone: "guac" of guacamole. */
function longFormOf(
  { text }: Token,
  { spelling, own }: { spelling: Spelling; own: ReadonlySet<string> },
): string | undefined {
  const word = plainWord(text)
  if (
    text.length < 3 ||
    /\d/.test(text) ||
    ADDRESSED.has(text) ||
    own.has(word) ||
    spelling.isKnown(text) ||
    spelling.isKnown(word)
  )
    return undefined
  const [long, second] = [...own].filter((name) => name.length >= word.length + 3 && name.startsWith(word))
  return second === undefined ? long : undefined
}

/** A capital in the middle of a sentence, or a shortened "not": no misspelled food. */
const isName = ({ raw, text }: Token, at: number): boolean =>
  (at > 0 && /^\p{Lu}\p{Ll}/u.test(raw)) ||
  /^(?:should|would|could|did|does|is|was|were|has|had|have|are|must|need)nt$/.test(text)

/** Of shorter words a letter may not be wrong, only two may have changed places: "mlik". */
const LONG = 5

const isSwapped = (one: string, other: string): boolean =>
  [...one].toSorted().join('') === [...other].toSorted().join('')

/** How many letters may be wrong in a word. */
const changesAtMost = (word: string): number => (word.length >= 8 ? 2 : 1)

/** The number of letters to add, drop, change or swap with a neighbour; more than `most` is told as `most + 1`. */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > Math.max(most, 2)) return most + 1
  let [before, row] = [
    new Array<number>(other.length + 1).fill(0),
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ]
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at, ...new Array<number>(other.length).fill(0)]
    for (let to = 1; to <= other.length; to += 1) {
      const change = one[at - 1] === other[to - 1] ? 0 : 1
      next[to] = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + change)
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        next[to] = Math.min(next[to] ?? 0, (before[to - 2] ?? 0) + 1)
    }
    ;[before, row] = [row, next]
  }
  return row[other.length] ?? most + 1
}
