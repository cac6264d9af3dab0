import type { TurnBrief } from '@alfred/contracts'
import { indexByName, readEverydayFoods } from '@alfred/baseline'
import { foodKey, madeOnce } from '@alfred/language'
import { nameOf, rowsOfEntities } from '../../understanding/index.ts'
import type { StockPhrase } from '../kitchen-intent.ts'

/**
 * How much a share of a food is, where the turn is told how much there is of it: half of 200 g of bacon is 100 g. Undefined where no share was said, where
 * the food is not in stock, or where it is in several places, so that the share may be of one of them.
 */
export function shareOfStock(
  { food, share, from, location }: StockPhrase,
  brief: TurnBrief | null,
): { quantity: number; unit: string | null } | undefined {
  if (share === undefined || brief === null || from !== null || location !== null) return undefined
  const lots = brief.entities.filter(({ type, label }) => type === 'lot' && isCalled(nameOf(label), food))
  const [only, ...others] = rowsOfEntities(lots).stock ?? []
  if (only === undefined || others.length > 0 || typeof only === 'string') return undefined
  const { quantity, unit } = only
  return typeof quantity === 'number'
    ? { quantity: rounded(quantity * share), unit: typeof unit === 'string' ? unit : null }
    : undefined
}

const everyday = madeOnce(() => indexByName(readEverydayFoods()))

/** Is a lot called as it was said, by another name of the same food, or more exactly: "bacon" for "smoked bacon", "mince" for "ground beef"? */
function isCalled(name: string, said: string): boolean {
  const food = everyday()(said)
  if (food !== undefined && food === everyday()(name)) return true
  const words = foodKey(name).split(' ')
  return foodKey(said)
    .split(' ')
    .every((word) => words.includes(word))
}

/** To a gram or a hundredth of a piece: a third of 400 g is 133.33 g. */
const rounded = (quantity: number): number => Math.round(quantity * 100) / 100
