import { readBaseline } from '@alfred/baseline'
import type { Dish } from '@alfred/contracts'

/** A food as households of the simulation buy it. */
export type Good = { food: string; keepsDays: number }

/** A food that a household uses up day by day, in pieces of the size that it is counted in. */
export type Staple = Good & {
  /** How many are bought at a time, and how many a usual household uses in a day. */
  pack: number
  perDay: number
}

/** What usual households use in a day: two eggs between them, a third of a loaf (judged, not measured). */
const STAPLES: readonly [food: string, pack: number, perDay: number][] = [
  ['milk', 4, 0.9],
  ['egg', 10, 1.4],
  ['bread', 12, 2.5],
  ['butter', 10, 0.6],
  ['yogurt', 4, 0.7],
  ['banana', 6, 1],
  ['apple', 6, 0.8],
  ['coffee', 30, 1.8],
  ['oats', 12, 0.5],
  ['orange juice', 5, 0.5],
  ['cheddar', 8, 0.6],
  ['tea', 40, 1.5],
  ['honey', 20, 0.3],
  ['ham', 6, 0.7],
  ['tomato', 6, 0.7],
]

const ALWAYS_THERE: ReadonlySet<string> = new Set(['water', 'salt', 'black pepper', 'ice'])
const KEEPS_LONG_DAYS = 180

/** The real cookbook and the real keeping times of foods at their usual place. */
export function readGoods(): { staples: Staple[]; dishes: Dish[]; keepsDays: (food: string) => number } {
  const { foods, recipes } = readBaseline()
  const times = new Map(
    foods.map(({ name, location, keeping }) => [
      name,
      keeping?.times.find((time) => time.state === 'closed' && time.location === location)?.daysAtMost ??
        KEEPS_LONG_DAYS,
    ]),
  )
  const keepsDays = (food: string): number => times.get(food) ?? KEEPS_LONG_DAYS
  return {
    keepsDays,
    staples: STAPLES.map(([food, pack, perDay]) => ({ food, pack, perDay, keepsDays: keepsDays(food) })),
    dishes: recipes.map((recipe, index) => ({
      id: `e0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      ...{ name: recipe.name, cuisine: recipe.cuisine, course: recipe.course },
      minutes: recipe.prep + recipe.cook,
      foods: recipe.lines
        .flatMap(({ meant }) => (meant === null ? [] : [meant.name]))
        .filter((food) => !ALWAYS_THERE.has(food))
        .map((food) => ({ food, match: food })),
    })),
  }
}
