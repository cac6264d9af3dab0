import { nutrientNumbers } from '@alfred/baseline'
import type { NutrientAmounts } from '@alfred/contracts'
import { z } from 'zod'
import { readAmount, toldAmounts } from '../amounts.ts'
import { readNumber } from '../text.ts'

/**
 * The nutrients by their numbers in FoodData Central, of which the first with a value counts: Foundation foods have
 * newer methods under other numbers. Energy: 208, then by specific and by general Atwater factors, then kilojoules.
 */
const numbers = {
  ...nutrientNumbers,
  calories: [...nutrientNumbers.calories, '268'],
  carbs_g: [...nutrientNumbers.carbs_g, '205.2'],
  fat_total_g: [...nutrientNumbers.fat_total_g, '298'],
  fiber_g: [...nutrientNumbers.fiber_g, '293'],
  fiber_soluble_g: ['295'],
  sugar_added_g: ['539'],
  vitamin_d_mcg: [...nutrientNumbers.vitamin_d_mcg, '324'],
  biotin_mcg: ['416'],
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
