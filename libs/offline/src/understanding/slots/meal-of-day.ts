import { firstMark, textOf, type Given } from './given.ts'

/** Parts of a day, and the meal that is eaten then. */
const MEALS_OF_PARTS: readonly (readonly [RegExp, string])[] = [
  [/ (?:iftar|evenings?|nights?|nite|tonights?|pm) /, 'dinner'],
  [/ (?:suhoor|sehri|mornings?) /, 'breakfast'],
  [/ (?:noon|midday|lunchtime|afternoons?|arvo) /, 'lunch'],
]

/** The meal that a part names or, where it names none, that is eaten at the part of the day that it speaks of: "on friday evening". */
export function mealOf(given: Given): string | undefined {
  return firstMark(given, 'meal') ?? mealOfWords(textOf(given))
}

/** The meal of the part of the day that some words, between blanks, speak of. */
export function mealOfWords(text: string): string | undefined {
  return MEALS_OF_PARTS.find(([part]) => part.test(text))?.[1]
}

/** The meal that some words want, of the parts of the day that they speak of: "at midday, not at night" wants lunch. */
export function mealWanted(text: string): string | undefined {
  return mealOfWords(text.replaceAll(DENIED_PART, ' '))
}
const DENIED_PART =
  /(?<= )(?:not|no|instead of|rather than|better than)(?: (?:at|in|on|for|the|this))* \w+(?= )/g
