import { firstMark, textOf, type Given } from './given.ts'

/** Words that tell how much of a nutrient a food has without naming it: "which is leaner", "how salty is that". */
const ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  [/ (?:salty|saltier|saltiest) /, 'sodium_mg'],
  [/ (?:sugary|sugariest|sweeter|sweetest) /, 'sugar_g'],
  [/ (?:lean|leaner|leanest|fatty|fattier|fattiest|fatter|fattest|greasy|greasier) /, 'fat_g'],
  [/ (?:carby|carbier|starchy|starchier) /, 'carbs_g'],
  [/ (?:fattening|calorific) /, 'calories_kcal'],
]

/** The nutrient that a part names, or tells by what a food is like. */
export function nutrientTold(given: Given): string | undefined {
  return firstMark(given, 'nutrient') ?? ADJECTIVES.find(([adjective]) => adjective.test(textOf(given)))?.[1]
}
