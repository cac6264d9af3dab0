import type { Dish, Household, Noticed } from '@alfred/contracts'
import { daysBetween, endOfDay, nameDay } from '../days.ts'
import { dishesThatFit } from '../dishes-that-fit.ts'
import { freeDinner } from '../free-dinner.ts'
import { sayingIn } from '../saying.ts'

const DAYS_AHEAD = 3
const LACKING_MAX = 3
/** Offered one after the other, until one is found that nobody's rule is against. */
const CHOICES = 4

/**
 * Notices several foods that expire soon and a dish that uses them together. What is frozen keeps, and what is past its day is for the person to
 * judge.
 */
export function useUpTogether(household: Household, cookbook: readonly Dish[]): Noticed[] {
  const { today, stock, planned, locale } = household
  const { words, name, when } = sayingIn(locale)
  const soon = stock.filter(({ due_on: due, location }) => {
    const days = due === null ? -1 : daysBetween(today, due)
    return location !== 'freezer' && days >= 0 && days <= DAYS_AHEAD
  })
  const names = new Map(soon.map(({ match, food }) => [match, food]))
  if (names.size < 2) return []
  const isPlanned = new Set(planned.map(({ title }) => title.toLowerCase()))
  return dishesThatFit(household, cookbook)
    .map((fitting) => ({ ...fitting, uses: [...fitting.has].filter((match) => names.has(match)) }))
    .filter(
      ({ dish, uses, lacks }) =>
        uses.length >= 2 && lacks.length <= LACKING_MAX && !isPlanned.has(dish.name.toLowerCase()),
    )
    .toSorted((one, other) => worth(other) - worth(one) || (one.dish.id < other.dish.id ? -1 : 1))
    .slice(0, CHOICES)
    .map(({ dish, uses, lacks }, place) => {
      const used = soon.filter(({ match }) => uses.includes(match))
      const last = used.map(({ due_on: due }) => due ?? today).toSorted()[0] ?? today
      const dinner = freeDinner(household, last)
      return {
        kind: 'together',
        subject: dish.id,
        slot: 'together',
        reason: words.together({
          foods: uses.map((match) => name(names.get(match) ?? match)),
          ...{ day: when(last, today), dish: dish.name, lacks: lacks.map(name) },
        }),
        action:
          dinner === undefined
            ? words.changePlan
            : words.planDinner(dinner === today ? null : when(dinner, today)),
        request: dinner === undefined ? null : `plan ${dish.name} for dinner ${nameDay(dinner, today)}`,
        recipe: dish.id,
        entities: used.map(({ id }) => ({ type: 'lot', id })),
        rank: 0.8 - place * 0.01,
        due_on: last,
        valid_until: endOfDay(last),
      }
    })
}

function worth({ uses, lacks }: { uses: readonly string[]; lacks: readonly string[] }): number {
  return uses.length * 2 - lacks.length
}
