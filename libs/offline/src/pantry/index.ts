export { pantryOfflineRules } from './pantry-offline-rules.ts'
export { dishesFor, noWishes } from './templates/choose-dishes.ts'
export { writeRecipe } from './templates/write-recipe.ts'
