import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell } from './cells.ts'

const milkSchema = z.object({
  /** The foods and drinks that it is of, by the names that people use. */
  beside: listCell,
  /** How much for one cup or bowl, in grams. */
  grams: z.coerce.number<string>().positive(),
  /** The entry that tells it, or that nobody does. */
  source: z.string().min(1),
})
/** How much milk people have with what. */
export type MilkBeside = z.infer<typeof milkSchema>

/** Reads how much milk goes into a cup of tea or on cereal from data/milk.csv. */
export function readMilkBeside(): MilkBeside[] {
  return readTable('milk.csv', milkSchema)
}
