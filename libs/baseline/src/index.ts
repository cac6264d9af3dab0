// What Alfred knows from the start: foods, their figures, recipes, and which foods go together.
export { BaselineError } from './errors.ts'
export { readBaseline } from './read-baseline.ts'
export type { Baseline } from './read-baseline.ts'
export { seedBaseline } from './seed/seed-baseline.ts'
export type { OwnerConnection, SeedReport } from './seed/seed-baseline.ts'
export { indexByName } from './foods/food-index.ts'
export { readCategories } from './foods/categories.ts'
export { readEatenFoods } from './foods/eaten-foods.ts'
export {
  readNamesByTheHandful,
  readNamesWithMeasure,
  readNamesWithServing,
  readWordsWithServings,
} from './foods/servings.ts'
export type { NamesWithServing } from './foods/servings.ts'
export { readDishNames } from './recipes/cookbook.ts'
export { readMilkBeside } from './foods/milk-beside.ts'
export type { MilkBeside } from './foods/milk-beside.ts'
export { readFoodWords } from './foods/food-words.ts'
export { foodText, recipeText } from './search-texts.ts'
export { checkBaseline, nutrientCoverage } from './checks/check-baseline.ts'
export type { Problem } from './checks/problem.ts'
export { allergens, readEverydayFoods } from './foods/everyday-foods.ts'
export { pairFoods } from './flavour/pair-foods.ts'
export { choosePortions } from './reference/household-weight.ts'
export { readReference } from './reference/read-reference.ts'
export { nutrientNumbers } from './reference/nutrient-numbers.ts'
export { referenceCategory } from './reference/reference-foods.ts'
