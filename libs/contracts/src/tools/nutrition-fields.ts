import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { oneLineSchema } from '../one-line.ts'
import { amountSchema } from '../amounts.ts'
import { nutrientAmountsSchema } from '../nutrients.ts'

// What the tools of the nutrition agent are told in the same way.

export const food = itemNameSchema(120).describe('the food as the person named it, e.g. "egg"')
export const quantity = amountSchema.max(100_000)
export const unit = oneLineSchema({ max: 24 })
  .nullable()
  .describe('e.g. "g", "slice", "cup"; null for pieces: two eggs are 2, never grams')
export const day = oneLineSchema({ max: 60 })
  .nullable()
  .describe('a past day as said ("yesterday") or YYYY-MM-DD; null for today')
export const amounts = nutrientAmountsSchema.describe(
  'amounts in the unit that the name of each nutrient ends with',
)

export const alcohol = z
  .number()
  .nonnegative()
  .max(1_000)
  .nullable()
  .default(null)
  .describe('grams of alcohol in that amount where it is known; its 7 kcal a gram are counted; else null')

export const recipe = z.string().max(64).nullable().describe('the ref of a saved recipe, or null')
export const recipeName = itemNameSchema(160).nullable().describe('its name as said; null with a ref')
export const servings = amountSchema.max(100).describe('how many servings were eaten or are asked about')
export const makes = amountSchema
  .max(1_000)
  .nullable()
  .describe('how many servings the recipe makes, if the person said so; else null')
export const favourite = itemNameSchema(120).describe('the name of a kept meal as the person says it')
export const span = z.int().min(2).max(92).nullable()
