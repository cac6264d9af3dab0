import { prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { dishKinds } from '../pairing/dish-kinds.ts'
import type { Kind } from '../data/style.ts'
import { fitsOf } from '../pairing/pair.ts'
import { todayOf } from './prepare-days.ts'

type Given = { dish: string | null; kind: Kind | null; without: readonly string[] | null }

/** Adds the styles that go with the dish. A dish that nobody knows is asked for as if none were told, unless it alone was asked for. */
export function prepareOffer(
  { dish, kind: wanted, without }: Given,
  { moment, tool }: CallToPrepare,
): Prepared {
  const all = dish === null ? [] : fitsOf(dishKinds(dish))
  const fits = all.filter(({ style }) => wanted === null || style.kind === wanted || style.isAlcoholFree)
  const isKnown = fits.length > 0 || tool === 'pair_bottle'
  return prepared({
    dish: isKnown ? dish : null,
    ...{ kind: wanted, without, is_open: tool === 'suggest_bottle', today: todayOf(moment) },
    fits: fits.map(({ style: { name, kind, isAlcoholFree }, points }) => ({
      ...{ style: name, kind, points },
      alcohol_free: isAlcoholFree,
    })),
  })
}
