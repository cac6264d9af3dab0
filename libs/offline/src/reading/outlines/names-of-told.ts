import { plainWordsOf, readLearned } from '../../understanding/index.ts'
import type { ToldThing } from './told-thing.ts'

// How foods that are put right are called: by a part of their name, by their sort alone, or by what stands in the place of such a part.

const BARE_SORTS =
  'self[ -]?raising|whole ?meal|whole ?grain|semi[ -]skimmed|skimmed|unsalted|salted|decaf|gluten free|lactose free|smoked|unsmoked'
/** Sorts that are no food by themselves, and say which one it is without "ones" behind them. */
export const SORTS_ALONE = new RegExp(`^(?:${BARE_SORTS})$`)
/** Sorts with "one" or "ones" behind them. */
export const SORTS = new RegExp(
  `^(?:${BARE_SORTS}|red|white|green|brown|yellow|black|purple|orange|plain|whole|full[ -]fat|low[ -]fat|fat[ -]free|sweet|hot|mild|smooth|crunchy|dark|milk|frozen|fresh|dried|tinned|canned|raw|cooked|spicy|organic|seeded|sliced|ripe|long[ -]grain|diet)$`,
)
const SORT_IN_FRONT = new RegExp(`^(?:${SORTS.source.slice(1, -1)}) (?=\\p{L})`, 'u')

/** The place of the thing that was told which a name means: one of all its words, else the only one that has them all. Undefined for none. */
export function namedLike(name: string, told: readonly ToldThing[]): number | undefined {
  const words = plainWordsOf(name)
  const whole = told.findIndex((thing) => plainWordsOf(thing.name).join(' ') === words.join(' '))
  if (whole !== -1) return whole
  const within = [...told.keys()].filter((at) => {
    const all = new Set(plainWordsOf(told[at]?.name ?? ''))
    return words.every((word) => all.has(word))
  })
  return within.length === 1 ? within[0] : undefined
}

/** Is a name as a whole one of a food that lists know? */
export function isKnownAsOne(name: string): boolean {
  const words = plainWordsOf(name)
  return words.length > 0 && readLearned().vocabulary.longestAt(words, 0) === words.length
}

/** A sort in the place of the one that was told: "plain flour" is "self raising flour". */
export function withSort(name: string, sort: string): string {
  return `${sort} ${name.replace(SORT_IN_FRONT, '')}`
}

/**
 * The food that is meant by the word for it: "turkey" in the place of the "pork" of "pork mince" is turkey mince, and "raspberry" where strawberry
 * jam was told is raspberry jam.
 */
export function meantInstead(
  food: string,
  { told, denied }: { told: string; denied: string | null },
): string {
  const part = denied === null ? [] : plainWordsOf(denied)
  const words = told.split(' ')
  const kept = words.filter((word) => !part.includes(plainWordsOf(word)[0] ?? ''))
  const head = words.length > 1 ? (words.at(-1) ?? '') : ''
  const isPart = part.length > 0 && kept.length > 0 && kept.length < words.length
  if (isPart && !plainWordsOf(food).some((word) => plainWordsOf(kept.join(' ')).includes(word)))
    return `${food} ${kept.join(' ')}`
  const isWhole = isKnownAsOne(`${food} ${head}`) || (MADE_OF.test(head) && !food.includes(' '))
  return head !== '' && !food.endsWith(head) && isWhole ? `${food} ${head}` : food
}

/** What is called by what it is made of, which alone is told of it: "it's raspberry". */
const MADE_OF = /^(?:jam|juice|squash|cordial|yogh?urts?|ice ?cream|soup|crisps|smoothie)$/

/** The one of several things that were told which a food stands for by its name: one with a word in common, or with the same first letters, as it is with what was mistyped. */
export function standsFor(food: string, told: readonly ToldThing[]): number | undefined {
  if (told.length === 1) return 0
  const words = new Set(plainWordsOf(food))
  const alike = [...told.keys()].filter((at) =>
    plainWordsOf(told[at]?.name ?? '').some((word) => words.has(word)),
  )
  if (alike.length === 1) return alike[0]
  const start = food.slice(0, LETTERS_ALIKE)
  const typed = [...told.keys()].filter((at) => told[at]?.name.startsWith(start))
  return typed.length === 1 ? typed[0] : undefined
}
const LETTERS_ALIKE = 3
