import type { Nutrient as CountedNutrient } from '@alfred/contracts'

/**
 * The columns (from 0) of SR28's ABBREV.txt with the nutrients that Alfred counts (ruling R23). Of the 39, the file
 * lacks trans fat, omega-3 and omega-6, soluble fibre, added sugar and biotin.
 */
export const nutrientColumns = {
  hydration_ml: 2,
  calories: 3,
  protein_g: 4,
  fat_total_g: 5,
  carbs_g: 7,
  fiber_g: 8,
  sugar_g: 9,
  calcium_mg: 10,
  iron_mg: 11,
  magnesium_mg: 12,
  phosphorus_mg: 13,
  potassium_mg: 14,
  sodium_mg: 15,
  zinc_mg: 16,
  copper_mg: 17,
  manganese_mg: 18,
  selenium_mcg: 19,
  vitamin_c_mg: 20,
  thiamin_mg: 21,
  riboflavin_mg: 22,
  niacin_mg: 23,
  pantothenic_acid_mg: 24,
  vitamin_b6_mg: 25,
  folate_mcg: 26,
  vitamin_b12_mcg: 31,
  vitamin_a_mcg: 33,
  vitamin_e_mg: 40,
  vitamin_d_mcg: 41,
  vitamin_k_mcg: 43,
  fat_saturated_g: 44,
  fat_mono_g: 45,
  fat_poly_g: 46,
  cholesterol_mg: 47,
} as const satisfies Partial<Record<CountedNutrient, number>>
export type Nutrient = keyof typeof nutrientColumns

/** The columns of the two household weights: the grams and their description. */
export const weightColumns = [
  [48, 49],
  [50, 51],
] as const
