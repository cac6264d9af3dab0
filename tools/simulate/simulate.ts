import { addDays } from '@alfred/language'
import type { Dish, Noticed } from '@alfred/contracts'
import { notice } from '@alfred/noticing'
import { expiring } from './expiry.ts'
import { follow } from './follow.ts'
import { beginLife, drawCharacter, seenOf } from './household.ts'
import type { Character } from './household.ts'
import { keepTold } from './keep-told.ts'
import { amountOf, liveADay } from './live-a-day.ts'
import type { Happened } from './live-a-day.ts'
import type { readGoods } from './pantry-goods.ts'
import { createRandom } from './random.ts'

export const DAYS = 91
const FIRST_DAY = '2026-09-01'

type Goods = ReturnType<typeof readGoods>

/** What was told, with how much was there of the food that it is about, and the cuisine of the dish. */
export type Told = Noticed & { left: number; cuisine: string | null }

/** One household's quarter: what it was told, and what happened, day by day. */
export type Quarter = {
  character: Character
  days: { day: string; told: Told[]; isPlanned: boolean; happened: Happened }[]
  /** Pieces of food that were bought, and that were thrown away because their day had passed. */
  bought: number
  wasted: number
}

/** Lets a household live for a quarter of a year, listening to what it is told or not. The same seed gives the same household. */
export function liveAQuarter(seed: number, isListening: boolean, goods: Goods): Quarter {
  const character = drawCharacter(createRandom(seed), { ...goods, days: DAYS })
  const life = beginLife(character, createRandom(seed + 1_000_000))
  const dishes = new Map(goods.dishes.map((dish): [string, Dish] => [dish.id, dish]))
  const foodsOf = (recipe: string): string[] => dishes.get(recipe)?.foods.map(({ food }) => food) ?? []
  const days = Array.from({ length: DAYS }, (_, at) => {
    const today = addDays(FIRST_DAY, at)
    const seen = seenOf(life, today)
    const told = [
      ...keepTold(life, expiring(seen, foodsOf), today),
      ...keepTold(life, notice(seen, goods.dishes), today),
    ]
    const isPlanned = life.planned.some(({ day }) => day === today)
    const judged = told.map((one) => ({
      ...one,
      left: amountOf(life, one.subject),
      cuisine: dishes.get(one.subject)?.cuisine ?? null,
    }))
    if (isListening) follow(life, told, { today, dishes })
    return { day: today, told: judged, isPlanned, happened: liveADay(life, { today, at, goods }) }
  })
  const sum = (kind: string): number =>
    life.moved
      .filter((moved) => moved.kind === kind && moved.reason !== 'disliked')
      .reduce((all, { quantity }) => all + quantity, 0)
  return { character, days, bought: sum('bought'), wasted: sum('discarded') }
}
