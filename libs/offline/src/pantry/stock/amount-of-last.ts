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
 * Reads another amount right behind a food that was put into stock or on the list: "actually make that two", "no, two". Undefined for anything else, and
 * where several foods were told.
 */
export function amountOfLast(message: string, last: readonly Intent[]): Intent[] | undefined {
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
    default:
      return undefined
  }
}
