import { keysOf, nutrients, type Nutrient } from '@alfred/contracts'
import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { optionalCell } from '../foods/cells.ts'
import { choosePortions, sizesOf, type Portion, type Size } from './household-weight.ts'

/** A food of a publication of the USDA: amounts are per 100 g of what is eaten, and missing figures are absent. */
export type ReferenceFood = {
  /** Five digits in SR28, eight in FNDDS, six or seven in Foundation Foods. */
  entry: string
  /** The publication and the entry: 'USDA SR28 11282'. */
  source: string
  name: string
  /** Other names that the publication gives. */
  alsoCalled: string
  /** The publication's own word for the sort of food. */
  group: string
  isBrand: boolean
  per100g: Partial<Record<Nutrient, number>>
  portions: Portion[]
  /** What a small, medium or large one weighs. */
  sizes: Partial<Record<Size, number>>
}

const foodSchema = z
  .object({
    id: z.string().regex(/^\d{5,8}$/),
    name: z.string().min(1),
    also_called: z.string(),
    group: z.string(),
    is_brand: z.enum(['yes', '']),
  })
  .loose()
const weightSchema = z.object({ id: z.string(), measure: z.string(), grams: z.coerce.number().positive() })

/** Reads what the reference tells of the weights of measures, by the entry. Throws DATA_INVALID. */
export function readWeights(): z.infer<typeof weightSchema>[] {
  return readTable('reference/weights.csv.gz', weightSchema)
}

/** Reads all foods of data/reference, keyed by their entries. Throws DATA_INVALID. */
export function readReference(): Map<string, ReferenceFood> {
  const weights = Map.groupBy(readWeights(), ({ id }) => id)
  const foods = readTable('reference/foods.csv.gz', foodSchema).map((row): ReferenceFood => ({
    ...{
      entry: row.id,
      source: `${publicationOf(row.id)} ${row.id}`,
      name: row.name,
      alsoCalled: row.also_called,
    },
    ...{ group: row.group, isBrand: row.is_brand === 'yes' },
    per100g: nutrientsOf(row),
    portions: choosePortions(row.name, weights.get(row.id) ?? []),
    sizes: sizesOf(row.name, weights.get(row.id) ?? []),
  }))
  return new Map(foods.map((food) => [food.entry, food]))
}

function nutrientsOf(row: Readonly<Record<string, unknown>>): Partial<Record<Nutrient, number>> {
  const told = keysOf(nutrients).flatMap((nutrient) => {
    const cell = row[nutrient]
    return typeof cell !== 'string' || cell === '' ? [] : [[nutrient, Number(cell)] as const]
  })
  return Object.fromEntries(told)
}

const publications: Readonly<Record<number, string>> = { 5: 'USDA SR28', 8: 'USDA FNDDS' }

/** The publication that an entry is of, which its number of digits tells. */
export function publicationOf(entry: string): string {
  return publications[entry.length] ?? 'USDA Foundation Foods'
}

const keepingSchema = z
  .object({
    id: z.string().regex(/^\d+$/),
    name: z.string().min(1),
    group: optionalCell,
    state: z.enum(['pantry', 'opened_pantry', 'fridge', 'opened_fridge', 'thawed_fridge', 'freezer']),
    days_at_least: z.coerce.number().int().positive(),
    days_at_most: z.coerce.number().int().positive(),
  })
  .transform(({ days_at_least: daysAtLeast, days_at_most: daysAtMost, ...product }) => ({
    ...product,
    ...{ daysAtLeast, daysAtMost },
  }))
export type KeepingTime = z.infer<typeof keepingSchema>

/** Reads the keeping times of USDA FoodKeeper, by the number of the product. Throws DATA_INVALID. */
export function readKeepingTimes(): Map<string, KeepingTime[]> {
  return Map.groupBy(readTable('reference/keeping.csv', keepingSchema), ({ id }) => id)
}
