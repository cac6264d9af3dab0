import type { Household, Noticed } from '@alfred/contracts'
import { addDays } from '@alfred/language'
import { capitalised } from '@alfred/language/wording'
import { endOfDay } from '../days.ts'
import { sayingIn } from '../saying.ts'

const DISHES_MIN = 6
const CUISINE_TIMES = 4
const CUISINE_SHARE = 0.4
const DISLIKED_TIMES = 2
const WASTED_TIMES = 3
const WASTED_SHARE = 0.5
const VALID_DAYS = 14

/**
 * Notices what a household's behaviour says of its tastes: a cuisine that is cooked again and again, a food that is thrown away as disliked, and one
 * that mostly ends in the bin. Nothing is kept before the person says yes.
 */
export function learnPreferences(household: Household): Noticed[] {
  return [...favouriteCuisines(household), ...dislikedFoods(household), ...wastedFoods(household)]
}

function favouriteCuisines({ eaten, preferences, today, locale }: Household): Noticed[] {
  const { words } = sayingIn(locale)
  const told = new Set(preferences.map(({ key }) => key))
  const known = eaten.filter(({ cuisine }) => cuisine !== null)
  if (known.length < DISHES_MIN) return []
  return [...Map.groupBy(known, ({ cuisine }) => cuisine ?? '')]
    .filter(
      ([cuisine, meals]) =>
        !told.has(cuisine) && meals.length >= CUISINE_TIMES && meals.length / known.length >= CUISINE_SHARE,
    )
    .map(([cuisine, meals]) => {
      const name = capitalised(cuisine)
      return learned(`cuisine:${cuisine}`, today, {
        reason: words.cuisine({ count: meals.length, all: known.length, cuisine: name }),
        action: words.keepCuisine(name),
        request: `remember that I like ${name} food`,
      })
    })
}

function dislikedFoods({ moved, preferences, today, locale }: Household): Noticed[] {
  const { words, name } = sayingIn(locale)
  const told = new Set(preferences.filter(({ kind }) => kind === 'dislike').map(({ match }) => match))
  return [
    ...Map.groupBy(
      moved.filter(({ reason }) => reason === 'disliked'),
      ({ match }) => match,
    ),
  ]
    .filter(([match, thrown]) => !told.has(match) && thrown.length >= DISLIKED_TIMES)
    .map(([match, thrown]) => {
      const food = thrown.at(-1)?.food ?? match
      return learned(`dislike:${match}`, today, {
        reason: words.disliked(name(food), thrown.length),
        action: words.keepDislike(name(food)),
        request: `remember that I don't like ${food}`,
      })
    })
}

function wastedFoods({ moved, today, locale }: Household): Noticed[] {
  const { words, name } = sayingIn(locale)
  return [...Map.groupBy(moved, ({ match }) => match)].flatMap(([match, group]): Noticed[] => {
    const thrown = group.filter(({ kind, reason }) => kind === 'discarded' && reason !== 'disliked')
    const bought = group.filter(({ kind }) => kind === 'bought')
    if (thrown.length < WASTED_TIMES || thrown.length / Math.max(bought.length, 1) < WASTED_SHARE) return []
    const food = group.at(-1)?.food ?? match
    return [
      learned(`wasted:${match}`, today, {
        reason: words.wasted({ food: name(food), thrown: thrown.length, bought: bought.length }),
        action: words.lessOfIt,
        request: null,
      }),
    ]
  })
}

function learned(
  subject: string,
  today: string,
  told: Pick<Noticed, 'reason' | 'action' | 'request'>,
): Noticed {
  return {
    ...{ kind: 'preference', subject, ...told, entities: [], rank: 0.3 },
    ...{ due_on: today, valid_until: endOfDay(addDays(today, VALID_DAYS)) },
  }
}
