import { nutrients, type NutrientAmounts } from '@alfred/contracts'

type Nutrient = keyof typeof nutrients

const GRAMS_MAX = 101
const CALORIES_MAX = 1_000
const KILOJOULES_PER_CALORIE = 4.184
// International units of vitamin D only: those of A and E depend on the form, which no source gives.
const VITAMIN_D_UNITS_PER_MICROGRAM = 40

/** The grams in one of a unit, by the unit's names in the sources. */
const grams: Readonly<Record<string, number>> = {
  g: 1,
  mg: 1e-3,
  ug: 1e-6,
  mcg: 1e-6,
  // The micro sign and the Greek letter.
  '\u00b5g': 1e-6,
  '\u03bcg': 1e-6,
}
/** How many of a nutrient's own unit are in a gram; a gram of water is a millilitre. */
const perGram = { g: 1, mg: 1e3, mcg: 1e6, ml: 1, kcal: 0 } as const

/**
 * Converts an amount per 100 g into the nutrient's own unit. Undefined when the unit cannot be converted or the
 * amount cannot be in 100 g: an impossible figure is dropped.
 */
export function readAmount(nutrient: Nutrient, value: number | undefined, unit: string): number | undefined {
  if (value === undefined || value < 0) return undefined
  const said = unit.toLowerCase()
  if (nutrient === 'calories') return readEnergy(value, said)
  const mass = said === 'iu' ? readVitaminD(nutrient, value) : value * (grams[said] ?? Number.NaN)
  if (mass === undefined || !(mass <= GRAMS_MAX)) return undefined
  return round(mass * perGram[nutrients[nutrient].unit])
}

function readEnergy(value: number, unit: string): number | undefined {
  const factor = { kcal: 1, kj: 1 / KILOJOULES_PER_CALORIE }[unit]
  if (factor === undefined || value * factor > CALORIES_MAX) return undefined
  return Math.round(value * factor * 10) / 10
}

function readVitaminD(nutrient: Nutrient, value: number): number | undefined {
  return nutrient === 'vitamin_d_mcg' ? (value / VITAMIN_D_UNITS_PER_MICROGRAM) * 1e-6 : undefined
}

/** Six significant digits are more than any source has, and remove binary rounding errors. */
const round = (value: number) => Number(value.toPrecision(6))

/** The known amounts only: an unknown nutrient has no entry. */
export function toldAmounts(entries: Iterable<readonly [Nutrient, number | undefined]>): NutrientAmounts {
  return Object.fromEntries([...entries].filter(([, amount]) => amount !== undefined)) as NutrientAmounts
}
