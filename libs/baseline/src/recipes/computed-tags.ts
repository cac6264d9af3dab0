import { computedTags } from './computed-tag-names.ts'
import type { CookbookRecipe } from './cookbook.ts'

/** What a serving has, from the ingredients whose figures are known. */
type Serving = { calories: number; protein_g: number; shareKnown: number }

/** A sum is told where at least this share of the weight has figures. */
const SHARE_KNOWN_MIN = 0.95
const MINUTES_OF_QUICK = 30
const PROTEIN_OF_HIGH_PROTEIN_G = 20
const KCAL_PER_GRAM_OF_PROTEIN = 4
/** A claim of high protein needs a fifth of the energy from protein (Regulation (EC) 1924/2006, annex). */
const SHARE_OF_HIGH_PROTEIN = 0.2
/** A light main is at most a quarter of a day of 2,000 kcal; everything beside a main is at most half of that. */
const CALORIES_OF_LIGHT_MAIN = 500
const CALORIES_OF_LIGHT = 250
const MAINS = new Set(['main', 'breakfast', 'soup', 'salad'])

const HEAT =
  /\b(?:boil|simmer|fry|fries|frying|bake|baked|roast|roasted|grill|grilled|sear|saut[eé]|steam|poach|toast|scramble|oven|microwave|melt|heat|hot pan|blanch)\b/i
const NOT_HEATED = /\b(?:without|no|never|need not|don't)\s+(?:\w+\s+)?(?:heat|cook|boil|toast)\w*/gi

/** Reckons the tags of a recipe that follow from its times, figures and steps. */
export function computeTags(
  recipe: Pick<CookbookRecipe, 'course' | 'prep' | 'cook' | 'wait' | 'steps'>,
  serving: Serving,
): string[] {
  const isTold = serving.shareKnown >= SHARE_KNOWN_MIN
  const proteinShare = (serving.protein_g * KCAL_PER_GRAM_OF_PROTEIN) / serving.calories
  const lightBelow = MAINS.has(recipe.course) ? CALORIES_OF_LIGHT_MAIN : CALORIES_OF_LIGHT
  const held = {
    quick: recipe.prep + recipe.cook + recipe.wait <= MINUTES_OF_QUICK,
    'high-protein':
      isTold && serving.protein_g >= PROTEIN_OF_HIGH_PROTEIN_G && proteinShare >= SHARE_OF_HIGH_PROTEIN,
    light: isTold && serving.calories <= lightBelow,
    'no-cook': recipe.cook === 0 && !recipe.steps.some((step) => HEAT.test(step.replace(NOT_HEATED, ''))),
  }
  return computedTags.filter((tag) => held[tag])
}
