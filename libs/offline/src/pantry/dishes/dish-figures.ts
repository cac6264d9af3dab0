import { indexByName, readEverydayFoods, readReference } from '@alfred/baseline'
import { keysOf, nutrients, type Nutrient } from '@alfred/contracts'
import type { Dish } from './dish.ts'

// What a serving of a dish comes to, from the published figures of its foods. An estimate to choose by: amounts of a template are
// plain, and what has no figures or no weight is left out.

export type Figures = Partial<Record<Nutrient, number>>

/** The amounts of a template are for so many; those of a main for one. */
const TEMPLATE_SERVINGS = 2
/** About how many grams a measure holds, where the food's own weight of it is not known. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, l: 1000, tbsp: 14, tsp: 5 }

type Weighed = { grams: number; food: string }

/** Reads the published figures once, when the first dish is weighed: they are a megabyte. */
let read:
  ((food: string) => { per100g: Figures; portions: Partial<Record<string, number>> } | undefined) | undefined

function foodFigures(
  food: string,
): { per100g: Figures; portions: Partial<Record<string, number>> } | undefined {
  if (read === undefined) {
    const everyday = indexByName(readEverydayFoods())
    const reference = readReference()
    read = (name) => {
      const known = everyday(name)
      const figures = known?.usda == null ? undefined : reference.get(known.usda)
      return figures === undefined ? undefined : { per100g: figures.per100g, portions: known?.portions ?? {} }
    }
  }
  return read(food)
}

/** The estimated figures of one serving of a dish. */
export function figuresOfDish({ main, lines }: Pick<Dish, 'main' | 'lines'>): Figures {
  const weighed: Weighed[] = [
    { food: main.food, grams: main.grams },
    ...lines.flatMap(({ food, quantity, unit }) => {
      const each = GRAMS[unit ?? 'piece'] ?? foodFigures(food)?.portions[unit ?? 'piece']
      return quantity === null || each === undefined
        ? []
        : [{ food, grams: (quantity * each) / TEMPLATE_SERVINGS }]
    }),
  ]
  const figures: Figures = {}
  for (const { food, grams } of weighed) {
    const per100g: Figures = foodFigures(food)?.per100g ?? {}
    for (const nutrient of keysOf(nutrients)) {
      const amount = per100g[nutrient]
      if (amount !== undefined) figures[nutrient] = (figures[nutrient] ?? 0) + (amount * grams) / 100
    }
  }
  return figures
}
