import { readEverydayFoods, readFoodWords, readEatenFoods } from '@alfred/baseline'
import { readFrequentWords } from '@alfred/embedding'
import { cueWords } from './cues.ts'
import { dayWords } from './day-marks.ts'
import { everydayWords } from './everyday-words.ts'
import { plainWord, plainWordsOf } from './plain-words.ts'
import { appliances } from '../slots/appliances.ts'
import { spellingOf, type Spelling } from './spelling.ts'
import { markWords } from './word-marks.ts'

/** The known names of foods, as words in singular, for the longest match in a text. */
export type Vocabulary = {
  /** The number of tokens of the longest known name that begins at a position; 0 when none does. */
  longestAt(words: readonly string[], start: number): number
  spelling: Spelling
  /** How common a word is in English, from 0 for the most common words to 5; 6 for words that only kitchens use, 7 for unknown ones. */
  commonnessOf(word: string): number
}

/** The last rank of each step of commonness; behind the last come the words that were added for kitchens. */
const RANKS = [150, 500, 1_500, 4_000, 7_000, 10_000]

/** Makes a vocabulary of names; other words that are spelled right, the most common first, are known, and only those that are offered may be meant by a misspelled one. */
export function vocabularyOf(
  names: Iterable<string>,
  words: Iterable<string> = [],
  offered: Iterable<string> = [],
): Vocabulary {
  const known = new Set<string>()
  const inside = new Set<string>()
  const others = [...new Set(words)]
  const ranks = new Map(others.map((word, rank) => [word, rank]))
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
    spelling: spellingOf(new Set([...inside, ...others.flatMap((word) => [word, plainWord(word)])]), [
      ...inside,
      ...offered,
    ]),
    commonnessOf: (word) => {
      const rank = ranks.get(word)
      if (rank === undefined) return RANKS.length + 1
      const step = RANKS.findIndex((last) => rank <= last)
      return step === -1 ? RANKS.length : step
    },
  }
}

/** The names of all everyday foods, of what is eaten as it comes, and of sorts of food. */
export function readVocabulary(): Vocabulary {
  const names = [
    ...readEverydayFoods().flatMap(({ name, aliases }) => [name, ...aliases]),
    ...readEatenFoods().flatMap(({ name, aliases }) => [name, ...aliases]),
    ...readFoodWords().map(({ word }) => word),
  ]
  const telling = [...markWords, ...dayWords, ...cueWords]
  return vocabularyOf(names, [...readFrequentWords(), ...telling, ...appliances, ...everydayWords], telling)
}
