import { storageLocationSchema, type ReadRow, type StorageLocation } from '@alfred/contracts'
import { daysUntil, tellDay } from '../alfred/tell-days.ts'

export type Lot = ReadRow<'inventory'>

export const places: readonly StorageLocation[] = storageLocationSchema.options

export const placeNames: Readonly<Record<StorageLocation, string>> = {
  fridge: 'Fridge',
  freezer: 'Freezer',
  pantry: 'Pantry',
  counter: 'Counter',
  other: 'Elsewhere',
}

export type Wanted = { place: StorageLocation | 'all'; words: string; order: 'date' | 'name' }

/** The lots that are looked for, in the order that is wanted. */
export function findLots(lots: readonly Lot[], { place, words, order }: Wanted): Lot[] {
  const wanted = words.trim().toLocaleLowerCase()
  const found = lots.filter(
    (lot) => (place === 'all' || lot.location === place) && lot.food.toLocaleLowerCase().includes(wanted),
  )
  // What keeps for ever comes last.
  const dueOf = (lot: Lot): string => dueDay(lot) ?? '9999'
  return order === 'name'
    ? found.toSorted((one, other) => one.food.localeCompare(other.food))
    : found.toSorted(
        (one, other) => dueOf(one).localeCompare(dueOf(other)) || one.food.localeCompare(other.food),
      )
}

/** The day that counts: the one on the pack, else the one that is estimated. */
export function dueDay({
  due_on: due,
  expires_on: expires,
  estimated_expires_on: estimated,
}: Lot): string | null {
  return due ?? expires ?? estimated ?? null
}

export type Due = { text: string; tone: 'plain' | 'warn' | 'danger' }

const SOON_DAYS = 3

/** "until Fri 27 Nov", and how near that is. An estimated date is told as one. */
export function tellDue(lot: Lot): Due | undefined {
  const day = dueDay(lot)
  if (day === null) return undefined
  const left = daysUntil(day)
  const isEstimated = lot.expires_on === null
  const text = `${left < 0 ? 'since' : 'until'} ${tellDay(day)}${isEstimated ? ', estimated' : ''}`
  // Nobody throws away at once what is past an estimated date.
  if (left < 0) return { text, tone: isEstimated ? 'warn' : 'danger' }
  return { text, tone: left <= SOON_DAYS ? 'warn' : 'plain' }
}
