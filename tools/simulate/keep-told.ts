import { addDays } from '@alfred/language'
import type { Noticed } from '@alfred/contracts'
import type { Life } from './household.ts'

const DAY_MAX = 4
const AGAIN_AFTER_DAYS = 7

/** What of all that was noticed is told on a day, by the rules that the database keeps: the best first, few, and none again within a week. */
export function keepTold(life: Life, noticed: readonly Noticed[], today: string): Noticed[] {
  const slots = new Set<string>()
  const kept: Noticed[] = []
  for (const one of noticed) {
    const isTold = life.told.some(
      ({ kind, subject, on }) =>
        kind === one.kind && subject === one.subject && on > addDays(today, -AGAIN_AFTER_DAYS),
    )
    if (kept.length >= DAY_MAX || isTold || (one.slot !== undefined && slots.has(one.slot))) continue
    if (one.slot !== undefined) slots.add(one.slot)
    kept.push(one)
    life.told.push({ kind: one.kind, subject: one.subject, status: 'mentioned', on: today })
  }
  return kept
}
