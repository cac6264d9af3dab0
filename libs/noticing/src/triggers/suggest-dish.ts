import type { Dish, Household, Noticed } from '@alfred/contracts'
import { daysBetween, endOfDay } from '../days.ts'
import { dishesThatFit } from '../dishes-that-fit.ts'
import type { FittingDish } from '../dishes-that-fit.ts'
import { freeDinner } from '../free-dinner.ts'
import { sayingIn } from '../saying.ts'
import { isInSeason } from '../seasons.ts'

const LACKING_MAX = 2
/** A dish comes again after so many days at the earliest. */
const AGAIN_AFTER_DAYS = 10
const SOON_DAYS = 5
const MEALS_TO_KNOW = 6
const TASTE_WEIGHT = 2
const SEASON_WEIGHT = 0.15
/** Offered one after the other, until one is found that nobody's rule is against. */
const CHOICES = 4

/**
 * Notices a dish for a dinner that is not planned: mostly of what is there, most of all of what expires soon, to the person's taste, and not what was
 * eaten or offered lately.
 */
export function suggestDish(household: Household, cookbook: readonly Dish[]): Noticed[] {
  const { today } = household
  const { words, name } = sayingIn(household.locale)
  if (freeDinner(household, today) === undefined || household.stock.length === 0) return []
  const worth = worthIn(household)
  const soon = expiringSoon(household)
  const stale = new Set([
    ...household.eaten
      .filter(({ on }) => daysBetween(on, today) < AGAIN_AFTER_DAYS)
      .map(({ title }) => title.toLowerCase()),
    ...household.planned.map(({ title }) => title.toLowerCase()),
  ])
  const told = new Set(
    household.told.filter(({ kind }) => kind === 'meal' || kind === 'together').map(({ subject }) => subject),
  )
  return dishesThatFit(household, cookbook)
    .filter(
      ({ dish, lacks, has }) =>
        has.size >= 2 &&
        lacks.length <= LACKING_MAX &&
        !told.has(dish.id) &&
        !stale.has(dish.name.toLowerCase()),
    )
    .map((fitting) => ({ ...fitting, worth: worth(fitting) }))
    .toSorted((one, other) => other.worth - one.worth || (one.dish.id < other.dish.id ? -1 : 1))
    .slice(0, CHOICES)
    .map(({ dish, has, lacks }, place) => ({
      kind: 'meal',
      subject: dish.id,
      slot: 'meal',
      reason: words.dishTonight({
        ...{ dish: dish.name, minutes: dish.minutes, has: has.size, all: has.size + lacks.length },
        ...{ lacks: lacks.map(name), season: inSeason(dish, household).map(name) },
      }),
      action: words.planTonight,
      request: `plan ${dish.name} for dinner today`,
      recipe: dish.id,
      entities: [
        { type: 'recipe', id: dish.id },
        ...soon.filter(({ match }) => has.has(match)).map(({ id }) => ({ type: 'lot', id })),
      ],
      rank: 0.45 - place * 0.01,
      due_on: today,
      valid_until: endOfDay(today),
    }))
}

/** The foods of a dish that are harvested now where the household lives. */
function inSeason(
  { foods }: Dish,
  { today, time_zone: timeZone }: Pick<Household, 'today' | 'time_zone'>,
): string[] {
  return foods.map(({ food }) => food).filter((food) => isInSeason(food, { today, timeZone }))
}

function expiringSoon({ stock, today }: Pick<Household, 'stock' | 'today'>): Household['stock'] {
  return stock.filter(({ due_on: due, location }) => {
    const days = due === null ? -1 : daysBetween(today, due)
    return location !== 'freezer' && days >= 0 && days <= SOON_DAYS
  })
}

/** How well a dish suits a household now. */
function worthIn(household: Household): (fitting: FittingDish) => number {
  const { preferences, eaten } = household
  const soon = new Set(expiringSoon(household).map(({ match }) => match))
  const liked = new Set(
    preferences.filter(({ kind }) => kind !== 'dislike').flatMap(({ key, match }) => [key, match]),
  )
  const lately = new Set(eaten.slice(-2).map(({ cuisine }) => cuisine))
  return ({ dish, has, lacks }) =>
    has.size / (has.size + lacks.length) -
    0.2 * lacks.length +
    0.6 * [...has].filter((match) => soon.has(match)).length +
    0.3 * dish.foods.filter(({ match, food }) => liked.has(match) || liked.has(food)).length +
    SEASON_WEIGHT * inSeason(dish, household).length +
    (dish.cuisine !== null && liked.has(dish.cuisine) ? 0.4 : 0) +
    // What is cooked most is liked, whatever was said of it.
    TASTE_WEIGHT * shareOf(dish.cuisine, eaten) -
    (dish.cuisine !== null && lately.has(dish.cuisine) ? 0.4 : 0)
}

/** How much of what was cooked is of a cuisine. */
function shareOf(cuisine: string | null, eaten: Household['eaten']): number {
  return cuisine === null
    ? 0
    : eaten.filter((meal) => meal.cuisine === cuisine).length / Math.max(eaten.length, MEALS_TO_KNOW)
}
