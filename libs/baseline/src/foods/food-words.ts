import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell, optionalCell } from './cells.ts'
import { allergenList } from './everyday-foods.ts'

const yesNo = z
  .enum(['yes', 'no', ''])
  .default('')
  .transform((cell) => cell === 'yes')

/**
 * A known word that is not a food of the catalog: a variety (`food` names its food, `near` says whether that food's
 * figures may be used), a category, a dish with its usual contents, or a name that only sounds like another food.
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
