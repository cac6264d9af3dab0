import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { amountsCell, listCell, optionalCell } from './cells.ts'

/**
 * A sort of food (spec S3.8) with what is usual for it: where it stands in a shop, how many days it keeps in each place,
 * how heavy a millilitre is. A food says itself where it differs.
 */
const categorySchema = z.object({
  code: z.string().regex(/^[a-z_]+$/),
  parent: optionalCell,
  label: z.string().min(1),
  words: listCell,
  aisle: z.string().min(1),
  keeps: amountsCell,
  grams_per_ml: z.coerce.number().min(0),
})
export type Category = z.infer<typeof categorySchema>

export function readCategories(): Category[] {
  return readTable('categories.csv', categorySchema)
}
