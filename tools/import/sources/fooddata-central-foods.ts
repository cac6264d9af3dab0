import { z } from 'zod'
import { readHouseholdWeight, referenceCategory } from '@alfred/baseline'
import { RecordError } from '../errors.ts'
import type { FoodRow } from '../rows.ts'
import { cleanText } from '../text.ts'

/** The food groups of SR28 by their names in FoodData Central. */
const groups: Readonly<Record<string, string>> = {
  'Dairy and Egg Products': '0100',
  'Spices and Herbs': '0200',
  'Fats and Oils': '0400',
  'Poultry Products': '0500',
  'Soups, Sauces, and Gravies': '0600',
  'Sausages and Luncheon Meats': '0700',
  'Fruits and Fruit Juices': '0900',
  'Pork Products': '1000',
  'Vegetables and Vegetable Products': '1100',
  'Nut and Seed Products': '1200',
  'Beef Products': '1300',
  Beverages: '1400',
  'Finfish and Shellfish Products': '1500',
  'Legumes and Legume Products': '1600',
  'Lamb, Veal, and Game Products': '1700',
  'Baked Products': '1800',
  Sweets: '1900',
  'Cereal Grains and Pasta': '2000',
}

/** The category of a food by its group. Groups of meals, brands and baby foods have none. Throws a RecordError. */
export function readCategory(name: string, group: string): string {
  const category = referenceCategory({ name, group: groups[group] ?? '' })
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
 * one text. The first weight of a unit counts; units in which nobody counts are left out.
 */
export function readPortions(entries: readonly unknown[]): FoodRow['portions'] {
  const portions = entries.flatMap((entry) => {
    const parsed = portionSchema.safeParse(entry)
    if (!parsed.success) return []
    const { amount, gramWeight, modifier, measureUnit } = parsed.data
    const name = measureUnit?.name ?? UNDETERMINED
    const unit = name === UNDETERMINED ? '' : (short[name] ?? measureUnit?.abbreviation ?? name)
    const words = [unit, cleanText(modifier, 80) ?? ''].filter((word) => word !== '').join(', ')
    return readHouseholdWeight(gramWeight, `${amount ?? 1} ${words}`) ?? []
  })
  return [...new Map(portions.toReversed().map((portion) => [portion.unit, portion])).values()].toReversed()
}
