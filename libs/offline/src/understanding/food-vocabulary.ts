import { readEverydayFoods, readFoodWords, readEatenFoods } from '@alfred/baseline'
import { readFrequentWords } from '@alfred/embedding'
import { plainWord, plainWordsOf } from './plain-words.ts'
import { spellingOf, type Spelling } from './spelling.ts'

/** The known names of foods, as words in singular, for the longest match in a text. */
export type Vocabulary = {
  /** The number of tokens of the longest known name that begins at a position; 0 when none does. */
  longestAt(words: readonly string[], start: number): number
  spelling: Spelling
}

/** Makes a vocabulary of names; other words that are spelled right are only known, never meant. */
export function vocabularyOf(names: Iterable<string>, words: Iterable<string> = []): Vocabulary {
  const known = new Set<string>()
  const inside = new Set<string>()
  let longest = 1
  for (const name of names) {
    const words = plainWordsOf(name)
    if (words.length === 0) continue
    known.add(words.join(' '))
    for (const word of words) inside.add(word)
    longest = Math.max(longest, Math.min(words.length, 5))
  }
  return {
    longestAt: (words, start) => {
      for (let length = longest; length > 0; length -= 1) {
        if (start + length <= words.length && known.has(words.slice(start, start + length).join(' ')))
          return length
      }
      return 0
    },
    spelling: spellingOf(
      new Set([...inside, ...[...words].flatMap((word) => [word, plainWord(word)])]),
      inside,
    ),
  }
}

/** The names of all everyday foods, of what is eaten as it comes, and of sorts of food. */
export function readVocabulary(): Vocabulary {
  const names = [
    ...readEverydayFoods().flatMap(({ name, aliases }) => [name, ...aliases]),
    ...readEatenFoods().flatMap(({ name, aliases }) => [name, ...aliases]),
    ...readFoodWords().map(({ word }) => word),
  ]
  return vocabularyOf(names, readFrequentWords())
}
