import { singular } from '../food-key.ts'
import { madeOnce } from '../made-once.ts'
import { foodName, foodWords, namedFoods } from './food-names.ts'

/** Shorter words say too little to be the end of another: "Hafermilch" is a kind of "Milch". */
const HEAD_MIN = 4
/** Endings of a noun in the four languages, by which "Zwiebeln" is the same word as "Zwiebel". */
const endings = /(?:en|es|n|s|e)$/

/** All single words that name a food in one of the four languages. */
const known = madeOnce(
  (): ReadonlySet<string> =>
    new Set(
      [...namedFoods(), ...foodWords()].filter((name) => !/[\s'’-]/.test(name.trim())).flatMap(formsOf),
    ),
)

/** Whether a text has a word that names a food in English, German, French or Spanish. */
export function namesAFood(text: string): boolean {
  return wordsIn(text).some((word) => formsOf(word).some((form) => known().has(form)))
}

/** Whether a text speaks of this food: by a word of its name, in English or as it is called in the other languages. */
export function speaksOf(text: string, food: string): boolean {
  const names = (['de', 'fr', 'es'] as const).flatMap((language) =>
    Object.values(foodName(food, language) ?? {}),
  )
  const wanted = [food, ...names].flatMap(wordsIn)
  const spoken = wordsIn(text)
  return wanted.some((name) => spoken.some((word) => isSameWord(name, word)))
}

/** British and American spellings of one word. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/^yogh?o?urt/, 'yogurt'],
  [/^chill?i|^chile/, 'chili'],
]

function isSameWord(one: string, other: string): boolean {
  const forms = new Set(formsOf(one))
  return (
    formsOf(other).some((form) => forms.has(form)) ||
    (one.length >= HEAD_MIN && other.length >= HEAD_MIN && (one.endsWith(other) || other.endsWith(one)))
  )
}

/** A word as it stands and without its ending; one of two letters is "Ei", others of two say nothing. */
function formsOf(word: string): string[] {
  const plain = SPELLED.reduce((as, [other, usual]) => as.replace(other, usual), word.toLowerCase().trim())
  const stem = plain.replace(endings, '')
  return [plain, singular(plain), ...(stem.length > 2 ? [stem] : [])]
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 2 || word === 'ei',
  )
}
