import type { Nutrient } from '@alfred/contracts'
import type { KeepingTime, ReferenceFood } from '../reference/read-reference.ts'
import type { Category } from './categories.ts'
import type { EatenFood } from './eaten-foods.ts'
import type { EverydayFood } from './everyday-foods.ts'
import { indexByName } from './food-index.ts'
import type { KeepingRow } from './keeping-rows.ts'
import { composeKeeping, type FoodKeeping } from './keeping.ts'
import { portionsOf, type SourcedPortion } from './portions-of.ts'
import { withServing, type Serving } from './servings.ts'

/**
 * An everyday food with everything known about it: its own row, its entry of the reference and the defaults of its category.
 */
export type CatalogFood = Omit<EverydayFood, 'portions'> & {
  aisle: string
  keeping: FoodKeeping
  portions: SourcedPortion[]
  sizes: ReferenceFood['sizes']
  per100g: Partial<Record<Nutrient, number>>
  /** The source of the figures: 'USDA SR28 11282'; null without figures. */
  source: string | null
  /** Its own allergens and those of everything that it contains. */
  allAllergens: string[]
}

type Sources = {
  foods: EverydayFood[]
  categories: Category[]
  reference: ReadonlyMap<string, ReferenceFood>
  keeping: KeepingSources
  servings: readonly Serving[]
}

/** The rows of data/keeping.csv, and the products of FoodKeeper by their number. */
export type KeepingSources = {
  rows: readonly KeepingRow[]
  products: ReadonlyMap<string, KeepingTime[]>
}

/** Composes the catalog from the parsed files. Pure. */
export function composeCatalog({ foods, categories, reference, keeping, servings }: Sources): CatalogFood[] {
  const find = indexByName(foods)
  const byCode = new Map(categories.map((category) => [category.code, category]))
  const keepingOf = keepingByFood(keeping)
  const sameOf = entriesOfServings(servings, reference)
  const allergensOf = (food: EverydayFood, seen: ReadonlySet<string> = new Set()): string[] => [
    ...food.allergens,
    ...food.contains.flatMap((name) => {
      const part = find(name)
      return part === undefined || seen.has(name) ? [] : allergensOf(part, new Set([...seen, name]))
    }),
  ]
  return foods.map((food) => {
    const entry = food.usda === null ? undefined : reference.get(food.usda)
    const category = byCode.get(food.category)
    return {
      ...food,
      aisle: category?.aisle ?? 'Other',
      keeping: keepingOf(food.name, food.location),
      portions: withServing(portionsOf(food, entry, category), sameOf(food.name)),
      sizes: entry?.sizes ?? {},
      per100g: entry?.per100g ?? {},
      source: entry?.source ?? null,
      allAllergens: [...new Set(allergensOf(food))].toSorted(),
    }
  })
}

/** A food as it is eaten, with the figures of its entry and the weights of its portions. */
export type EatenCatalogFood = Omit<EatenFood, 'portions'> & {
  aisle: string
  keeping: FoodKeeping
  portions: SourcedPortion[]
  sizes: ReferenceFood['sizes']
  per100g: Partial<Record<Nutrient, number>>
  /** Null when the entry does not exist, which is a fault of the data. */
  source: string | null
}

/** Composes the foods as they are eaten from the parsed files. Pure. */
export function composeEaten({
  foods,
  categories,
  reference,
  keeping,
  servings,
}: Omit<Sources, 'foods'> & { foods: EatenFood[] }): EatenCatalogFood[] {
  const byCode = new Map(categories.map((category) => [category.code, category]))
  const keepingOf = keepingByFood(keeping)
  const sameOf = entriesOfServings(servings, reference)
  return foods.map((food) => {
    const entry = reference.get(food.usda)
    const category = byCode.get(food.category)
    return {
      ...food,
      aisle: category?.aisle ?? 'Other',
      keeping: keepingOf(food.name, 'fridge'),
      // The density of a sort says nothing of a dish.
      portions: withServing(portionsOf(food, entry, undefined), sameOf(food.name)),
      sizes: entry?.sizes ?? {},
      per100g: entry?.per100g ?? {},
      source: entry?.source ?? null,
    }
  })
}

/** The entry that tells the serving of a food. Undefined where nobody chose one. */
function entriesOfServings(servings: readonly Serving[], reference: Sources['reference']) {
  const entries = new Map(servings.map(({ food, usda }) => [food, usda]))
  return (food: string) => reference.get(entries.get(food) ?? '')
}

function keepingByFood({ rows, products }: KeepingSources) {
  const byFood = Map.groupBy(rows, ({ food }) => food)
  return (food: string, location: string) =>
    composeKeeping({ rows: byFood.get(food) ?? [], products, location })
}
