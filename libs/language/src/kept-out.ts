import { singular } from './food-key.ts'
import { spellingsOf } from './spellings-of.ts'
import { vocabulary } from './vocabulary.ts'

/** A word without accents and hyphens, in lower case and the singular. */
export function plainFood(word: string): string {
  const letters = word
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
  return singular(letters)
}

type Entry = (typeof vocabulary.allergies)[number] | (typeof vocabulary.diets)[number]

function keptOutBy({ sorts, allergens, foods }: Pick<Entry, 'sorts' | 'allergens' | 'foods'>): string {
  return [...sorts, ...allergens, ...foods].toSorted().join(' ')
}

const entries: readonly (readonly [word: string, keptOut: string])[] = [
  ...vocabulary.diets.map((diet) => ({ words: [diet.name, ...diet.also], ...diet })),
  ...vocabulary.allergies,
].flatMap((entry) => {
  const { de, fr, es } = entry.elsewhere
  const all = [...entry.words, ...[...de, ...fr, ...es].flatMap(spellingsOf)]
  return all.map((word) => [plainFood(word), keptOutBy(entry)] as const)
})
const byWord = new Map(entries)

/**
 * What an allergy or diet keeps out, as one text that is the same for "peanuts" and "Erdnüsse"; undefined for a word that
 * the vocabulary does not have.
 */
export function keptOut(word: string): string | undefined {
  return byWord.get(plainFood(word))
}
