import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell, optionalCell } from './cells.ts'

/**
 * A category of food (spec S3.8) with its defaults: the aisle in a shop and the density.
 */
const categorySchema = z.object({
  code: z.string().regex(/^[a-z_]+$/),
  parent: optionalCell,
  label: z.string().min(1),
  words: listCell,
  aisle: z.string().min(1),
  grams_per_ml: z.coerce.number().min(0),
})
export type Category = z.infer<typeof categorySchema>

export function readCategories(): Category[] {
  return readTable('categories.csv', categorySchema)
}
