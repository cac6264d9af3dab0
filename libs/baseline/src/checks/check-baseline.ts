import type { Baseline } from '../read-baseline.ts'
import { nutrientColumns } from '../usda/nutrient-columns.ts'
import { checkFlavours } from './check-flavours.ts'
import { checkFoods } from './check-foods.ts'
import { checkRecipes } from './check-recipes.ts'
import type { Problem } from './problem.ts'

/** Holds all data against all checks; empty when there is nothing to mend. */
export function checkBaseline(baseline: Baseline): Problem[] {
  return [...checkFoods(baseline), ...checkRecipes(baseline), ...checkFlavours(baseline)]
}

/** For how many of the foods each nutrient is told, as a share from 0 to 1. What is not told is missing, never zero. */
export function nutrientCoverage({ foods, references }: Baseline): { nutrient: string; share: number }[] {
  const figures = [...foods, ...references].map(({ per100g }) => per100g)
  return Object.keys(nutrientColumns).map((nutrient) => ({
    nutrient,
    share: figures.filter((one) => Object.hasOwn(one, nutrient)).length / figures.length,
  }))
}
