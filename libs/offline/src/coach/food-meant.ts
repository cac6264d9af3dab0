import { plainWordsOf } from '../understanding/index.ts'
import { isSameFood } from './read-eaten.ts'

/** The least letters by which a short name is of a long one: "mash" of "mashed potato". */
const SHORT_MIN = 4

/** The one food that is meant by its name, or else by a word of it: "the coffee" for white coffee. Undefined where none or several are. */
export function foodMeant<Food extends { food: string }>(
  said: string,
  foods: readonly Food[],
): Food | undefined {
  const same = foods.filter(({ food }) => isSameFood(food, said))
  const meant = same.length > 0 ? same : foods.filter(({ food }) => isNamedBy(food, said))
  const [only, ...others] = meant
  return others.length === 0 ? only : undefined
}

/** The one food of which another sort or size is named, by all of its words: a flat white of "large flat white with oat milk". */
export function sortMeantOf<Food extends { food: string }>(
  said: string,
  foods: readonly Food[],
): Food | undefined {
  const named = new Set(plainWordsOf(said))
  const [only, ...others] = foods.filter(({ food }) => {
    const words = plainWordsOf(food)
    return words.length > 0 && words.every((word) => named.has(word))
  })
  return others.length === 0 ? only : undefined
}

function isNamedBy(food: string, said: string): boolean {
  const words = plainWordsOf(food)
  const named = plainWordsOf(said)
  return (
    named.length > 0 &&
    named.every((word) =>
      words.some((one) => one === word || (word.length >= SHORT_MIN && one.startsWith(word))),
    )
  )
}
