import { join } from 'node:path'
import { readCsv } from './read-csv.ts'
import { nutrientsOf } from './nutrients-of.ts'
import type { ReferenceEntry } from './reference-entry.ts'

/**
 * Reads the unpacked CSV files of the USDA Foundation Foods of October 2024 (public domain): few foods, measured lately.
 * Samples and acquisitions, which are in the same files, are left out. Throws REFERENCE_UNREADABLE.
 */
export function readFoundation(folder: string): ReferenceEntry[] {
  const rows = (file: string) => readCsv(join(folder, file))
  const groups = new Map(rows('food_category.csv').map((row) => [row['id'], row['description'] ?? '']))
  const numbers = new Map(rows('nutrient.csv').map((row) => [row['id'], row['nutrient_nbr'] ?? '']))
  const measures = new Map(rows('measure_unit.csv').map((row) => [row['id'], row['name'] ?? '']))
  const foods = rows('food.csv').filter((row) => row['data_type'] === 'foundation_food')
  const ids = new Set(foods.map((row) => row['fdc_id'] ?? ''))
  const ofFoods = (file: string) =>
    Map.groupBy(
      rows(file).filter((row) => ids.has(row['fdc_id'] ?? '')),
      (row) => row['fdc_id'] ?? '',
    )
  const figures = ofFoods('food_nutrient.csv')
  const weights = ofFoods('food_portion.csv')
  return foods.map((food) => {
    const id = food['fdc_id'] ?? ''
    return {
      ...{ id, name: food['description'] ?? '', alsoCalled: '', isBrand: false, refusePercent: undefined },
      group: groups.get(food['food_category_id']) ?? '',
      per100g: nutrientsOf(
        new Map(
          (figures.get(id) ?? [])
            .filter((row) => row['amount'] !== '')
            .map((row) => [numbers.get(row['nutrient_id']) ?? '', Number(row['amount'])]),
        ),
      ),
      weights: (weights.get(id) ?? []).map((row) => ({
        measure: [Number(row['amount']), measures.get(row['measure_unit_id']), row['modifier']]
          .filter((part) => part !== '' && part !== 'undetermined')
          .join(' '),
        grams: Number(row['gram_weight']),
      })),
    }
  })
}
