import { numberWords, readNumber } from '@alfred/language'
import type { Act } from '../things/situation.ts'
import { boughtIn } from '../../reading/measure-words.ts'

/** Who asks for one of what was just named says "a bag". */
const COUNTED = numberWords.filter((word) => !/^(?:an?|one)$/.test(word))
/** "Another 2 pounds to my list": an amount before the list, of a food that was named earlier. */
const OF_NOTHING = new RegExp(
  `\\b(?<count>\\d+(?:\\.\\d+)?|${COUNTED.join('|')})(?: more| extra)? ${boughtIn} (?:to|on|onto) (?:the |my |our )?(?:shopping |grocery )?list\\b`,
  'i',
)

/** Would an amount that a message names without its food be given to a food behind it: "2 pounds to my list and buns"? */
export function amountOfNothing({ tool, quantity }: Act, message: string): boolean {
  const count = OF_NOTHING.exec(message)?.groups?.['count']
  return (
    (tool === 'add_to_shopping' || tool === 'add_item') &&
    count !== undefined &&
    readNumber(count.toLowerCase()) === quantity
  )
}
