import type { Household } from '@alfred/contracts'
import { daysBetween } from './days.ts'

/** How a household uses up a food. */
export type Usage = {
  match: string
  food: string
  /** What amounts are counted in; others are left out. */
  unit: string
  perDay: number
  /** On how many days some of it was used. */
  days: number
  lastUsed: string
  /** Days between two uses, in the middle. */
  gap: number
  /** 0 to 1: many uses, evenly spread, are sure. */
  confidence: number
  /** What was bought at a time, in the middle; null where nothing was. */
  bought: number | null
}

const USES_MIN = 3

/** How each food that is used again and again goes: by the unit that it is used in most. */
export function usageOf({ moved, today }: Pick<Household, 'moved' | 'today'>): Usage[] {
  const uses = moved.filter(({ kind, quantity }) => (kind === 'used' || kind === 'cooked') && quantity > 0)
  return [...Map.groupBy(uses, ({ match, unit }) => `${match} ${unit}`).values()]
    .map((group): Usage | undefined => {
      const [first] = group
      const last = group.at(-1)
      const days = [...new Set(group.map(({ on }) => on))].toSorted()
      if (first === undefined || last === undefined || days.length < USES_MIN) return undefined
      const gaps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day))
      const gap = median(gaps)
      const used = group.reduce((sum, { quantity }) => sum + quantity, 0)
      // Each use is for the days until the next one.
      const span = Math.max(daysBetween(days[0] ?? today, last.on) + gap, 1)
      const mean = gaps.reduce((sum, each) => sum + each, 0) / gaps.length
      const spread = Math.sqrt(gaps.reduce((sum, each) => sum + (each - mean) ** 2, 0) / gaps.length) / mean
      const bought = moved.filter(
        ({ kind, match, unit }) => kind === 'bought' && match === first.match && unit === first.unit,
      )
      return {
        ...{ match: first.match, food: last.food, unit: first.unit, perDay: used / span, days: days.length },
        ...{ lastUsed: last.on, gap, confidence: (days.length / (days.length + 2)) * (1 / (1 + spread)) },
        bought: bought.length === 0 ? null : median(bought.map(({ quantity }) => quantity)),
      }
    })
    .filter((usage) => usage !== undefined)
}

/** The middle one of some numbers; of an even count the lower. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
