import { addDays } from '@alfred/language'
import type { Dish } from '@alfred/contracts'
import { lackingFor } from './household.ts'
import type { Life, Lot } from './household.ts'

/** What happened on a day that Alfred may have foreseen. */
export type Happened = {
  /** Foods that were wanted and not there, and not on the list. */
  short: string[]
  /** Lots that were thrown away because their day had passed. */
  wasted: Lot[]
  /** What was bought. */
  bought: string[]
  /** What was wanted of each food, there or not. */
  wanted: { food: string; quantity: number }[]
  /** The planned dinner that was cooked, if any, and whether a food was missing for it. */
  dinner: { dish: Dish; isLacking: boolean } | null
}

type Goods = { dishes: readonly Dish[]; keepsDays: (food: string) => number }

/** Plans and shops where it is the day for that, cooks, eats, and throws away what has spoilt. */
export function liveADay(
  life: Life,
  { today, at, goods }: { today: string; at: number; goods: Goods },
): Happened {
  if (at % life.character.tripEvery === 0) {
    planDinners(life, today, goods.dishes)
    shop(life, today, goods)
  }
  const dinner = cook(life, today)
  const used = useStaples(life, today, at)
  const wanted = [
    ...(dinner?.dish.foods ?? []).map(({ food }) => ({ food, quantity: 1 })),
    ...used.map(({ food, quantity }) => ({ food, quantity })),
  ]
  const short = used.filter(({ isShort }) => isShort).map(({ food }) => food)
  const bought = life.moved
    .filter(({ kind, on }) => kind === 'bought' && on === today)
    .map(({ food }) => food)
  return { short, bought, wanted, dinner, wasted: throwAway(life, today) }
}

/** Plans most dinners until the next trip: of three, two of a cuisine that the household likes. */
function planDinners({ random, planned, character }: Life, today: string, dishes: readonly Dish[]): void {
  const mains = dishes.filter(({ course, foods }) => course === 'main' && foods.length <= 10)
  const liked = mains.filter(({ cuisine }) => character.cuisines.includes(cuisine ?? ''))
  for (let ahead = 0; ahead < character.tripEvery; ahead += 1) {
    const day = addDays(today, ahead)
    if (random.chance(0.3) || planned.some((meal) => meal.day === day)) continue
    planned.push({ day, dish: random.pick(random.chance(0.65) && liked.length > 0 ? liked : mains) })
  }
}

/** Buys what is on the list, what somebody thought of, and what the planned dinners lack. */
function shop(life: Life, today: string, goods: Goods): void {
  const { random, character, planned, listed } = life
  for (const { food, pack, perDay, untilDay } of character.staples) {
    const left = amountOf(life, food)
    const isThoughtOf = untilDay > 0 && left < perDay * 2 && random.chance(character.attention)
    if (listed.has(food) || isThoughtOf) buy(life, food, { today, quantity: pack, goods })
  }
  const until = addDays(today, character.tripEvery)
  const lacking = planned
    .filter(({ day }) => day >= today && day < until)
    .flatMap(({ dish }) => [
      ...lackingFor(life, dish),
      ...dish.foods.map(({ food }) => food).filter((food) => listed.has(food)),
    ])
  // Somebody forgets something now and then.
  for (const food of new Set(lacking))
    if (listed.has(food) || random.chance(0.9))
      buy(life, food, {
        today,
        quantity: goods.keepsDays(food) > 21 ? 6 : Math.ceil(random.between(0.2, 3)),
        goods,
      })
  listed.clear()
}

function buy(
  life: Life,
  food: string,
  { today, quantity, goods }: { today: string; quantity: number; goods: Goods },
): void {
  life.lots += 1
  life.stock.push({
    ...{ id: `f0000000-0000-4000-8000-${String(life.lots).padStart(12, '0')}`, food, match: food },
    ...{ quantity, unit: 'piece', location: 'fridge', is_estimated: true },
    due_on: addDays(today, Math.round(goods.keepsDays(food) * life.random.between(0.8, 1.1))),
  })
  life.moved.push({ kind: 'bought', food, match: food, quantity, unit: 'piece', reason: null, on: today })
}

/** Cooks what is planned for tonight, unless it is left out. */
function cook(life: Life, today: string): Happened['dinner'] {
  const tonight = life.planned.find(({ day }) => day === today)
  if (tonight === undefined || life.random.chance(life.character.leavesOut)) return null
  const { dish } = tonight
  const isLacking = lackingFor(life, dish).length > 0
  for (const { food } of dish.foods) take(life, food, { today, quantity: 1, kind: 'cooked' })
  life.eaten.push({ title: dish.name, recipe: dish.id, cuisine: dish.cuisine, on: today })
  const disliked = life.stock.filter(({ food }) => food === life.character.disliked)
  if (dish.foods.some(({ food }) => food === life.character.disliked) && life.random.chance(0.8))
    for (const lot of disliked) discard(life, lot, { today, reason: 'disliked' })
  return { dish, isLacking }
}

/** Uses up staples, some days more and some none; gives what was wanted of each, and whether it was neither there nor listed. */
function useStaples(
  life: Life,
  today: string,
  at: number,
): { food: string; quantity: number; isShort: boolean }[] {
  return life.character.staples.flatMap(({ food, perDay, untilDay }) => {
    const often = Math.min(1, perDay)
    if (at >= untilDay || !life.random.chance(often)) return []
    const wanted = Math.max(1, Math.round((perDay / often) * life.random.between(0.6, 1.4)))
    const isShort = amountOf(life, food) === 0 && !life.listed.has(food)
    take(life, food, { today, quantity: wanted, kind: 'used' })
    return [{ food, quantity: wanted, isShort }]
  })
}

export function amountOf({ stock }: Life, food: string): number {
  return stock.filter((lot) => lot.food === food).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Takes so many of a food, of what expires first. */
export function take(
  life: Life,
  food: string,
  { today, quantity, kind }: { today: string; quantity: number; kind: 'used' | 'cooked' },
): void {
  let left = quantity
  const lots = life.stock
    .filter((lot) => lot.food === food)
    .toSorted((one, other) => ((one.due_on ?? '') < (other.due_on ?? '') ? -1 : 1))
  for (const lot of lots) {
    const taken = Math.min(lot.quantity, left)
    if (taken <= 0) continue
    lot.quantity -= taken
    left -= taken
    life.moved.push({ kind, food, match: food, quantity: taken, unit: 'piece', reason: null, on: today })
  }
  life.stock = life.stock.filter((lot) => lot.quantity > 0)
}

function throwAway(life: Life, today: string): Lot[] {
  const spoilt = life.stock.filter(({ due_on: due }) => due !== null && due <= today)
  for (const lot of spoilt) discard(life, lot, { today, reason: 'expired' })
  return spoilt
}

function discard(life: Life, lot: Lot, { today, reason }: { today: string; reason: string }): void {
  const { food, match, quantity, unit } = lot
  life.stock = life.stock.filter((other) => other !== lot)
  life.moved.push({ kind: 'discarded', food, match, quantity, unit, reason, on: today })
}
