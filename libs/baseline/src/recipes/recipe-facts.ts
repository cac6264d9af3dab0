import { foodKey } from '@alfred/language'
import type { CompiledLine, CompiledRecipe } from './compile-recipe.ts'
import type { SearchTag } from './search-tags.ts'

/** How much of a dish a food is: its share of the weight (0 to 1), and whether the dish is named after it. */
export type FoodOfDish = { food: string; share: number; isNamed: boolean }

/** What a recipe is found by besides its text. */
export type RecipeFacts = {
  tags: string[]
  foods: FoodOfDish[]
}

/** A sum is told where at least this share of the weight has figures. */
const SHARE_KNOWN_MIN = 0.95
/** What a dish is cooked in or seasoned with is not what it is of. */
const BESIDE = new Set([
  'stock',
  'drink',
  'alcohol',
  'seasoning',
  'condiment',
  'plant_oil',
  'spice',
  'baking',
])
/** These drink their own weight of water and more in the pot. */
const SWELLING = new Set(['rice', 'pasta', 'noodle', 'legume', 'grain'])
const SWELLS_BY = 2
const FEW_INGREDIENTS = 6
const FREE_OF_COUNT = new Set(['salt', 'black pepper', 'water', 'olive oil', 'sunflower oil'])
const CARBS_OF_LOW_CARB_G = 20
/** A claim of high fibre needs 6 g in 100 g; of a serving a fifth of a day's 30 g says the same to who eats. */
const FIBER_OF_HIGH_FIBER_G = 8
/** Dishes that taste sweet, whatever course they are. */
const SWEETS = new Set(['cake', 'cookies', 'sweet pastry', 'sweet snack', 'sweet breakfast', 'pudding'])
const OVEN = /\b(?:oven|bake|baked|roast|roasted|broil|grill of the oven)\b/i

/** Derives what a recipe is found by from its lines, its steps and the tags that were judged. */
export function factsOf(recipe: CompiledRecipe, searchTags: readonly SearchTag[]): RecipeFacts {
  const judged = searchTags.filter(({ recipes }) => recipes.includes(recipe.name)).map(({ tag }) => tag)
  const isSweet = recipe.course === 'dessert' || judged.some((tag) => SWEETS.has(tag))
  return {
    tags: [
      ...new Set([
        recipe.cuisine,
        ...recipe.tags,
        ...judged,
        ...(isSweet ? ['sweet'] : []),
        ...reckonedTags(recipe),
      ]),
    ],
    foods: foodsOf(recipe),
  }
}

/** The tags that follow from the recipe and are only searched for. */
function reckonedTags({ lines, steps, equipment, difficulty, course, perServing }: CompiledRecipe): string[] {
  const counted = lines.filter(
    ({ meant, food, isOptional }) => !isOptional && !FREE_OF_COUNT.has(meant?.name ?? food),
  )
  const isTold = perServing.shareKnown >= SHARE_KNOWN_MIN && course !== 'sauce' && course !== 'drink'
  const held = {
    easy: difficulty === 'easy',
    'few ingredients': counted.length <= FEW_INGREDIENTS,
    'no oven': ![...steps, ...equipment].some((text) => OVEN.test(text)),
    'low carb': isTold && perServing.carbs_g <= CARBS_OF_LOW_CARB_G,
    'high fiber': isTold && perServing.fiber_g >= FIBER_OF_HIGH_FIBER_G,
  }
  return Object.entries(held).flatMap(([tag, isHeld]) => (isHeld ? [tag] : []))
}

function foodsOf({ name, lines }: CompiledRecipe): FoodOfDish[] {
  const words = new Set(foodKey(name).split(' ').map(foodKey))
  const weighed = lines.flatMap(({ meant, grams }) =>
    meant === null ? [] : [{ meant, grams: bodyOf(meant, grams ?? 0) }],
  )
  const all = weighed.reduce((sum, { grams }) => sum + grams, 0)
  return weighed.map(({ meant, grams }) => ({
    food: foodKey(meant.name),
    share: all === 0 ? 0 : Math.round((grams / all) * 1_000) / 1_000,
    isNamed: [meant.name, ...meant.aliases].some((one) =>
      foodKey(one)
        .split(' ')
        .every((word) => words.has(word)),
    ),
  }))
}

/** The weight that a food has as the body of a dish. */
function bodyOf({ category }: NonNullable<CompiledLine['meant']>, grams: number): number {
  if (BESIDE.has(category)) return 0
  return SWELLING.has(category) ? grams * SWELLS_BY : grams
}
