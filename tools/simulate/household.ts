import { addDays } from '@alfred/language'
import type { Dish, Household } from '@alfred/contracts'
import type { Random } from './random.ts'
import type { Staple } from './pantry-goods.ts'

/** What a household is like, which nobody but the simulation knows. */
export type Character = {
  staples: readonly (Staple & { untilDay: number })[]
  /** Cuisines that it cooks most of the time, and one food that it does not like though it has bought it. */
  cuisines: readonly string[]
  disliked: string
  /** How likely it is to think of a food that runs out. */
  attention: number
  /** Days between two trips to the shop. */
  tripEvery: number
  /** How likely a planned dinner is left out. */
  leavesOut: number
}

export type Lot = Household['stock'][number]
export type Movement = Household['moved'][number]

/** A household as it stands on a day. */
export type Life = {
  character: Character
  random: Random
  stock: Lot[]
  moved: Movement[]
  listed: Set<string>
  planned: { day: string; dish: Dish }[]
  eaten: Household['eaten']
  told: Household['told']
  lots: number
}

/** Draws what a household is like. One in ten of its foods it stops using in the middle of the time. */
export function drawCharacter(
  random: Random,
  goods: { staples: readonly Staple[]; dishes: readonly Dish[]; days: number },
): Character {
  const cuisines = [...new Set(goods.dishes.map(({ cuisine }) => cuisine ?? ''))]
  return {
    staples: random.some(goods.staples, 10).map((staple) => ({
      ...staple,
      perDay: staple.perDay * random.between(0.5, 1.8),
      untilDay: random.chance(0.1) ? Math.floor(random.between(30, goods.days)) : goods.days,
    })),
    cuisines: random.some(cuisines, random.chance(0.5) ? 1 : 2),
    disliked: random.pick(['cilantro', 'olive', 'mushroom', 'feta', 'spinach', 'ginger']),
    attention: random.between(0.3, 0.8),
    tripEvery: Math.floor(random.between(3, 7)),
    leavesOut: random.between(0.1, 0.35),
  }
}

/** A household that has just moved in. */
export function beginLife(character: Character, random: Random): Life {
  return {
    ...{
      character,
      random,
      stock: [],
      moved: [],
      listed: new Set(),
      planned: [],
      eaten: [],
      told: [],
      lots: 0,
    },
  }
}

/** What Alfred sees of a household on a day: what it did and has, and nothing of its character. */
export function seenOf(life: Life, today: string): Household {
  const since = (days: number): string => addDays(today, -days)
  return {
    user_id: 'a0000000-0000-4000-8000-000000000001',
    time_zone: 'UTC',
    locale: 'en',
    today,
    stock: life.stock.map((lot) => ({ ...lot })),
    moved: life.moved.filter(({ on }) => on > since(60)),
    listed: [...life.listed],
    below_minimum: [],
    planned: life.planned
      .filter(({ day }) => day >= today && day <= addDays(today, 7))
      .map(({ day, dish }) => ({ day, meal: 'dinner', title: dish.name, recipe: dish.id })),
    lacking: life.planned
      .filter(({ day }) => day >= today && day <= addDays(today, 3))
      .map(({ day, dish }) => ({ day, dishes: [dish.name], foods: lackingFor(life, dish), packs: [] }))
      .filter(({ foods }) => foods.length > 0),
    eaten: life.eaten.filter(({ on }) => on > since(60)),
    ...{ recipes: [], preferences: [], unfit: [] },
    told: life.told.filter(({ on }) => on > since(14)),
  }
}

/** The foods of a dish that are neither there nor on the list. */
export function lackingFor({ stock, listed }: Life, { foods }: Dish): string[] {
  return foods
    .map(({ food }) => food)
    .filter((food) => !listed.has(food) && !stock.some((lot) => lot.food === food))
}
