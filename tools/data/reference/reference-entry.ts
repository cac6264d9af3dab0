import type { Nutrient } from '@alfred/contracts'

/** What one publication says of one food. A figure that it does not tell is absent, never zero. */
export type ReferenceEntry = {
  /** The publication's own number: five digits in SR28, eight in FNDDS, six or seven in Foundation Foods. */
  id: string
  name: string
  /** Other names that the publication gives. */
  alsoCalled: string
  /** The publication's own word for the sort of food. */
  group: string
  isBrand: boolean
  /** The share of the food as bought that is not eaten, in percent: peel, bones. Undefined where it is not told. */
  refusePercent: number | undefined
  /** Amounts per 100 g of what is eaten, each in the nutrient's own unit. */
  per100g: Partial<Record<Nutrient, number>>
  /** What measures of it weigh: "1 cup, chopped" is 160 g. */
  weights: readonly { measure: string; grams: number }[]
}

/** Figures by the number that a publication gives each nutrient. */
export type NumberedFigures = ReadonlyMap<string, number>
