// What Alfred knows before anybody told it anything: foods, their figures, recipes, what goes together.
export { BaselineError } from './errors.ts'
export { readBaseline } from './read-baseline.ts'
export type { Baseline } from './read-baseline.ts'
export { seedBaseline } from './seed/seed-baseline.ts'
export type { OwnerConnection, SeedReport } from './seed/seed-baseline.ts'
export { foodKey } from './foods/food-key.ts'
export { foodText, recipeText } from './search-texts.ts'
