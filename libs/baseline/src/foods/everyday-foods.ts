import { units, keysOf } from '@alfred/contracts'
import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { amountsCell, listCell, optionalCell } from './cells.ts'

export const allergens = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'nut',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'mollusc',
] as const
export const allergenList = listCell.pipe(z.array(z.enum(allergens)))

const unit = z.enum(keysOf(units))
/** The weight of one of a unit in grams. */
export const portionsCell = amountsCell.pipe(z.partialRecord(unit, z.number()))

const everydayFoodSchema = z.object({
  name: z.string().min(1),
  aliases: listCell,
  category: z.string().min(1),
  /** The entry of data/reference with its figures, chosen by hand; null where none is close enough. */
  usda: optionalCell,
  unit,
  location: z.enum(['fridge', 'freezer', 'pantry', 'counter', 'other']),
  allergens: allergenList,
  /** Foods that it contains or is a kind of, where that matters to somebody who must not eat them. */
  contains: listCell,
  /** The weight of one of a unit in grams, where the entry lacks it or means another size than people buy. */
  portions: portionsCell,
})
export type EverydayFood = z.infer<typeof everydayFoodSchema>

/** Reads the everyday foods, curated by hand, from data/ingredients.csv. */
export function readEverydayFoods(): EverydayFood[] {
  return readTable('ingredients.csv', everydayFoodSchema)
}
