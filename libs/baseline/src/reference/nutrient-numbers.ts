import type { Nutrient } from '@alfred/contracts'

/**
 * The numbers under which SR28 and FoodData Central tell the nutrients that Alfred counts (ruling R23); the first that
 * is told counts. Energy of Foundation Foods is reckoned by the specific factors of the food (958), else by the general
 * ones (957). Biotin is told of a few dozen foods and soluble fibre of none, so that both count as unknown.
 */
export const nutrientNumbers = {
  calories: ['208', '958', '957'],
  protein_g: ['203'],
  carbs_g: ['205'],
  fat_total_g: ['204'],
  hydration_ml: ['255'],
  fat_saturated_g: ['606'],
  fat_poly_g: ['646'],
  fat_mono_g: ['645'],
  fat_trans_g: ['605'],
  fiber_g: ['291'],
  sugar_g: ['269', '269.3'],
  sodium_mg: ['307'],
  potassium_mg: ['306'],
  calcium_mg: ['301'],
  iron_mg: ['303'],
  magnesium_mg: ['304'],
  phosphorus_mg: ['305'],
  zinc_mg: ['309'],
  copper_mg: ['312'],
  manganese_mg: ['315'],
  selenium_mcg: ['317'],
  vitamin_a_mcg: ['320'],
  vitamin_c_mg: ['401'],
  vitamin_d_mcg: ['328'],
  vitamin_e_mg: ['323'],
  vitamin_k_mcg: ['430'],
  thiamin_mg: ['404'],
  riboflavin_mg: ['405'],
  niacin_mg: ['406'],
  pantothenic_acid_mg: ['410'],
  vitamin_b6_mg: ['415'],
  folate_mcg: ['417'],
  vitamin_b12_mcg: ['418'],
  cholesterol_mg: ['601'],
} as const satisfies Partial<Record<Nutrient, readonly string[]>>
