import { z } from 'zod'
import { choosePortions, referenceCategory } from '@alfred/baseline'
import { RecordError } from '../errors.ts'
import type { FoodRow } from '../rows.ts'
import { cleanText } from '../text.ts'

/** The category of a food by its group. Groups of meals, brands and baby foods have none. Throws a RecordError. */
export function readCategory(name: string, group: string): string {
  const category = referenceCategory({ name, group })
  if (category === undefined)
    throw new RecordError('unwanted', `is of a group without a category (${group || 'no group'})`)
  return category
}

const portionSchema = z.object({
  amount: z.number().positive().nullish(),
  gramWeight: z.number().positive(),
  modifier: z.string().nullish(),
  measureUnit: z.object({ name: z.string(), abbreviation: z.string().optional() }).nullish(),
})
const short: Readonly<Record<string, string>> = { tablespoon: 'tbsp', teaspoon: 'tsp' }
const UNDETERMINED = 'undetermined'

/**
 * The weights of a food by unit. Foundation foods have the unit and the preparation separately; SR Legacy has both in
 * one text. Of several weights of a unit the one that fits the food counts; units in which nobody counts are left out.
 */
export function readPortions(food: string, entries: readonly unknown[]): FoodRow['portions'] {
  const weights = entries.flatMap((entry) => {
    const parsed = portionSchema.safeParse(entry)
    if (!parsed.success) return []
    const { amount, gramWeight, modifier, measureUnit } = parsed.data
    const name = measureUnit?.name ?? UNDETERMINED
    const unit = name === UNDETERMINED ? '' : (short[name] ?? measureUnit?.abbreviation ?? name)
    const words = [unit, cleanText(modifier, 80) ?? ''].filter((word) => word !== '').join(', ')
    return { measure: `${amount ?? 1} ${words}`, grams: gramWeight }
  })
  return choosePortions(food, weights)
}
