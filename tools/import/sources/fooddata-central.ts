import { z } from 'zod'
import { readBarcode } from '../barcode.ts'
import { RecordError } from '../errors.ts'
import { parseRecord, type FoodRow, type ImportRow, type ProductRow } from '../rows.ts'
import { cleanText } from '../text.ts'
import { readCategory, readPortions } from './fooddata-central-foods.ts'
import { readNutrients } from './fooddata-central-nutrients.ts'

const SOURCE = 'USDA FoodData Central'
const LICENCE = 'CC0 1.0 (public domain)'

/** The keys of the lists in FoodData Central's files. */
export const fooddataCentralLists = ['FoundationFoods', 'SRLegacyFoods', 'BrandedFoods'] as const

const optionalText = z.string().nullish().catch(undefined)
const foodSchema = z.object({
  fdcId: z.int().positive(),
  dataType: z.string(),
  description: z.string(),
  foodNutrients: z.array(z.unknown()).nullish(),
  foodPortions: z.array(z.unknown()).nullish(),
  foodCategory: z
    .union([z.object({ description: z.string() }), z.string()])
    .nullish()
    .catch(undefined),
  gtinUpc: optionalText,
  brandName: optionalText,
  brandOwner: optionalText,
  ingredients: optionalText,
  servingSize: z.number().positive().nullish().catch(undefined),
  servingSizeUnit: optionalText,
})
type Food = z.infer<typeof foodSchema>

/**
 * Maps a food of a dump or of the API to a reference food, or to a product if it has a brand. Throws a RecordError.
 */
export function mapFood(value: unknown, fetchedAt: string): ImportRow[] {
  const food = parseRecord(foodSchema, value)
  switch (food.dataType) {
    case 'Foundation':
    case 'SR Legacy':
      return [{ family: 'foods', row: foodRow(food, fetchedAt) }]
    case 'Branded':
      return [{ family: 'products', row: productRow(food, fetchedAt) }]
    default:
      throw new RecordError('unwanted', `is of a kind that is not imported (${food.dataType.slice(0, 40)})`)
  }
}

function foodRow(food: Food, fetchedAt: string): FoodRow {
  const name = readName(food)
  const group =
    typeof food.foodCategory === 'string' ? food.foodCategory : (food.foodCategory?.description ?? '')
  const id = String(food.fdcId)
  const url = `https://fdc.nal.usda.gov/food-details/${id}/nutrients`
  return {
    name,
    category: readCategory(name, group),
    per_100g: readNutrients(food.foodNutrients ?? []),
    portions: readPortions(name, food.foodPortions ?? []),
    source: `USDA FDC ${id}`,
    origin: { source: SOURCE, id, url, licence: LICENCE, fetched_at: fetchedAt },
  }
}

/** A product row from a label of the United States, which lists the ingredients but no allergens. */
function productRow(food: Food, fetchedAt: string): ProductRow {
  const unit = food.servingSizeUnit?.toLowerCase() ?? ''
  return {
    barcode: readBarcode(food.gtinUpc ?? ''),
    name: readName(food),
    brand: cleanText(food.brandName, 200) ?? cleanText(food.brandOwner, 200),
    per_100g: readNutrients(food.foodNutrients ?? []),
    serving_grams: ['g', 'grm'].includes(unit) ? (food.servingSize ?? null) : null,
    allergens: null,
    ingredients_text: cleanText(food.ingredients, 8_000),
    ...{ source: SOURCE, source_id: String(food.fdcId), licence: LICENCE, fetched_at: fetchedAt },
  }
}

function readName({ description }: Food): string {
  const name = cleanText(description, 200)
  if (name === null) throw new RecordError('unwanted', 'has no name')
  return name
}
