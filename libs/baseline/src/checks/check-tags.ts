import type { Baseline } from '../read-baseline.ts'
import type { CompiledRecipe } from '../recipes/compile-recipe.ts'
import { problem, type Problem } from './problem.ts'

/** What turns watery, grainy or leathery when it thaws. */
const NOT_FROZEN =
  /\b(?:lettuce|romaine|cucumber|radish|watercress|arugula|mayonnaise|sour cream|cottage cheese|gelatine|avocado|hard-boiled)\b/
const NOT_FROZEN_COURSES = new Set(['salad', 'drink'])
const DEEP_FRYING =
  /\b(?:deep[- ]fr(?:y|ied)|fill a (?:[\w-]+ ){0,3}(?:pan|pot|wok) .{0,30}\boil|(?:pan|pot|wok) .{0,20}with (?:the )?oil to \d)/i

/** Reports tags that cannot be true, and frying whose fat is not stated. */
export function checkTags({ recipes }: Baseline): Problem[] {
  return recipes.flatMap((recipe) => [...checkFreezing(recipe), ...checkFrying(recipe)])
}

function checkFreezing({ cuisine, name, course, tags, lines }: CompiledRecipe): Problem[] {
  if (!tags.includes('freezes well')) return []
  const where = `${cuisine}: ${name}`
  if (NOT_FROZEN_COURSES.has(course)) return [problem(where, `a ${course} does not freeze well`)]
  return lines
    .filter(({ food, preparation }) => NOT_FROZEN.test(food) && !/\bto serve\b/.test(preparation ?? ''))
    .map(({ food }) => problem(where, `with ${food} it does not freeze well`))
}

/** Who fries in a pan of fat has to know how much to buy, and how much of it is eaten. */
function checkFrying({ cuisine, name, steps, lines }: CompiledRecipe): Problem[] {
  const isDeepFried = steps.some((step) => DEEP_FRYING.test(step))
  const isStated = lines.some(({ preparation }) => /\bfor (?:deep-)?frying\b/.test(preparation ?? ''))
  return isDeepFried && !isStated
    ? [problem(`${cuisine}: ${name}`, 'it is fried in a pan of fat, and no line says how much of it')]
    : []
}
