import type { Meal } from '@alfred/contracts'

/** How people name the meals of a day. */
const MEALS: Readonly<Record<string, Meal>> = {
  breakfast: 'breakfast',
  brunch: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  supper: 'dinner',
  // Who fasts eats after sunset, and before dawn.
  iftar: 'dinner',
  suhoor: 'breakfast',
  sehri: 'breakfast',
  elevenses: 'snack',
  snack: 'snack',
}

/** Names that are a meal only where nothing else can be meant: tea is a drink too, and a dessert a dish. */
const MEALS_IN_PLACE: Readonly<Record<string, Meal>> = {
  ...MEALS,
  tea: 'dinner',
  'a snack': 'snack',
  'my snack': 'snack',
  dessert: 'snack',
}

/** Matches a name that is a meal wherever it stands, without a group. */
export const mealPattern = Object.keys(MEALS).join('|')

/** The meal of a name; null when it names none. */
export function mealNamed(name: string): Meal | null {
  return Object.hasOwn(MEALS_IN_PLACE, name) ? (MEALS_IN_PLACE[name] ?? null) : null
}
