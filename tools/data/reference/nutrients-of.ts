import { nutrientNumbers } from '@alfred/baseline'
import { keysOf, type Nutrient } from '@alfred/contracts'
import type { NumberedFigures } from './reference-entry.ts'

const [ALPHA_LINOLENIC, EPA, DPA, DHA, STEARIDONIC] = [['851', '619'], ['629'], ['631'], ['621'], ['627']]
const [LINOLEIC, ARACHIDONIC] = [
  ['675', '618'],
  ['855', '620'],
]

/** The nutrients that numbered figures tell. Pure. */
export function nutrientsOf(figures: NumberedFigures): Partial<Record<Nutrient, number>> {
  const first = (of: readonly string[]) =>
    of.map((number) => figures.get(number)).find((one) => one !== undefined)
  const told = keysOf(nutrientNumbers).flatMap((nutrient) => {
    const amount = first(nutrientNumbers[nutrient])
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
