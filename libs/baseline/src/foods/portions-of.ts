import { units } from '@alfred/contracts'
import type { Portion } from '../reference/household-weight.ts'
import { publicationOf, type ReferenceFood } from '../reference/read-reference.ts'
import type { Category } from './categories.ts'
import type { EverydayFood } from './everyday-foods.ts'

type Unit = keyof typeof units
/** The weight of a unit, with its source. */
export type SourcedPortion = Portion & { source: string }

/**
 * The weights of an everyday food by unit: the curated ones first, then those of its entry of the reference, then for volumes the
 * density of its category, named as the source.
 */
export function portionsOf(
  food: Pick<EverydayFood, 'portions'>,
  entry: ReferenceFood | undefined,
  category: Category | undefined,
): SourcedPortion[] {
  const curated = Object.entries(food.portions).map(([unit, grams]): SourcedPortion => ({
    unit: unit as Unit,
    grams,
    note: null,
    source: 'usual weight',
  }))
  const weighed = (entry?.portions ?? []).map((portion) => ({
    ...portion,
    source: entry === undefined ? '' : publicationOf(entry.entry),
  }))
  const known = uniqueByUnit([...curated, ...weighed])
  const hasVolume = known.some(({ unit }) => units[unit].dimension === 'volume')
  if (hasVolume || category === undefined || category.grams_per_ml === 0) return known
  const usual = {
    unit: 'ml',
    grams: category.grams_per_ml,
    note: null,
    source: `usual for ${category.label}`,
  } as const
  return [...known, usual]
}

function uniqueByUnit(portions: SourcedPortion[]): SourcedPortion[] {
  return [...new Map(portions.toReversed().map((portion) => [portion.unit, portion])).values()].toReversed()
}

/** The weight of an amount of a food in grams. Undefined when it is unknown. */
export function gramsOf(
  quantity: number,
  unit: Unit,
  portions: readonly SourcedPortion[],
): number | undefined {
  const { dimension, factor } = units[unit]
  if (dimension === 'mass') return quantity * factor
  const alike = portions.filter((portion) => units[portion.unit].dimension === dimension)
  const portion = alike.find((one) => one.unit === unit) ?? alike[0]
  return portion === undefined ? undefined : (quantity * factor * portion.grams) / units[portion.unit].factor
}
