import { keysOf, type Nutrient } from '@alfred/contracts'
import type { NumberedFigures } from './reference-entry.ts'

/**
 * The numbers under which SR28 and FoodData Central tell the nutrients that Alfred counts (ruling R23); the first that
 * is told counts. Energy of Foundation Foods is reckoned by the specific factors of the food (958), else by the general
 * ones (957). Biotin is told of a few dozen foods and soluble fibre of none, so that both count as unknown.
 */
const numbers = {
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

const [ALPHA_LINOLENIC, EPA, DPA, DHA, STEARIDONIC] = [['851', '619'], ['629'], ['631'], ['621'], ['627']]
const [LINOLEIC, ARACHIDONIC] = [
  ['675', '618'],
  ['855', '620'],
]

/** The nutrients that numbered figures tell. Pure. */
export function nutrientsOf(figures: NumberedFigures): Partial<Record<Nutrient, number>> {
  const first = (of: readonly string[]) =>
    of.map((number) => figures.get(number)).find((one) => one !== undefined)
  const told = keysOf(numbers).flatMap((nutrient) => {
    const amount = first(numbers[nutrient])
    return amount === undefined ? [] : [[nutrient, rounded(Math.max(amount, 0))] as const]
  })
  return {
    ...Object.fromEntries(told),
    ...sumOf('omega_3_g', { first, needed: [ALPHA_LINOLENIC, EPA, DHA], beside: [DPA, STEARIDONIC] }),
    ...sumOf('omega_6_g', { first, needed: [LINOLEIC], beside: [ARACHIDONIC] }),
  }
}

type Sum = {
  first: (of: readonly string[]) => number | undefined
  needed: readonly (readonly string[] | undefined)[]
  beside: readonly (readonly string[] | undefined)[]
}

/** A sum of fatty acids, told only where those that make up most of it are told. */
function sumOf(nutrient: Nutrient, { first, needed, beside }: Sum): Partial<Record<Nutrient, number>> {
  const parts = needed.map((of) => first(of ?? []))
  if (parts.includes(undefined)) return {}
  const all = [...parts, ...beside.map((of) => first(of ?? []))]
  return { [nutrient]: rounded(all.reduce<number>((sum, part) => sum + (part ?? 0), 0)) }
}

/** Four significant digits: more than any of the figures was measured to. */
export function rounded(amount: number): number {
  return Number(amount.toPrecision(4))
}
