import type { CompiledRecipe } from '../recipes/compile-recipe.ts'
import { problem, type Problem } from './problem.ts'

const ALIKE_FOODS = 0.85
const ALIKE_STEPS = 0.4
const SHINGLE = 4

/** Reports pairs of recipes that are nearly the same, by their foods and amounts or by the words of their steps. */
export function findNearDuplicates(recipes: readonly CompiledRecipe[]): Problem[] {
  const read = recipes.map((recipe) => ({
    where: `${recipe.cuisine}: ${recipe.name}`,
    name: recipe.name.toLowerCase(),
    foods: new Set(recipe.lines.map(({ meant, food }) => meant?.name ?? food)),
    shingles: shinglesOf(recipe.steps.join(' ')),
  }))
  return read.flatMap((one, at) =>
    read.slice(at + 1).flatMap((other) => {
      if (one.name === other.name) return [problem(one.where, `it has the name of ${other.where}`)]
      if (
        one.foods.size > 3 &&
        likeness(one.foods, other.foods) >= ALIKE_FOODS &&
        likeness(one.shingles, other.shingles) > 0.1
      ) {
        return [problem(one.where, `it is made of the same as ${other.where}`)]
      }
      return likeness(one.shingles, other.shingles) >= ALIKE_STEPS
        ? [problem(one.where, `its steps read like those of ${other.where}`)]
        : []
    }),
  )
}

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return new Set(words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' ')))
}

/** The Jaccard similarity of two sets, from 0 to 1. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const [small, large] = left.size < right.size ? [left, right] : [right, left]
  const common = [...small].filter((one) => large.has(one)).length
  return common === 0 ? 0 : common / (left.size + right.size - common)
}
