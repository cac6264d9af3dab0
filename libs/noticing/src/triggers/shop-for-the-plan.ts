import type { Dish, Household, Noticed } from '@alfred/contracts'
import { daysBetween, endOfDay, nameDay } from '../days.ts'
import { sayingIn } from '../saying.ts'

/** Bought with it so often, and so often of all the times, that it is likely forgotten. */
const TOGETHER_MIN = 3
const TOGETHER_SHARE = 0.7

/** Notices what a planned week and a list lack: foods of meals, foods that expire before their meal, and what is always bought along. */
export function shopForThePlan(household: Household, cookbook: readonly Dish[]): Noticed[] {
  return [...lackingFoods(household), ...foodsTooEarly(household, cookbook), ...boughtAlong(household)]
}

function lackingFoods({ lacking, today, locale }: Household): Noticed[] {
  const { words, name, thing, amount, when } = sayingIn(locale)
  return lacking.map(({ day, dishes, foods, packs }) => ({
    kind: 'shopping',
    subject: `for:${day}`,
    reason: [
      words.lacking({ dishes, day: when(day, today), foods: foods.map(name) }),
      ...packs.map(({ food, count, unit, over, size_unit: sizeUnit }) =>
        words.packs({
          ...{ packs: thing(count, unit, food), isMany: count !== 1 },
          over: over > 0 ? amount(over, sizeUnit) : null,
        }),
      ),
    ].join(' '),
    action: words.putAllOnList(foods.length),
    request: `put what is missing for ${nameDay(day, today)} on the shopping list`,
    entities: [],
    rank: 0.85 - 0.05 * daysBetween(today, day),
    due_on: day,
    valid_until: endOfDay(day),
  }))
}

/** A lot that expires before the only meal that it is planned for, where the dinner of its last day is free. */
function foodsTooEarly(
  { stock, planned, recipes, today, locale }: Household,
  cookbook: readonly Dish[],
): Noticed[] {
  const { words, name, when } = sayingIn(locale)
  const dishes = new Map([...cookbook, ...recipes].map((dish) => [dish.id, dish]))
  const taken = new Set(planned.filter(({ meal }) => meal === 'dinner').map(({ day }) => day))
  return stock.flatMap((lot): Noticed[] => {
    const due = lot.due_on
    if (due === null || due < today || lot.location === 'freezer') return []
    const using = planned.filter(({ recipe }) =>
      dishes.get(recipe ?? '')?.foods.some(({ match }) => match === lot.match),
    )
    const [first] = using
    const others = stock.filter((other) => other.match === lot.match && other.id !== lot.id)
    if (
      first === undefined ||
      first.day <= due ||
      first.meal !== 'dinner' ||
      others.length > 0 ||
      taken.has(due)
    )
      return []
    return [
      {
        kind: 'shopping',
        subject: `early:${lot.id}`,
        reason: words.tooEarly({
          ...{ food: name(lot.food), isEstimated: lot.is_estimated, due: when(due, today) },
          ...{ dish: first.title, day: when(first.day, today) },
        }),
        action: words.moveDish(first.title, when(due, today)),
        request: `move the ${first.title} to ${nameDay(due, today)}`,
        entities: [{ type: 'lot', id: lot.id }],
        rank: 0.8,
        due_on: due,
        valid_until: endOfDay(due),
      },
    ]
  })
}

/** Foods that are nearly always bought on the same day as one that is on the list. */
function boughtAlong({ moved, listed: open, stock, today, locale }: Household): Noticed[] {
  const { words, name } = sayingIn(locale)
  const bought = moved.filter(({ kind }) => kind === 'bought')
  const daysOf = new Map(
    [...Map.groupBy(bought, ({ match }) => match)].map(([match, group]) => [
      match,
      new Set(group.map(({ on }) => on)),
    ]),
  )
  const names = new Map(bought.map(({ match, food }) => [match, food]))
  const there = new Set([...open, ...stock.map(({ match }) => match)])
  return [...daysOf].flatMap(([match, days]): Noticed[] => {
    if (there.has(match)) return []
    const along = open
      .map((other) => ({ other, times: daysOf.get(other) ?? new Set<string>() }))
      .map(({ other, times }) => ({
        other,
        all: times.size,
        both: [...times].filter((day) => days.has(day)).length,
      }))
      .find(({ all, both }) => both >= TOGETHER_MIN && both / all >= TOGETHER_SHARE)
    if (along === undefined) return []
    const [food, other] = [names.get(match) ?? match, names.get(along.other) ?? along.other]
    return [
      {
        kind: 'shopping',
        subject: `along:${match}`,
        reason: words.boughtAlong({
          ...{ food: name(food), both: along.both, all: along.all },
          other: name(other),
        }),
        action: words.putToo(name(food)),
        request: `put ${food} on the shopping list`,
        entities: [],
        rank: 0.35,
        due_on: today,
        valid_until: endOfDay(today),
      },
    ]
  })
}
