import { nutrientAmountsSchema, units, type Unit } from '@alfred/contracts'
import { z } from 'zod'
import { allergens } from '@alfred/baseline'
import { RecordError } from './errors.ts'

const text = (length: number) => z.string().trim().min(1).max(length)
const amounts = nutrientAmountsSchema.refine((told) => Object.values(told).every((amount) => amount >= 0))
const minutes = z.int().min(0).max(20_000).nullable()

/** The origin of a row and its licence, stored beside it. */
const originSchema = z.object({
  source: text(60),
  id: text(200),
  url: z.string().max(2_000).nullable(),
  licence: text(200),
  fetched_at: z.iso.datetime(),
})

const productSchema = z.object({
  barcode: z.string().regex(/^\d{8,14}$/),
  name: text(200),
  brand: text(200).nullable(),
  per_100g: amounts,
  serving_grams: z.number().positive().nullable(),
  allergens: z.array(z.enum(allergens)).nullable(),
  ingredients_text: text(8_000).nullable(),
  source: text(60),
  source_id: text(60),
  licence: text(200),
  fetched_at: z.iso.datetime(),
})
export type ProductRow = z.infer<typeof productSchema>

const foodSchema = z.object({
  name: text(200),
  category: text(40),
  per_100g: amounts,
  portions: z.array(
    z.object({
      unit: z.enum(Object.keys(units) as [Unit, ...Unit[]]),
      grams: z.number().positive(),
      note: z.string().nullable(),
    }),
  ),
  source: text(60),
  origin: originSchema,
})
export type FoodRow = z.infer<typeof foodSchema>

const lineSchema = z.object({
  food: text(120),
  quantity: z.number().positive().max(1e8).nullable(),
  unit: text(24).nullable(),
  preparation: text(200).nullable(),
  is_optional: z.boolean(),
})
export type LineRow = z.infer<typeof lineSchema>

const recipeSchema = z.object({
  slug: z.string().regex(/^[a-z]+-[a-z0-9]+$/),
  name: text(160),
  description: text(2_000).nullable(),
  cuisine: text(60).nullable(),
  course: text(60).nullable(),
  servings: z.number().positive().max(1_000).nullable(),
  prep: minutes,
  cook: minutes,
  steps: z.array(text(2_000)).max(60),
  tags: z.array(text(40)).max(8),
  equipment: z.array(text(60)).max(12),
  notes: text(4_000).nullable(),
  lines: z.array(lineSchema).min(1).max(100),
  origin: originSchema,
})
export type RecipeRow = z.infer<typeof recipeSchema>

const pairingSchema = z.object({
  food: text(120),
  with: text(120),
  score: z.number().min(0),
  shared: z.array(z.string()),
  origin: originSchema,
})
export type PairingRow = z.infer<typeof pairingSchema>

/** The rows that each loading function of the database, `private.import_<family>`, takes. */
const rowSchemas = {
  products: productSchema,
  foods: foodSchema,
  recipes: recipeSchema,
  pairings: pairingSchema,
}
export type Family = keyof typeof rowSchemas
export type ImportRow =
  | { family: 'products'; row: ProductRow }
  | { family: 'foods'; row: FoodRow }
  | { family: 'recipes'; row: RecipeRow }
  | { family: 'pairings'; row: PairingRow }

/** Serialises a row for the database after validating it by its schema. Throws a RecordError. */
export function writeRow({ family, row }: ImportRow): string {
  return JSON.stringify(parseRecord(rowSchemas[family], row))
}

/** Parses a record by its schema. Throws a RecordError that names the field. */
export function parseRecord<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.join('.') ?? ''
  throw new RecordError(
    'broken',
    `${path === '' ? '' : `${path}: `}${issue?.message ?? 'is not as expected'}`,
  )
}
