import { numberWords } from '@alfred/language'
import { ask, openSlot } from '../../reading/intent.ts'
import type { Intent } from '../kitchen-intent.ts'
import { boughtIn } from '../../reading/measure-words.ts'

/** "Ok 16 lbs, on the list. And 10 lb potatoes", "add another 2 pounds to my list and a pack of buns": the first amount has no food. */
const AMOUNT_WITHOUT = new RegExp(
  `^(?:(?:ok|okay|right|so|please|then|and|yes)[ ,.!]+)*(?:(?:add|put|write) )?(?:another |an extra )?(?<amount>(?:\\d+(?:\\.\\d+)?|${numberWords.join('|')})(?: more| extra)? ${boughtIn}),? (?:to|on|onto) (?:the |my |our )?(?:shopping |grocery )?list[.,;]* (?:and|plus|also) (?<more>.+?)[.! ]*$`,
  'i',
)

/** Asks of which food an amount for the list is, beside what else goes on it. Undefined for any other message. */
export function amountWithoutFood(message: string, read: (rest: string) => Intent[]): Intent[] | undefined {
  const { amount, more } = AMOUNT_WITHOUT.exec(message.trim())?.groups ?? {}
  return amount === undefined || more === undefined
    ? undefined
    : [
        // How many are in a pack is no food: "a pack of buns, 16".
        ...read(`add ${more.replace(/, \d{1,3}$/, '')} to the shopping list`),
        ask(`${amount} of what?`, openSlot('food', amount)),
      ]
}
