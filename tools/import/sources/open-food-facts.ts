import { z } from 'zod'
import { readBarcode } from '../barcode.ts'
import { RecordError } from '../errors.ts'
import { parseRecord, type ImportRow, type ProductRow } from '../rows.ts'
import { cleanText, readNumber } from '../text.ts'
import { readAllergens } from './open-food-facts-allergens.ts'
import { readFlatNutrients, readNutrition } from './open-food-facts-nutrients.ts'

const SOURCE = 'Open Food Facts'
const LICENCE = 'ODbL 1.0'

/** The fields to request from the API: a product has hundreds. */
export const openFoodFactsFields = [
  ...[
    'code',
    'product_name',
    'product_name_en',
    'generic_name',
    'generic_name_en',
    'brands',
    'allergens_tags',
  ],
  ...['ingredients_text', 'ingredients_text_en', 'serving_size', 'serving_quantity', 'serving_quantity_unit'],
  ...['nutriments', 'nutrition'],
]

// Volunteers and many programs wrote these records, so a field of another type counts as missing.
const loose = z.unknown().optional()
const productSchema = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  product_name: loose,
  product_name_en: loose,
  generic_name: loose,
  generic_name_en: loose,
  brands: loose,
  allergens_tags: z.array(z.string()).optional().catch(undefined),
  ingredients_text: loose,
  ingredients_text_en: loose,
  serving_size: loose,
  serving_quantity: loose,
  serving_quantity_unit: loose,
  nutriments: z.record(z.string(), z.unknown()).optional().catch(undefined),
  nutrition: loose,
})
type Product = z.infer<typeof productSchema>

/** Maps a product of the JSONL dump. Throws a RecordError. */
export function mapProduct(value: unknown, fetchedAt: string): ImportRow[] {
  const product = parseRecord(productSchema, value)
  const per100g = readNutrition(product.nutrition) ?? readFlatNutrients(product.nutriments ?? {})
  return [{ family: 'products', row: productRow(product, { per100g, fetchedAt }) }]
}

const answerSchema = z.object({ product: z.record(z.string(), z.unknown()).optional() })

/** Maps the answer of the product API. Throws a RecordError. */
export function mapAnswer(value: unknown, fetchedAt: string): ImportRow[] {
  const { product } = parseRecord(answerSchema, value)
  if (product === undefined) throw new RecordError('broken', `${SOURCE} does not have it`)
  return mapProduct(product, fetchedAt)
}

/** Maps a row of the table, with its figures in columns and its allergens in one cell. Throws a RecordError. */
export function mapTableRow(value: unknown, fetchedAt: string): ImportRow[] {
  const cells = parseRecord(z.record(z.string(), z.string()), value)
  const tags = (cells['allergens_tags'] ?? cells['allergens'] ?? '')
    .split(',')
    .filter((tag) => tag.trim() !== '')
  const product = parseRecord(productSchema, { ...cells, allergens_tags: tags })
  return [{ family: 'products', row: productRow(product, { per100g: readFlatNutrients(cells), fetchedAt }) }]
}

type Read = { per100g: ProductRow['per_100g']; fetchedAt: string }

function productRow(product: Product, { per100g, fetchedAt }: Read): ProductRow {
  const barcode = readBarcode(product.code)
  const names = [product.product_name_en, product.product_name, product.generic_name_en, product.generic_name]
  const name = firstText(names, 200)
  if (name === null) throw new RecordError('unwanted', 'has no name')
  const brands = cleanText(product.brands, 1_000)
  return {
    ...{ barcode, name, per_100g: per100g, fetched_at: fetchedAt },
    brand: cleanText(brands?.split(',')[0], 200),
    serving_grams: readServing(product),
    allergens: readAllergens(product.allergens_tags ?? []),
    ingredients_text: firstText([product.ingredients_text_en, product.ingredients_text], 8_000),
    ...{ source: SOURCE, source_id: product.code.slice(0, 60), licence: LICENCE },
  }
}

const firstText = (said: unknown[], lengthMax: number) =>
  said.map((text) => cleanText(text, lengthMax)).find((text) => text !== null) ?? null

/** The weight of a serving in grams. A volume does not count, since its density is unknown. */
function readServing({ serving_quantity, serving_quantity_unit, serving_size }: Product): number | null {
  const grams = readNumber(serving_quantity)
  const unit = cleanText(serving_quantity_unit, 20)?.toLowerCase()
  const isVolume = /\d\s*(?:ml|cl|dl|l|fl\.? ?oz)\b/i.test(cleanText(serving_size, 200) ?? '')
  const isWeight = unit === 'g' || (unit === undefined && !isVolume)
  return grams !== undefined && grams > 0 && grams < 10_000 && isWeight ? grams : null
}
