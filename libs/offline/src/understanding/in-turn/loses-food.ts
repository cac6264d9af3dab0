import { readLearned } from '../learned.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import type { Act } from '../things/situation.ts'
import { sentenceOf } from '../words/sentence.ts'
import { nobody } from './tools-meant.ts'

/** What a thing is for, or is not, names foods that are not asked for: "flour for the pancakes". */
const PURPOSE =
  /\b(?:for|to make|making|so (?:i|we) can|because|as|since|not|no|instead of|without|with)\b.*$/i
const OF_A_LIST: ReadonlySet<string> = new Set(['add_item', 'bought', 'add_to_shopping'])

/** Would a part of a list be done, and a food of it be lost without a word: the bananas of "need milk bananas bread"? */
export function losesFood(message: string, acts: readonly Act[]): boolean {
  if (acts.length === 0 || !acts.every(({ tool }) => OF_A_LIST.has(tool))) return false
  const done = new Set(acts.flatMap(textsIn).flatMap(plainWordsOf))
  return foodsIn(message.replace(PURPOSE, '')).some((food) => food.every((word) => !done.has(word)))
}

/** The known foods of a text by their words. */
function foodsIn(text: string): string[][] {
  const { words, foodAt } = sentenceOf(text, nobody, readLearned().vocabulary)
  const foods: string[][] = []
  for (const [at, word] of words.entries()) {
    if (foodAt[at] === 'B') foods.push([word])
    if (foodAt[at] === 'I') foods.at(-1)?.push(word)
  }
  return foods
}

/** All words that a call was told, whatever they are to it. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
