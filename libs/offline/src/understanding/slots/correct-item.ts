import type { Act } from '../things/situation.ts'
import { eachItem, lotNamed, stockName } from './each-item.ts'
import { unitAlone } from './edit-open.ts'
import { expiryOf } from './expiry.ts'
import { firstMark, isNoMeasure, textOf, type Filler, type Given } from './given.ts'
import { lastAmount } from './items.ts'
import { isNotThere } from './not-there.ts'

// What is really there: how much, until when, where, and whether it is open.

/** Fills a call for each thing that is put right. */
export const correctItem: Filler = (given) => {
  const expires = expiryOf(given)
  const location = firstMark(given, 'place')
  const isOpened = NOT_OPEN.test(textOf(given)) ? false : undefined
  const last = given.part.things.length === 1 ? lastAmount(given) : undefined
  return eachItem('correct_item', given, () => ({
    ...last,
    expires,
    opened: isOpened,
    ...(expires === undefined && { location }),
  }))
    .map((one) => withoutUnthere(given, one))
    .map((one) => ({ ...unitBefore(given, one), ...one, food: stockName(given, one['food']) }))
    .map((one) =>
      Object.keys(one).length === 2 ? { ...one, ...(unitMeant(given, one) ?? rightAmount(given)) } : one,
    )
}

/** "You've a melon listed, there isn't one": none of a thing that is told to be not there, however it is counted. */
function withoutUnthere(given: Given, one: Act): Act {
  const thing = given.part.things.find(({ said }) => said === one['food'])
  const isTold = Object.keys(one).some((slot) => /^(?:expires|opened|location|unit)$/.test(slot))
  const isCounted = one['quantity'] !== undefined && one['quantity'] !== 1
  return thing === undefined || isTold || isCounted || !isNotThere(given, thing)
    ? one
    : { ...one, quantity: 0 }
}

/** The unit in which the food was spoken of last: "3, not 2" of two tins is three tins. */
function unitBefore({ situation, part }: Given, one: Act): { unit?: string } {
  const last = situation.before.at(-1)?.acts.find(({ food }) => food === one['food'])
  const isBare = part.things.length === 0 && one['quantity'] !== undefined && one['unit'] === undefined
  return isBare && typeof last?.['unit'] === 'string' ? { unit: last['unit'] } : {}
}

/** "Grams, not kilos": as many as were told before, in another unit. */
function unitMeant(given: Given, { food }: Act): { quantity: number; unit: string } | undefined {
  const unit = !given.part.things.some(isNoMeasure) ? unitAlone(textOf(given)) : undefined
  const told = given.situation.before.at(-1)?.acts.find((one) => one['food'] === food)
  const quantity = told?.['quantity'] ?? lotNamed(given, String(food))?.['quantity']
  return unit === undefined || typeof quantity !== 'number' ? undefined : { quantity, unit }
}

/** "No more jam", "down to my last egg": what is left is told without a number. */
function rightAmount(given: Given): Readonly<Record<string, unknown>> {
  const text = textOf(given)
  if (/ (?:none|no more|out of|all gone|nothing left|zero) /.test(text)) return { quantity: 0 }
  return / (?:my|the|our) last (?!one)/.test(text) ? { quantity: 1 } : { [slotInDoubt(given)]: null }
}

/** What is wrong of a lot where it is not told what it should be. */
const slotInDoubt = (given: Given): string =>
  / (?:date|dates|use by|best before|expiry) /.test(textOf(given)) ? 'expires' : 'quantity'

/** Words that tell that something is not open: "still sealed", "I never opened it". */
export const NOT_OPEN =
  / (?:unopened|sealed|seals? (?:is |are )?(?:still )?(?:on|intact)|(?:dont|not) put it down as open(?:ed)?|(?:not|never|isnt|arent|wasnt|havent|hasnt|didnt) (?:been |yet |actually )?open(?:ed)?) /
