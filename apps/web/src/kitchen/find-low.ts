import { isKeyOf, units, type ReadRow } from '@alfred/contracts'
import type { Lot } from './stock.ts'

export type Minimum = ReadRow<'min_stocks'>
export type Low = Minimum & { there: number }

/** The foods of which less is there than is always wanted. What is counted in units that do not convert is left to Alfred, who knows packs. */
export function findLow(lots: readonly Lot[], minimums: readonly Minimum[]): Low[] {
  return minimums.flatMap((minimum) => {
    const own = lots.filter(({ food }) => food.toLocaleLowerCase() === minimum.food.toLocaleLowerCase())
    const amounts = own.map(({ quantity, unit }) => convert(quantity, unit, minimum.unit))
    if (amounts.includes(undefined)) return []
    const there = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
    return there < minimum.quantity ? [{ ...minimum, there }] : []
  })
}

function convert(quantity: number, from: string, to: string): number | undefined {
  if (from === to) return quantity
  if (!isKeyOf(units, from) || !isKeyOf(units, to)) return undefined
  const [one, other] = [units[from], units[to]]
  return one.dimension === other.dimension ? (quantity * one.factor) / other.factor : undefined
}
