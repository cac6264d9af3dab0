import { storageLocationSchema } from '@alfred/contracts'
import type { PantryArguments, TurnBrief } from '@alfred/contracts'
import { readAmount } from '@alfred/language'
import { isToolIntent } from '../kitchen-intent.ts'
import type { Intent } from '../kitchen-intent.ts'
import { normalise } from '../../reading/normalise.ts'

const MAKE_IT =
  /^(?:(?:no|oh|oops|sorry|wait|actually|hmm|hang on|i mean)[ ,.]+)*(?:make|change) (?:it|that|them)(?: to)? (?:just |only )?(?<amount>[^.!]{1,40}?)(?: instead| please)?[.! ]*$/

/** A no, or its like, and nothing but an amount: "no, two", "sorry, 500 g". */
const NO_BUT =
  /^(?:(?:no|oops|sorry|wait|actually|hang on|i mean|i meant)[ ,.]+)+(?:i (?:meant|mean) |it was |only |just |that's )*(?<amount>[^.!,? ][^.!,?]{0,29}?)(?: not .{1,30}| instead| sorry| actually)?[.! ]*$/

/**
 * Reads another amount right behind a food that was put into stock or on the list, or used: "actually make that two", "no, two". Undefined for anything
 * else, and where several foods were told.
 */
export function amountOfLast(
  message: string,
  last: readonly Intent[],
  brief: TurnBrief | null = null,
): Intent[] | undefined {
  const plain = normalise(message)
  const said = (MAKE_IT.exec(plain) ?? NO_BUT.exec(plain))?.groups?.['amount']
  const amount = said === undefined ? undefined : readAmount(`${said} it`)
  const [only, ...others] = last.filter(isToolIntent)
  if (amount === undefined || amount.rest !== 'it' || only === undefined || others.length > 0)
    return undefined
  const { quantity } = amount
  switch (only.tool) {
    case 'add_to_shopping':
    case 'set_shopping': {
      const { food, unit } = only.arguments
      return [{ tool: 'set_shopping', arguments: { food, item: null, quantity, unit: amount.unit ?? unit } }]
    }
    case 'add_item':
    case 'bought': {
      const { food, unit, location } = only.arguments
      const nothing = { item: null, expires: null, opened: null }
      return [
        {
          tool: 'correct_item',
          arguments: { food, quantity, unit: amount.unit ?? unit, location, ...nothing },
        },
      ]
    }
    case 'use_item':
      return usedInstead(only.arguments, { quantity, unit: amount.unit }, brief)
    default:
      return undefined
  }
}

/** How a reply tells what is left of one food: "Used 4 eggs; 6 left in the fridge." */
const LEFT = /; (?<quantity>\d+(?:\.\d+)?)(?: [a-zA-Z]+)? left in the (?<place>fridge|freezer|pantry)\b/g

type Used = PantryArguments<'use_item'>

/** What was used beyond what was told is used as well; of what was not used there is as much more as was taken off. */
function usedInstead(
  used: Used,
  { quantity, unit }: { quantity: number; unit: string | null },
  brief: TurnBrief | null,
): Intent[] | undefined {
  if (used.quantity === null || (unit !== null && unit !== used.unit)) return undefined
  const more = quantity - used.quantity
  if (more > 0) return [{ tool: 'use_item', arguments: { ...used, quantity: more } }]
  const told = [...(brief?.recent_turns.at(-1)?.response ?? '').matchAll(LEFT)]
  const [left, ...others] = told.map(({ groups }) => groups)
  if (left === undefined || others.length > 0) return undefined
  const location = storageLocationSchema.parse(left['place'])
  const there = { quantity: Number(left['quantity']) - more, unit: used.unit, location }
  const nothing = { item: null, expires: null, opened: null }
  return [{ tool: 'correct_item', arguments: { food: used.food, ...there, ...nothing } }]
}
