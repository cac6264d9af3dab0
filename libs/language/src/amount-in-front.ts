import { countryUnitNames, findUnit } from '@alfred/contracts'
import { numberWords } from './read-number.ts'

const NUMBER = `\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?|${numberWords.join('|')}`
const BEHIND = new RegExp(
  `^(?<food>\\p{L}.*?)[,:]? (?:-|x )?\\(?(?<number>${NUMBER})(?: (?<unit>[\\p{L}. ]{1,20}?))?\\)?$`,
  'u',
)
/** A number without a unit that is no year and no code. */
const COUNT = /^\d{1,2}$/
/** Words that a number belongs to, so that both are a name, "omega 3", or say something else: "steak for 2". */
const NUMBERED =
  /(?:^| )(?:omega|factor|type|number|no|vitamin|grade|size|e|b|formula|stage|for|to|of|with|and|or|than|by|in|at|on|serves|is|are)$/

/**
 * Moves an amount from behind its food to the front of it, as people write lists: "milk 2 litres" becomes "2 litres
 * milk". Undefined when no amount stands behind.
 */
export function amountInFront(phrase: string): string | undefined {
  const { food = '', number = '', unit } = BEHIND.exec(phrase)?.groups ?? {}
  if (food === '' || NUMBERED.test(food)) return undefined
  if (unit === undefined) return COUNT.test(number) ? `${number} ${food}` : undefined
  const isUnit = findUnit(unit) !== undefined || countryUnitNames.includes(unit)
  return isUnit ? `${number} ${unit} ${food}` : undefined
}
