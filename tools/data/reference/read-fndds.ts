import { join } from 'node:path'
import { keysOf, type Nutrient } from '@alfred/contracts'
import { readCsv } from './read-csv.ts'
import { rounded } from './nutrients-of.ts'
import type { ReferenceEntry } from './reference-entry.ts'

type Row = Record<string, string>

/** The columns of FNDDS with the nutrients that Alfred counts; several are added up. */
const columns = {
  calories: ['Energy (kcal)'],
  protein_g: ['Protein (g)'],
  carbs_g: ['Carbohydrate (g)'],
  fat_total_g: ['Total Fat (g)'],
  hydration_ml: ['Water (g)'],
  fat_saturated_g: ['Fatty acids, total saturated (g)'],
  fat_poly_g: ['Fatty acids, total polyunsaturated (g)'],
  fat_mono_g: ['Fatty acids, total monounsaturated (g)'],
  omega_3_g: ['18:3 (g)', '18:4 (g)', '20:5 n-3 (g)', '22:5 n-3 (g)', '22:6 n-3 (g)'],
  omega_6_g: ['18:2 (g)', '20:4 (g)'],
  fiber_g: ['Fiber, total dietary (g)'],
  sugar_g: ['Sugars, total (g)'],
  sodium_mg: ['Sodium (mg)'],
  potassium_mg: ['Potassium (mg)'],
  calcium_mg: ['Calcium (mg)'],
  iron_mg: ['Iron (mg)'],
  magnesium_mg: ['Magnesium (mg)'],
  phosphorus_mg: ['Phosphorus (mg)'],
  zinc_mg: ['Zinc (mg)'],
  copper_mg: ['Copper (mg)'],
  selenium_mcg: ['Selenium (mcg)'],
  vitamin_a_mcg: ['Vitamin A, RAE (mcg_RAE)'],
  vitamin_c_mg: ['Vitamin C (mg)'],
  vitamin_d_mcg: ['Vitamin D (D2 + D3) (mcg)'],
  vitamin_e_mg: ['Vitamin E (alpha-tocopherol) (mg)'],
  vitamin_k_mcg: ['Vitamin K (phylloquinone) (mcg)'],
  thiamin_mg: ['Thiamin (mg)'],
  riboflavin_mg: ['Riboflavin (mg)'],
  niacin_mg: ['Niacin (mg)'],
  vitamin_b6_mg: ['Vitamin B-6 (mg)'],
  folate_mcg: ['Folate, total (mcg)'],
  vitamin_b12_mcg: ['Vitamin B-12 (mcg)'],
  cholesterol_mg: ['Cholesterol (mg)'],
} as const satisfies Partial<Record<Nutrient, readonly string[]>>

const GRAMS_PER_TEASPOON_OF_SUGAR = 4.2

/**
 * Reads the USDA Food and Nutrient Database for Dietary Studies 2021-2023 (public domain): foods as people eat them.
 * It tells no added sugar, which is taken from the Food Patterns Equivalents of 2017-2018 for the food of the same code
 * (a teaspoon equivalent is 4.2 g, as that publication says). Throws REFERENCE_UNREADABLE.
 */
export function readFndds({
  folder,
  patternsFolder,
}: {
  folder: string
  patternsFolder: string
}): ReferenceEntry[] {
  const byCode = (file: string) => Map.groupBy(readCsv(join(folder, file)), (row) => row['Food code'] ?? '')
  const figures = byCode('nutrient_values.csv')
  const weights = byCode('portions.csv')
  const addedSugar = readAddedSugar(patternsFolder)
  return readCsv(join(folder, 'foods.csv')).flatMap((food) => {
    const id = food['Food code'] ?? ''
    const row = figures.get(id)?.[0]
    if (row === undefined) return []
    return {
      ...{
        id,
        name: food['Main food description'] ?? '',
        alsoCalled: food['Additional food description'] ?? '',
      },
      ...{ group: food['WWEIA Category description'] ?? '', isBrand: false, refusePercent: undefined },
      per100g: { ...nutrientsOfRow(row), ...addedSugarOf(addedSugar.get(id)) },
      weights: (weights.get(id) ?? []).flatMap((portion) => {
        const grams = Number(portion['Portion weight (g)'])
        return grams > 0 ? [{ measure: portion['Portion description'] ?? '', grams }] : []
      }),
    }
  })
}

function nutrientsOfRow(row: Row): Partial<Record<Nutrient, number>> {
  const told = keysOf(columns).flatMap((nutrient) => {
    const cells = columns[nutrient].map((column) => row[column])
    if (cells.some((cell) => cell === undefined || cell === '')) return []
    return [[nutrient, rounded(cells.reduce((sum, cell) => sum + Number(cell), 0))] as const]
  })
  return Object.fromEntries(told)
}

function readAddedSugar(folder: string): Map<string, number> {
  return new Map(
    readCsv(join(folder, 'fped_1718.csv')).map((row) => [
      row['FOODCODE'] ?? '',
      Number(row['ADD_SUGARS (tsp. eq.)']) * GRAMS_PER_TEASPOON_OF_SUGAR,
    ]),
  )
}

function addedSugarOf(grams: number | undefined): Partial<Record<Nutrient, number>> {
  return grams === undefined ? {} : { sugar_added_g: rounded(grams) }
}
