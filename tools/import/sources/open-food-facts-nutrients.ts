import type { NutrientAmounts } from '@alfred/contracts'
import { z } from 'zod'
import { readAmount, toldAmounts } from '../amounts.ts'
import { readNumber } from '../text.ts'

/** A figure per 100 g as the source has it. */
type Figure = { value: number | undefined; unit: string }
type FindFigure = (name: string) => Figure | undefined

const SALT_PER_SODIUM = 2.5

/** The nutrients by their names in Open Food Facts, of which the first with a value counts. */
const names = {
  protein_g: ['proteins'],
  carbs_g: ['carbohydrates'],
  fat_total_g: ['fat'],
  hydration_ml: ['water'],
  fat_saturated_g: ['saturated-fat'],
  fat_poly_g: ['polyunsaturated-fat'],
  fat_mono_g: ['monounsaturated-fat'],
  fat_trans_g: ['trans-fat'],
  omega_3_g: ['omega-3-fat'],
  omega_6_g: ['omega-6-fat'],
  fiber_g: ['fiber'],
  fiber_soluble_g: ['soluble-fiber'],
  sugar_g: ['sugars'],
  sugar_added_g: ['added-sugars'],
  potassium_mg: ['potassium'],
  calcium_mg: ['calcium'],
  iron_mg: ['iron'],
  magnesium_mg: ['magnesium'],
  phosphorus_mg: ['phosphorus'],
  zinc_mg: ['zinc'],
  copper_mg: ['copper'],
  manganese_mg: ['manganese'],
  selenium_mcg: ['selenium'],
  vitamin_a_mcg: ['vitamin-a'],
  vitamin_c_mg: ['vitamin-c'],
  vitamin_d_mcg: ['vitamin-d'],
  vitamin_e_mg: ['vitamin-e'],
  vitamin_k_mcg: ['vitamin-k'],
  thiamin_mg: ['vitamin-b1'],
  riboflavin_mg: ['vitamin-b2'],
  niacin_mg: ['vitamin-pp'],
  pantothenic_acid_mg: ['pantothenic-acid'],
  vitamin_b6_mg: ['vitamin-b6'],
  biotin_mcg: ['biotin'],
  folate_mcg: ['vitamin-b9', 'folates'],
  vitamin_b12_mcg: ['vitamin-b12'],
  cholesterol_mg: ['cholesterol'],
} as const satisfies Partial<Record<keyof NutrientAmounts, readonly string[]>>

/**
 * The nutrients per 100 g. Sodium is calculated from salt, and energy from kilojoules, where only those are given.
 */
function readFigures(find: FindFigure): NutrientAmounts {
  const first = (nutrient: keyof NutrientAmounts, candidates: readonly string[]) =>
    candidates
      .map((name) => find(name))
      .map((figure) => figure && readAmount(nutrient, figure.value, figure.unit))
      .find((amount) => amount !== undefined)
  const salt = find('salt')
  const saltAsSodium =
    salt?.value === undefined ? undefined : readAmount('sodium_mg', salt.value / SALT_PER_SODIUM, salt.unit)
  return toldAmounts([
    ['calories', first('calories', ['energy-kcal', 'energy-kj', 'energy'])],
    ['sodium_mg', first('sodium_mg', ['sodium']) ?? saltAsSodium],
    ...Object.entries(names).map(([key, candidates]) => {
      const nutrient = key as keyof typeof names
      return [nutrient, first(nutrient, candidates)] as const
    }),
  ])
}

const unitOf = (name: string) => (name === 'energy-kcal' ? 'kcal' : name.startsWith('energy') ? 'kj' : 'g')

/**
 * Reads figures under `<name>_100g`, which are in grams whatever the label says; sub-nutrients begin with a dash in
 * the table.
 */
export function readFlatNutrients(cells: Readonly<Record<string, unknown>>): NutrientAmounts {
  return readFigures((name) => {
    const value = readNumber(cells[`${name}_100g`] ?? cells[`-${name}_100g`])
    return { value, unit: unitOf(name) }
  })
}

const figureSchema = z.object({ value: z.unknown(), unit: z.string(), source: z.string().optional() })
const nutritionSchema = z.object({
  aggregated_set: z.object({
    per: z.enum(['100g', '100ml']),
    preparation: z.literal('as_sold').optional(),
    nutrients: z.record(z.string(), z.unknown()),
  }),
})

/**
 * Reads figures in the format since version 1003, each with its unit. Undefined when they are not per 100 g of the
 * product as sold. Figures that Open Food Facts estimated from the ingredients are left out.
 */
export function readNutrition(nutrition: unknown): NutrientAmounts | undefined {
  const parsed = nutritionSchema.safeParse(nutrition)
  if (!parsed.success) return undefined
  const { nutrients } = parsed.data.aggregated_set
  return readFigures((name) => {
    const figure = figureSchema.safeParse(nutrients[name])
    if (!figure.success || figure.data.source === 'estimate') return undefined
    return { value: readNumber(figure.data.value), unit: figure.data.unit }
  })
}
