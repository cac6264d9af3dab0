import type { Baseline } from '../read-baseline.ts'
import { problem, type Problem } from './problem.ts'

/** Two entries of one food may tell another energy by this share or by so many kcal: brands and cuts differ. */
const SHARE_MAX = 1 / 3
const KCAL_MAX = 30

/** Reports servings that are another food's, that nobody tells, or that the food's own entry tells already. */
export function checkServings({ servings, foods, eaten, reference }: Baseline): Problem[] {
  const byName = new Map([...eaten, ...foods].map((food) => [food.name, food]))
  const doubles = [...Map.groupBy(servings, ({ food }) => food)].filter(([, rows]) => rows.length > 1)
  return [
    ...doubles.map(([food]) => problem(food, 'its serving is told twice')),
    ...servings.flatMap(({ food: name, usda, entry: named }) => {
      const food = byName.get(name)
      const entry = reference.get(usda)
      if (food === undefined) return problem(name, 'a serving of it is told, and it is no food of the list')
      if (entry?.name !== named) return problem(name, `the reference has no entry ${usda} called ${named}`)
      const own = reference.get(food.usda ?? '')
      const isTold = own?.portions.some(({ unit }) => unit === 'serving') ?? false
      const told = entry.portions.find(({ unit }) => unit === 'serving')
      return [
        ...(isTold ? [problem(name, 'its own entry tells a serving')] : []),
        ...(told === undefined ? [problem(name, `${named} tells no serving`)] : []),
        ...(isOtherFood(food.per100g.calories, entry.per100g.calories)
          ? [problem(name, `${named} has another energy, so that it is no entry of the same food`)]
          : []),
      ]
    }),
  ]
}

function isOtherFood(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return true
  const difference = Math.abs(one - other)
  return difference > KCAL_MAX && difference > SHARE_MAX * Math.max(one, other)
}
