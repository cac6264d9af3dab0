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

/** Where something is kept, and whether it was opened: `opened_fridge`. */
const places = ['fridge', 'freezer', 'pantry', 'counter', 'opened_fridge', 'opened_pantry'] as const
const unit = z.enum(keysOf(units))

const everydayFoodSchema = z.object({
  name: z.string().min(1),
  aliases: listCell,
  category: z.string().min(1),
  /** The entry of USDA SR28 that its figures are taken from; chosen by hand, null where none is near. */
  usda: optionalCell,
  unit,
  location: z.enum(['fridge', 'freezer', 'pantry', 'counter', 'other']),
  allergens: allergenList,
  /** Foods it is made of, or is a sort of, where that matters to somebody who must not have them. */
  contains: listCell,
  /** Grams of one of a unit, where the entry does not tell or is not what people buy. */
  portions: amountsCell.pipe(z.partialRecord(unit, z.number())),
  /** Days it keeps, where that differs from its category. */
  keeps: amountsCell.pipe(z.partialRecord(z.enum(places), z.number().int())),
})
export type EverydayFood = z.infer<typeof everydayFoodSchema>

/** The foods that people name every day, curated by hand: data/ingredients.csv. */
export function readEverydayFoods(): EverydayFood[] {
  return readTable('ingredients.csv', everydayFoodSchema)
}
