import { storageLocationSchema, type PantryArguments, type TurnBrief } from '@alfred/contracts'
import type { Intent } from '../kitchen-intent.ts'

/** How a reply tells what is left of one food: "Used 4 eggs; 6 left in the fridge." */
const LEFT = /; (?<quantity>\d+(?:\.\d+)?)(?: [a-zA-Z]+)? left in the (?<place>fridge|freezer|pantry)\b/g

/** How much a reply tells to be left of the one food that was used, and where. */
export function leftIn(response: string): { quantity: number; place: string } | undefined {
  const [left, ...others] = [...response.matchAll(LEFT)].map(({ groups }) => groups)
  if (left === undefined || others.length > 0) return undefined
  return { quantity: Number(left['quantity']), place: left['place'] ?? '' }
}

type Used = PantryArguments<'use_item'>

/** What was used beyond what was told is used as well; of what was not used there is as much more as was taken off. */
export function usedInstead(
  used: Used,
  { quantity, unit }: { quantity: number; unit: string | null },
  brief: TurnBrief | null,
): Intent[] | undefined {
  if (used.quantity === null || (unit !== null && unit !== used.unit)) return undefined
  const more = quantity - used.quantity
  if (more > 0) return [{ tool: 'use_item', arguments: { ...used, quantity: more } }]
  const left = leftIn(brief?.recent_turns.at(-1)?.response ?? '')
  if (left === undefined) return undefined
  const location = storageLocationSchema.parse(left.place)
  const there = { quantity: left.quantity - more, unit: used.unit, location }
  const nothing = { item: null, expires: null, opened: null }
  return [{ tool: 'correct_item', arguments: { food: used.food, ...there, ...nothing } }]
}
