import { addDays } from '@alfred/language'
import type { Household, Noticed } from '@alfred/contracts'

const DAYS_AHEAD = 2

/** What the worker's look at expiring food tells: by the same rule as the database's, each lot once, and not what a planned meal uses before. */
export function expiring(
  { stock, planned, today }: Household,
  foodsOf: (recipe: string) => readonly string[],
): Noticed[] {
  const until = addDays(today, DAYS_AHEAD)
  return stock
    .filter(
      ({ due_on: due, food, location }) =>
        location !== 'freezer' &&
        due !== null &&
        due >= today &&
        due <= until &&
        !planned.some(({ day, recipe }) => day <= due && recipe !== null && foodsOf(recipe).includes(food)),
    )
    .map(({ id, due_on: due }) => ({
      ...{ kind: 'expiry', subject: id, reason: '', action: '', request: '', rank: 0.7 },
      ...{ entities: [{ type: 'lot', id }], due_on: due ?? today, valid_until: due ?? today },
    }))
}
