import type { NutrientAmounts } from '@alfred/contracts'
import { z } from 'zod'
import { readAmount, toldAmounts } from '../amounts.ts'
import { readNumber } from '../text.ts'

/**
 * The nutrients by their numbers in FoodData Central, of which the first with a value counts: Foundation foods have
 * newer methods under other numbers. Energy: 208, then by specific and by general Atwater factors, then kilojoules.
 */
const numbers = {
  calories: ['208', '958', '957', '268'],
  protein_g: ['203'],
  carbs_g: ['205', '205.2'],
  fat_total_g: ['204', '298'],
  hydration_ml: ['255'],
  fat_saturated_g: ['606'],
  fat_poly_g: ['646'],
  fat_mono_g: ['645'],
  fat_trans_g: ['605'],
  fiber_g: ['291', '293'],
  fiber_soluble_g: ['295'],
  sugar_g: ['269', '269.3'],
  sugar_added_g: ['539'],
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
  vitamin_d_mcg: ['328', '324'],
  vitamin_e_mg: ['323'],
  vitamin_k_mcg: ['430'],
  thiamin_mg: ['404'],
  riboflavin_mg: ['405'],
  niacin_mg: ['406'],
  pantothenic_acid_mg: ['410'],
  vitamin_b6_mg: ['415'],
  biotin_mcg: ['416'],
  folate_mcg: ['417'],
  vitamin_b12_mcg: ['418'],
  cholesterol_mg: ['601'],
} as const satisfies Partial<Record<keyof NutrientAmounts, readonly string[]>>

/**
 * The fatty acids of each family, which the source lists one by one. A family is known only if its main acids are: a
 * sum of the available ones would be too low.
 */
const omegas = {
  // ALA (or all 18:3), EPA and DHA; then DPA and 18:4.
  omega_3_g: { needed: [['851', '619'], ['629'], ['621']], more: ['631', '627'] },
  // Linoleic (or all 18:2) and arachidonic acid; then gamma-linolenic, 20:2 and 20:3.
  omega_6_g: {
    needed: [
      ['675', '618'],
      ['855', '620'],
    ],
    more: ['685', '672', '853'],
  },
} as const

const number = z.union([z.string(), z.number()]).transform(String)
// The shapes of dumps and full answers, of abridged answers, and of search hits.
const entrySchema = z.union([
  z
    .object({ nutrient: z.object({ number, unitName: z.string() }), amount: z.unknown() })
    .transform(({ nutrient: { number, unitName }, amount }) => ({ number, unitName, amount })),
  z.object({ number, unitName: z.string(), amount: z.unknown() }),
  z
    .object({ nutrientNumber: number, unitName: z.string(), value: z.unknown() })
    .transform(({ nutrientNumber, unitName, value }) => ({
      number: nutrientNumber,
      unitName,
      amount: value,
    })),
])

/** The nutrients per 100 g from a food's entries; unreadable ones are left out. */
export function readNutrients(entries: readonly unknown[]): NutrientAmounts {
  const told = new Map(
    entries.flatMap((entry) => {
      const parsed = entrySchema.safeParse(entry)
      const amount = parsed.success ? readNumber(parsed.data.amount) : undefined
      return parsed.success && amount !== undefined
        ? [[parsed.data.number, { amount, unit: parsed.data.unitName }] as const]
        : []
    }),
  )
  const first = (nutrient: keyof NutrientAmounts, candidates: readonly string[]) =>
    candidates
      .map((number) => told.get(number))
      .map((entry) => entry && readAmount(nutrient, entry.amount, entry.unit))
      .find((amount) => amount !== undefined)
  return toldAmounts([
    ...Object.entries(numbers).map(([key, candidates]) => {
      const nutrient = key as keyof typeof numbers
      return [nutrient, first(nutrient, candidates)] as const
    }),
    ...Object.entries(omegas).map(([key, { needed, more }]) => {
      const nutrient = key as keyof typeof omegas
      const main = needed.map((candidates) => first(nutrient, candidates))
      const rest = more.map((number) => first(nutrient, [number]) ?? 0)
      const isTold = main.every((amount) => amount !== undefined)
      const sum = [...main, ...rest].reduce<number>((total, amount) => total + (amount ?? 0), 0)
      return [nutrient, isTold ? readAmount(nutrient, sum, 'g') : undefined] as const
    }),
  ])
}
