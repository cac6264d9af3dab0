export { pantryOfflineRules } from './pantry-offline-rules.ts'
export { dishesFor, noWishes } from './dishes/choose-dishes.ts'
export { writeRecipe } from './dishes/write-recipe.ts'
