import { nutrients } from '@alfred/contracts'
import type { Baseline } from '../read-baseline.ts'
import { checkFigures } from './check-figures.ts'
import { checkFlavours } from './check-flavours.ts'
import { checkFoods } from './check-foods.ts'
import { checkKeeping } from './check-keeping.ts'
import { checkRecipes } from './check-recipes.ts'
import { checkSearchTags } from './check-search-tags.ts'
import { checkServings } from './check-servings.ts'
import { checkTags } from './check-tags.ts'
import type { Problem } from './problem.ts'

/** Runs all checks on all data. Returns the problems found, which is empty when the data is correct. */
export function checkBaseline(baseline: Baseline): Problem[] {
  return [
    ...checkFoods(baseline),
    ...checkFigures(baseline),
    ...checkServings(baseline),
    ...checkKeeping(baseline),
    ...checkRecipes(baseline),
    ...checkTags(baseline),
    ...checkSearchTags(baseline),
    ...checkFlavours(baseline),
  ]
}

/** The share (0 to 1) of the foods that have a figure for each nutrient. A missing figure is missing, never zero. */
export function nutrientCoverage({
  foods,
  eaten,
  references,
}: Baseline): { nutrient: string; share: number }[] {
  const figures = [...foods, ...eaten, ...references].map(({ per100g }) => per100g)
  return Object.keys(nutrients).map((nutrient) => ({
    nutrient,
    share: figures.filter((one) => Object.hasOwn(one, nutrient)).length / figures.length,
  }))
}
