import { storageLocationSchema, type StorageLocation } from '@alfred/contracts'

/** How people name the places of a kitchen. */
const NAMES: readonly (readonly [StorageLocation, string])[] = [
  ['fridge', 'fridge|refrigerator|icebox'],
  ['freezer', 'deep freezer|freezer'],
  ['pantry', 'pantry|larder|(?:kitchen )?cupboard|store cupboard|shelf'],
  ['counter', 'kitchen counter|counter ?top|counter|worktop|fruit bowl'],
]

/** Matches any name of a place, without a group. */
export const placePattern = NAMES.map(([, names]) => names).join('|')

/** Matches the places by their codes alone, where a match is taken over as it is. */
export const placeCodePattern = storageLocationSchema.exclude(['other']).options.join('|')

/** The place of a name; null when it names none. */
export function placeNamed(name: string): StorageLocation | null {
  return NAMES.find(([, names]) => new RegExp(`^(?:${names})$`, 'i').test(name))?.[0] ?? null
}
