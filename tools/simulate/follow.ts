import type { Dish, Noticed } from '@alfred/contracts'
import { freeDinner } from '@alfred/noticing'
import { lackingFor, seenOf } from './household.ts'
import type { Life } from './household.ts'
import { take } from './live-a-day.ts'

const FOLLOWED = 0.7

/** What a household that listens does about what it is told; seven times of ten it does what was offered. */
export function follow(
  life: Life,
  told: readonly Noticed[],
  { today, dishes }: { today: string; dishes: ReadonlyMap<string, Dish> },
): void {
  for (const { kind, subject, request, entities, due_on: due } of told) {
    if (!life.random.chance(FOLLOWED)) continue
    if (kind === 'restock' || subject.startsWith('along:')) life.listed.add(subject.replace('along:', ''))
    else if (subject.startsWith('for:')) {
      const [meal] = life.planned.filter(({ day }) => day === due)
      if (meal !== undefined) for (const food of lackingFor(life, meal.dish)) life.listed.add(food)
    } else if (kind === 'together' || kind === 'meal') {
      const dish = dishes.get(subject)
      const day = freeDinner(seenOf(life, today), due)
      if (dish !== undefined && request !== null && day !== undefined) life.planned.push({ day, dish })
    } else if (subject.startsWith('early:')) {
      const meal = life.planned.find(({ day, dish }) => day > due && request?.includes(dish.name))
      if (meal !== undefined) meal.day = due
    } else if (kind === 'expiry') {
      const lot = life.stock.find(({ id }) => entities.some((one) => one.id === id))
      if (lot !== undefined) take(life, lot.food, { today, quantity: lot.quantity, kind: 'used' })
    }
  }
}
