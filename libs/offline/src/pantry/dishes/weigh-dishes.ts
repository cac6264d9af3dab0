import { keysOf, nutrients, type Nutrient } from '@alfred/contracts'
import type { Dish } from './dish.ts'
import type { Figures } from './dish-figures.ts'
import { plainWord } from './food-traits.ts'

/** What somebody wants of a day: at least so much of something, or at most. */
export type DailyGoal = { nutrient: Nutrient; kind: 'at least' | 'at most'; target: number; said: string }

/** What dishes are weighed by, beside the tastes that have brought them into their order. */
export type Weights = {
  goals: readonly DailyGoal[]
  /** Foods in stock that are to be used soon. */
  expiring: readonly string[]
  /** Which part of a day's food the meal is. */
  share: number
}

const GOAL = /^nutrition: (?<said>(?<kind>at least|at most) (?<target>[\d.]+) \S+ of (?<label>.+)) a day$/

/** The goals among what is known of a person: "nutrition: at least 100 g of protein a day". */
export function goalsIn(profile: readonly string[]): DailyGoal[] {
  return profile.flatMap((line) => {
    const { said = '', kind, target, label = '' } = GOAL.exec(line)?.groups ?? {}
    const nutrient = keysOf(nutrients).find((code) =>
      nutrients[code].names.some((name) => name === label.toLowerCase()),
    )
    if (nutrient === undefined || (kind !== 'at least' && kind !== 'at most')) return []
    return [{ nutrient, kind, target: Number(target), said }]
  })
}

/** The foods that are to be used soon among what is told of a person: "expiring: cod". */
export function expiringIn(profile: readonly string[]): string[] {
  return profile.flatMap((line) => (line.startsWith(EXPIRES) ? [line.slice(EXPIRES.length)] : []))
}

/** How a line begins that tells of the stock, and of nobody's tastes. */
export const EXPIRES = 'expiring: '

/** Which part of a day's food each meal is taken to be. */
export const shareOf = (meal: string): number => (meal === 'breakfast' ? 0.25 : meal === 'snack' ? 0.1 : 0.35)

/** What it counts against a dish that one before it has the same main food, or is made the same way. */
const SAME_MAIN = 0.6
const SAME_WAY = 0.3
/** What it counts for a dish to use up what expires. */
const EXPIRING = 0.5
/** What it counts for each place further ahead that tastes have put a dish. */
const PLACE = 0.001

/**
 * How well a serving does by the goals: up to 1 for each that is reached in the share of its meal, and less the more it exceeds a limit.
 * What nobody has figures of counts neither way.
 */
export function fitOf(figures: Figures, { goals, share }: Pick<Weights, 'goals' | 'share'>): number {
  return goals.reduce((sum, { nutrient, kind, target }) => {
    const amount = figures[nutrient]
    const part = target * share
    if (amount === undefined || part <= 0) return sum
    return (
      sum + (kind === 'at least' ? Math.min(1, amount / part) : -Math.min(2, Math.max(0, amount / part - 1)))
    )
  }, 0)
}

/**
 * The dishes to take, one after the other: each time the one that does best by the goals, uses what expires, and repeats neither the main food
 * nor the way of the others; where that says nothing, the one that tastes have put first. The same input gives the same dishes.
 */
export function weighDishes(
  dishes: readonly Dish[],
  { count, weights, figuresOf }: { count: number; weights: Weights; figuresOf: (dish: Dish) => Figures },
): Dish[] {
  // "Cod fillets" that expire are used by a dish of cod.
  const soon = new Set(weights.expiring.map(plainWord).flatMap((food) => [food, ...food.split(' ')]))
  const rated = dishes.map((dish, place) => ({
    dish,
    base:
      fitOf(figuresOf(dish), weights) + (soon.has(plainWord(dish.main.food)) ? EXPIRING : 0) - place * PLACE,
  }))
  const chosen: Dish[] = []
  while (chosen.length < count) {
    const open = rated.filter(({ dish }) => !chosen.includes(dish))
    const [first, ...others] = open
    if (first === undefined) break
    const merit = ({ dish, base }: (typeof rated)[number]): number => base - repeats(dish, chosen)
    chosen.push(others.reduce((best, one) => (merit(one) > merit(best) ? one : best), first).dish)
  }
  return chosen
}

function repeats({ main, template }: Dish, before: readonly Dish[]): number {
  const same = before.filter((dish) => dish.main.food === main.food).length
  const way = before.filter((dish) => dish.template.code === template.code).length
  return same * SAME_MAIN + way * SAME_WAY
}
