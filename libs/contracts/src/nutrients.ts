import { keysOf } from './keys-of.ts'
import { z } from 'zod'
import { AMOUNT_BELOW } from './amounts.ts'

/**
 * The nutrients that are counted (ruling R23), with their unit and the names people use. A nutrient that a food has
 * no figure for is left out, never zero. The database holds the same codes and units; a test keeps the two equal.
 */
export const nutrients = {
  calories: { unit: 'kcal', names: ['calories', 'calorie', 'kcal', 'kcals', 'energy', 'cals'] },
  protein_g: { unit: 'g', names: ['protein', 'proteins'] },
  carbs_g: { unit: 'g', names: ['carbohydrates', 'carbohydrate', 'carbs', 'carb'] },
  fat_total_g: { unit: 'g', names: ['fat', 'fats', 'total fat'] },
  hydration_ml: { unit: 'ml', names: ['water', 'hydration', 'fluid', 'fluids'] },
  fat_saturated_g: { unit: 'g', names: ['saturated fat', 'saturated fats', 'saturates'] },
  fat_poly_g: { unit: 'g', names: ['polyunsaturated fat', 'polyunsaturates'] },
  fat_mono_g: { unit: 'g', names: ['monounsaturated fat', 'monounsaturates'] },
  fat_trans_g: { unit: 'g', names: ['trans fat', 'trans fats'] },
  omega_3_g: { unit: 'g', names: ['omega-3', 'omega 3'] },
  omega_6_g: { unit: 'g', names: ['omega-6', 'omega 6'] },
  fiber_g: { unit: 'g', names: ['fibre', 'fiber'] },
  fiber_soluble_g: { unit: 'g', names: ['soluble fibre', 'soluble fiber'] },
  sugar_g: { unit: 'g', names: ['sugar', 'sugars'] },
  sugar_added_g: { unit: 'g', names: ['added sugar', 'added sugars'] },
  sodium_mg: { unit: 'mg', names: ['sodium'] },
  potassium_mg: { unit: 'mg', names: ['potassium'] },
  calcium_mg: { unit: 'mg', names: ['calcium'] },
  iron_mg: { unit: 'mg', names: ['iron'] },
  magnesium_mg: { unit: 'mg', names: ['magnesium'] },
  phosphorus_mg: { unit: 'mg', names: ['phosphorus'] },
  zinc_mg: { unit: 'mg', names: ['zinc'] },
  copper_mg: { unit: 'mg', names: ['copper'] },
  manganese_mg: { unit: 'mg', names: ['manganese'] },
  selenium_mcg: { unit: 'mcg', names: ['selenium'] },
  vitamin_a_mcg: { unit: 'mcg', names: ['vitamin A'] },
  vitamin_c_mg: { unit: 'mg', names: ['vitamin C'] },
  vitamin_d_mcg: { unit: 'mcg', names: ['vitamin D'] },
  vitamin_e_mg: { unit: 'mg', names: ['vitamin E'] },
  vitamin_k_mcg: { unit: 'mcg', names: ['vitamin K'] },
  thiamin_mg: { unit: 'mg', names: ['thiamin', 'thiamine', 'vitamin B1'] },
  riboflavin_mg: { unit: 'mg', names: ['riboflavin', 'vitamin B2'] },
  niacin_mg: { unit: 'mg', names: ['niacin', 'vitamin B3'] },
  pantothenic_acid_mg: { unit: 'mg', names: ['pantothenic acid', 'vitamin B5'] },
  vitamin_b6_mg: { unit: 'mg', names: ['vitamin B6'] },
  biotin_mcg: { unit: 'mcg', names: ['biotin', 'vitamin B7'] },
  folate_mcg: { unit: 'mcg', names: ['folate', 'folic acid', 'vitamin B9'] },
  vitamin_b12_mcg: { unit: 'mcg', names: ['vitamin B12'] },
  cholesterol_mg: { unit: 'mg', names: ['cholesterol'] },
} as const satisfies Record<string, { unit: string; names: readonly [string, ...string[]] }>
export type Nutrient = keyof typeof nutrients

const codes = keysOf(nutrients)

/** A nutrient by its code. */
export const nutrientSchema = z.enum(codes)

/** Amounts by nutrient, each in the nutrient's own unit, as given by a label, a person or a model. */
export const nutrientAmountsSchema = z.partialRecord(
  nutrientSchema,
  z.number().gt(-AMOUNT_BELOW).max(1_000_000),
)
export type NutrientAmounts = z.infer<typeof nutrientAmountsSchema>

const nutrientByName = new Map<string, Nutrient>(
  codes.flatMap((code) =>
    [code, ...nutrients[code].names].map((name) => [name.toLowerCase(), code] as const),
  ),
)

/** Finds a nutrient by one of its names: "carbs" is `carbs_g`. Undefined when the name is unknown. */
export function findNutrient(name: string): Nutrient | undefined {
  return nutrientByName.get(name.trim().toLowerCase())
}
