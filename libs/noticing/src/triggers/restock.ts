import type { Household, Noticed } from '@alfred/contracts'
import { addDays } from '@alfred/language'
import { capitalised } from '@alfred/language/wording'
import { endOfDay } from '../days.ts'
import { sayingIn } from '../saying.ts'
import { chanceOfUsingUp, hasStopped, usageOf } from '../usage.ts'
import type { Usage } from '../usage.ts'
import type { Left } from '../words/words.ts'

/** Told when more will most likely be wanted within so many days than there is. */
const WITHIN_DAYS = 4
const LIKELY = 0.7
const VALID_DAYS = 3

/**
 * Notices foods that run out: below the minimum that was set for them, or by how fast they are used. Not what is on the list already, and not what
 * somebody has stopped using.
 */
export function restock(household: Household): Noticed[] {
  const { below_minimum: below, stock, locale } = household
  const { words, name, amount, thing } = sayingIn(locale)
  const leftOver = (quantity: number, unit: string, food: string): Left | null =>
    quantity === 0
      ? null
      : { amount: thing(quantity, unit, food), isMany: unit === 'piece' && quantity !== 1 }
  const byMinimum = below.map(({ food, match, quantity, unit, there }) => ({
    ...{ food, match, rank: 0.9 },
    reason: words.belowMinimum({
      ...{ food: name(food), left: leftOver(there, unit, food) },
      want: amount(quantity, unit),
    }),
  }))
  const named = new Set(byMinimum.map(({ match }) => match))
  const byUse = usageOf(household)
    .filter((usage) => !named.has(usage.match) && !hasStopped(usage, household.today))
    .map((usage) => ({ usage, ...leftOf(usage, household) }))
    .map((one) => ({ ...one, chance: chanceOfUsingUp(one.usage, { left: one.left, days: WITHIN_DAYS }) }))
    .filter(({ isMeasured, chance }) => isMeasured && chance >= LIKELY)
    .map(({ usage, left, chance }) => ({
      ...{ food: usage.food, match: usage.match, rank: 0.5 + 0.3 * chance },
      reason: words.runsOut({
        ...{ food: name(usage.food), left: leftOver(rounded(left), usage.unit, usage.food) },
        ...{ aWeek: amount(aWeek(usage), usage.unit), times: usage.uses },
      }),
    }))
  const open = new Set(household.listed)
  return [...byMinimum, ...byUse]
    .filter(({ match }) => !open.has(match))
    .map(({ food, match, reason, rank }) => ({
      ...{ kind: 'restock', subject: match, reason: capitalised(reason), rank },
      action: words.putOnList(name(food)),
      request: `put ${food} on the shopping list`,
      entities: stock.filter((lot) => lot.match === match).map(({ id }) => ({ type: 'lot', id })),
      due_on: household.today,
      valid_until: endOfDay(addDays(household.today, VALID_DAYS)),
    }))
}

/** What is there of a food in the unit that it is used in; not measured where some is there in another one. */
function leftOf({ match, unit }: Usage, { stock }: Household): { left: number; isMeasured: boolean } {
  const lots = stock.filter((lot) => lot.match === match)
  return {
    left: lots.filter((lot) => lot.unit === unit).reduce((sum, { quantity }) => sum + quantity, 0),
    isMeasured: lots.every((lot) => lot.unit === unit && Number.isFinite(lot.quantity)),
  }
}

function aWeek({ atATime, uses, span }: Usage): number {
  return rounded(((atATime * uses) / span) * 7)
}

/** Two digits are as much as an estimate can say. */
function rounded(amount: number): number {
  return Number(amount.toPrecision(2))
}
