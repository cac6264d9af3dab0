import type { Fact } from '../state/turn-state.ts'
import { reports } from './check-sentence.ts'

/** How a sentence says that something is kept of a person, in four languages. */
const keeping =
  /(?<!\p{L})(?:merke?|gemerkt|notier\p{L}*|vermerk\p{L}*|gespeichert|berücksichtig\p{L}*|remember\p{L}*|noted?|kept|keep|saved|retien\p{L}*|retenu\p{L}*|not[ée]\p{L}*|enregistr\p{L}*|souvien\p{L}*|recuerd\p{L}*|recordar\p{L}*|anot\p{L}*|apunt\p{L}*|guard\p{L}*)(?!\p{L})/iu

/** Words of so many letters tell what was kept, and so many of their letters hold for every form of them. */
const WORD_MIN = 5
const STEM_LENGTH = 5
/** Shorter sentences may well be said twice: "Yes." */
const REPEATED_WORDS_MIN = 3

const isOfList = /^\s*(?:[-*•]|\d+[.)])/u

/**
 * Finds what a reply says twice: a sentence of the same words, in whatever order, one that reports no other change than
 * an earlier one, or a second one that says that something was kept of the person. Lines of lists are left alone, since
 * two recipes may have one ingredient, and all of it where two facts are alike: two glasses of water are two.
 */
export function createRepeats(
  facts: readonly Fact[],
  locale: string,
): {
  /** True when a sentence says what was said before; otherwise it is remembered. */
  has(sentence: string): boolean
} {
  const kept = facts.flatMap(({ text, isKept }) => (isKept ? [text] : []))
  const areAlike = new Set(facts.map(({ text }) => text)).size < facts.length
  const factsWith = (sentence: string) => facts.filter(({ text }) => text.includes(sentence.trim()))
  const said = new Map<string, string[]>()
  const keptTold = new Set<string>()
  return {
    has: (sentence) => {
      if (areAlike || isOfList.test(sentence)) return false
      const key = keyOf(sentence)
      const told = kept.filter((fact) => tellsKept(sentence, fact))
      // A fact as it stands says nothing of another one, however alike they are; what several end with is told of each.
      const held = factsWith(sentence).length
      const earlier = [...said.values()].flat().filter((one) => held === 0 || factsWith(one).length === 0)
      const isSaid = key !== null && (said.get(key)?.length ?? 0) >= Math.max(1, held)
      const isRepeated = key !== null && (isSaid || reports(sentence, earlier, locale))
      const isKeptAgain = told.length > 0 && told.every((fact) => keptTold.has(fact))
      if (isRepeated || isKeptAgain) return true
      if (key !== null) said.set(key, [...(said.get(key) ?? []), sentence])
      for (const fact of told) keptTold.add(fact)
      return false
    },
  }
}

/** Whether a text says that this was kept of the person, in words of its own: "Deine Erdnussallergie ist notiert." */
export function tellsKept(text: string, fact: string): boolean {
  const stems = wordsOf(fact.replace(keeping, ' ')).filter((word) => word.length >= WORD_MIN)
  const wanted = new Set(stems.filter((word) => !fillers.has(word)).map((word) => word.slice(0, STEM_LENGTH)))
  return text
    .split(/(?<=[.!?])\s+/u)
    .some(
      (sentence) =>
        keeping.test(sentence) && wordsOf(sentence).some((word) => wanted.has(word.slice(0, STEM_LENGTH))),
    )
}

const fillers: ReadonlySet<string> = new Set(['gegen', 'about', 'contra'])

/** The words and numbers of a sentence in an order of their own; null for one too short to be a repetition. */
function keyOf(sentence: string): string | null {
  const words = wordsOf(sentence)
  return words.length < REPEATED_WORDS_MIN ? null : words.toSorted().join(' ')
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+(?:[.,]\d+)?/gu) ?? []
}
