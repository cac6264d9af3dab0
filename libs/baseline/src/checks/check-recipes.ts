import { foodKey } from '@alfred/language'
import type { Baseline } from '../read-baseline.ts'
import type { CompiledLine, CompiledRecipe } from '../recipes/compile-recipe.ts'
import { checkCookbookRange } from './check-cookbook-range.ts'
import { findNearDuplicates } from './near-duplicates.ts'
import { problem, type Problem } from './problem.ts'

type Band = { calories: readonly [number, number]; protein: readonly [number, number] }
/** Plausible bounds per serving, in kcal and g; outside of them an amount or the number of servings is wrong. */
const anything: Band = { calories: [5, 1_250], protein: [0, 90] }
const bands: Readonly<Record<string, Band>> = {
  main: { calories: [200, 1_250], protein: [4, 90] },
  breakfast: { calories: [80, 1_150], protein: [1, 60] },
  dessert: { calories: [60, 900], protein: [0, 30] },
  drink: { calories: [1, 600], protein: [0, 30] },
  sauce: { calories: [5, 500], protein: [0, 30] },
}

/** Reports everything in the cookbook that can be checked without cooking. */
export function checkRecipes({ recipes, foods }: Baseline): Problem[] {
  return [
    ...checkCookbookRange(recipes),
    ...recipes.flatMap((recipe) => checkRecipe(recipe)),
    ...checkSteps(recipes, foods),
    ...findNearDuplicates(recipes),
  ]
}

function checkRecipe(recipe: CompiledRecipe): Problem[] {
  const where = `${recipe.cuisine}: ${recipe.name}`
  const { calories, protein } = bands[recipe.course] ?? anything
  const { calories: kcal, protein_g } = recipe.perServing
  // If the heaviest ingredient has no figures, the sum is known to be too small.
  const isTold = recipe.lines.every(({ meant, grams }) => meant?.source !== null || (grams ?? 0) < 100)
  const isBetween = (value: number, [low, high]: readonly [number, number]) =>
    value <= high && (!isTold || value >= low)
  return [
    ...recipe.unreadable.map((line) => problem(where, `the line "${line}" cannot be read`)),
    ...recipe.lines.flatMap((line) => checkLine(line, where)),
    ...(isBetween(kcal, calories) ? [] : [problem(where, `${kcal} kcal a serving are not plausible`)]),
    ...(isBetween(protein_g, protein)
      ? []
      : [problem(where, `${protein_g} g protein a serving are not plausible`)]),
    ...recipe.lines
      .filter(({ food }) => !isUsed(food, recipe.steps))
      .map(({ food }) => problem(where, `no step uses the ${food}`)),
  ]
}

function checkLine({ line, meant, grams, food }: CompiledLine, where: string): Problem[] {
  if (meant === null) return [problem(where, `the food "${food}" is not known`)]
  return grams === null ? [problem(where, `nobody knows how heavy "${line}" is`)] : []
}

/**
 * Is the food named in the steps, by at least one of its words? "Everything else" could hide a forgotten ingredient.
 */
function isUsed(food: string, steps: readonly string[]): boolean {
  const text = steps.join(' ').toLowerCase()
  const stems = foodKey(food)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:y|f|s|e)$/, ''))
  return stems.some((stem) => text.includes(stem))
}

/**
 * Reports steps that name a food with an allergen that no ingredient has: it would hurt somebody who trusts the
 * flags.
 */
function checkSteps(recipes: readonly CompiledRecipe[], foods: Baseline['foods']): Problem[] {
  const telling = foods.filter(({ name, allergens }) => allergens.length > 0 && name.length > 4)
  return recipes.flatMap((recipe) => {
    const text = ` ${recipe.steps.join(' ').toLowerCase()} `
    return telling
      .filter(({ name }) => new RegExp(`[^a-z-]${name}s?[^a-z-]`).test(text))
      .filter(({ allAllergens }) => allAllergens.some((one) => !recipe.allergens.includes(one)))
      .filter(
        ({ name }) => !recipe.lines.some(({ food, meant }) => `${food} ${meant?.name ?? ''}`.includes(name)),
      )
      .map(({ name }) =>
        problem(
          `${recipe.cuisine}: ${recipe.name}`,
          `a step names ${name}, whose allergens no ingredient has`,
        ),
      )
  })
}
