import type { KeepingTime } from '../reference/read-reference.ts'
import type { KeepingDays, KeepingRow } from './keeping-rows.ts'

/** How long a food keeps in one state and place, and who published it: 'USDA FoodKeeper 178'. */
export type Keeping = KeepingDays & { source: string }

/** Everything known of how one food keeps. */
export type FoodKeeping = {
  /** What it is to whoever keeps it: raw_poultry, tin; null for a food without a row, which is a fault of the data. */
  form: string | null
  times: Keeping[]
  /** Why nothing is known of the place where it is usually kept. */
  note: string | null
}

type Composing = {
  rows: readonly KeepingRow[]
  products: ReadonlyMap<string, KeepingTime[]>
  /** Where the food is usually kept. */
  location: string
}

/** Composes how one food keeps from its rows: the times of its products, in whose place its own days go. Pure. */
export function composeKeeping({ rows, products, location }: Composing): FoodKeeping {
  const times = rows.flatMap(({ product, keeps, source }) => [
    ...product.flatMap(({ product: id, as }) => inState(products.get(id) ?? [], as)),
    ...keeps.map((one) => ({ ...one, source: source ?? '' })),
  ])
  const own = times.map((time) => atHome(time, location))
  return {
    form: rows[0]?.form ?? null,
    times: [...new Map(own.map((time) => [`${time.state} ${time.location}`, time])).values()],
    note: rows.find(({ note }) => note !== null)?.note ?? null,
  }
}

function inState(times: readonly KeepingTime[], as: 'closed' | 'cut' | 'cooked'): Keeping[] {
  const all = times.map(readTime)
  if (as === 'closed') return all
  // What is cut keeps as what is open, where the product tells both; nothing cooked or cut has a shelf.
  const before = as === 'cut' && all.some(({ state }) => state === 'opened') ? 'opened' : 'closed'
  return all
    .filter(({ state, location }) => state === before && (location === 'fridge' || location === 'freezer'))
    .map((time) => ({ ...time, state: as }))
}

const statesOfProducts = {
  pantry: ['closed', 'pantry'],
  fridge: ['closed', 'fridge'],
  freezer: ['closed', 'freezer'],
  opened_pantry: ['opened', 'pantry'],
  opened_fridge: ['opened', 'fridge'],
  thawed_fridge: ['thawed', 'fridge'],
} as const

function readTime({ id, group, state: of, daysAtLeast, daysAtMost }: KeepingTime): Keeping {
  const [state, location] = statesOfProducts[of]
  // Of what is bought frozen FoodKeeper tells how long it keeps in the fridge, where it thaws.
  const isThawing = group === 'Food Purchased Frozen' && location === 'fridge'
  return {
    ...{ state: isThawing ? 'thawed' : state, location, daysAtLeast, daysAtMost },
    source: `USDA FoodKeeper ${id}`,
  }
}

/** FoodKeeper calls every shelf at room temperature a pantry; bread and fruit lie on the counter here. */
function atHome(time: Keeping, location: string): Keeping {
  return time.location === 'pantry' && location === 'counter' ? { ...time, location: 'counter' } : time
}
