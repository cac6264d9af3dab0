import type { Dish, Household, Noticed } from '@alfred/contracts'
import { learnPreferences } from './triggers/learn-preferences.ts'
import { restock } from './triggers/restock.ts'
import { shopForThePlan } from './triggers/shop-for-the-plan.ts'
import { suggestDish } from './triggers/suggest-dish.ts'
import { useUpTogether } from './triggers/use-up-together.ts'

/** A pure function from a kitchen and a cookbook to what is worth telling of it. */
export type Trigger = (household: Household, cookbook: readonly Dish[]) => Noticed[]

const triggers: readonly Trigger[] = [useUpTogether, restock, suggestDish, shopForThePlan, learnPreferences]

/** All that is worth telling a household today, the most important first (spec S8). Whether it was told before is for whoever keeps it. */
export function notice(household: Household, cookbook: readonly Dish[]): Noticed[] {
  return triggers
    .flatMap((trigger) => trigger(household, cookbook))
    .map(fitted)
    .toSorted((one, other) => other.rank - one.rank)
}

/** What a row holds; a request that does not fit whole would ask for something else. */
const TEXT_MAX = 500
const SUBJECT_MAX = 120

function fitted(noticed: Noticed): Noticed {
  const { subject, reason, action, request } = noticed
  return {
    ...noticed,
    subject: subject.slice(0, SUBJECT_MAX),
    reason: shortened(reason),
    action: shortened(action),
    request: request !== null && request.length > TEXT_MAX ? null : request,
  }
}

const shortened = (text: string): string =>
  text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text
