import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell, optionalCell } from './cells.ts'
import { allergenList } from './everyday-foods.ts'

const yesNo = z
  .enum(['yes', 'no', ''])
  .default('')
  .transform((cell) => cell === 'yes')

/**
 * A word that is no food of the catalog and yet is known: a variety (`food` says of what, `near` whether its figures
 * stand for it), a sort, a dish with what it commonly holds, a name that only sounds like something else.
 */
const foodWordSchema = z.object({
  word: z.string().min(1),
  food: optionalCell,
  near: yesNo,
  category: optionalCell,
  allergens: allergenList,
  contains: listCell,
  kind: z.enum(['word', 'dish']),
})
export type FoodWord = z.infer<typeof foodWordSchema>

export function readFoodWords(): FoodWord[] {
  return readTable('words.csv', foodWordSchema)
}
