import type { Dish, Household } from '@alfred/contracts'

/** A household that has nothing and did nothing, with these changes. Its day is Monday, 23 November 2026. */
export function aHousehold(change: Partial<Household> = {}): Household {
  return {
    ...{
      user_id: 'a0000000-0000-4000-8000-000000000001',
      today: '2026-11-23',
      time_zone: 'UTC',
      locale: 'en',
      stock: [],
      moved: [],
    },
    ...{ listed: [], below_minimum: [], planned: [], lacking: [], eaten: [], recipes: [], preferences: [] },
    ...{ unfit: [], told: [] },
    ...change,
  }
}

type Lot = Household['stock'][number]
/** A lot of a food that keeps for ever, with these changes; the food is known by its name. */
export function aLot(food: string, change: Partial<Lot> = {}): Lot {
  return {
    ...{ id: idOf(food), food, match: food, quantity: 1, unit: 'piece', location: 'fridge' },
    ...{ due_on: null, is_estimated: false, ...change },
  }
}

type Movement = Household['moved'][number]
/** Something that came or went on a day. */
export function moved(
  kind: Movement['kind'],
  food: string,
  change: Partial<Movement> & { on: string },
): Movement {
  return { kind, food, match: food, quantity: 1, unit: 'piece', reason: null, ...change }
}

/** A dish of foods that are known by their names. */
export function aDish(name: string, foods: readonly string[], change: Partial<Dish> = {}): Dish {
  return {
    ...{ id: idOf(name), name, cuisine: null, course: 'main', minutes: 30 },
    foods: foods.map((food) => ({ food, match: food })),
    ...change,
  }
}

/** An id that is the same for the same words. */
export function idOf(words: string): string {
  let sum = 7
  for (const letter of words) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xffff_ffff_ffff
  return `d0000000-0000-4000-8000-${sum.toString(16).padStart(12, '0')}`
}

/** The day so many days after 1 October 2026. */
export function dayAt(day: number): string {
  return new Date(Date.parse('2026-10-01') + day * 86_400_000).toISOString().slice(0, 10)
}
