import { keysOf } from './keys-of.ts'

/**
 * The units of stock. `factor` turns an amount into the base unit of its dimension (g, ml, piece). Amounts convert
 * only within a dimension, since millilitres of flour are not grams of flour without its density. The database
 * holds the same table; a test keeps the two equal.
 */
export const units = {
  g: { dimension: 'mass', factor: 1, names: ['gram', 'grams', 'gramme', 'grammes', 'gr'] },
  kg: { dimension: 'mass', factor: 1000, names: ['kilo', 'kilos', 'kilogram', 'kilograms', 'kgs'] },
  oz: { dimension: 'mass', factor: 28.349523125, names: ['ounce', 'ounces'] },
  lb: { dimension: 'mass', factor: 453.59237, names: ['lbs', 'pound', 'pounds'] },
  ml: {
    dimension: 'volume',
    factor: 1,
    names: ['millilitre', 'millilitres', 'milliliter', 'milliliters', 'mls'],
  },
  cl: { dimension: 'volume', factor: 10, names: ['centilitre', 'centilitres', 'centiliter', 'centiliters'] },
  dl: { dimension: 'volume', factor: 100, names: ['decilitre', 'decilitres', 'deciliter', 'deciliters'] },
  l: { dimension: 'volume', factor: 1000, names: ['litre', 'litres', 'liter', 'liters', 'ltr'] },
  tsp: { dimension: 'volume', factor: 5, names: ['teaspoon', 'teaspoons'] },
  tbsp: { dimension: 'volume', factor: 15, names: ['tablespoon', 'tablespoons'] },
  cup: { dimension: 'volume', factor: 240, names: ['cups'] },
  piece: { dimension: 'count', factor: 1, names: ['pieces', 'pc', 'pcs', 'x'] },
  dozen: { dimension: 'count', factor: 12, names: ['dozens'] },
  pack: { dimension: 'pack', factor: 1, names: ['packs', 'packet', 'packets', 'package', 'packages'] },
  can: { dimension: 'can', factor: 1, names: ['cans', 'tin', 'tins'] },
  bottle: { dimension: 'bottle', factor: 1, names: ['bottles'] },
  jar: { dimension: 'jar', factor: 1, names: ['jars'] },
  bag: { dimension: 'bag', factor: 1, names: ['bags'] },
  box: { dimension: 'box', factor: 1, names: ['boxes', 'carton', 'cartons'] },
  bunch: { dimension: 'bunch', factor: 1, names: ['bunches'] },
  slice: { dimension: 'slice', factor: 1, names: ['slices'] },
  clove: { dimension: 'clove', factor: 1, names: ['cloves'] },
  loaf: { dimension: 'loaf', factor: 1, names: ['loaves'] },
  head: { dimension: 'head', factor: 1, names: ['heads'] },
  stick: { dimension: 'stick', factor: 1, names: ['sticks'] },
  serving: {
    dimension: 'serving',
    factor: 1,
    names: ['servings', 'portion', 'portions', 'helping', 'helpings', 'plate', 'plates'],
  },
  bowl: { dimension: 'bowl', factor: 1, names: ['bowls', 'bowlful'] },
  bar: { dimension: 'bar', factor: 1, names: ['bars'] },
} as const satisfies Record<string, { dimension: string; factor: number; names: readonly string[] }>
export type Unit = keyof typeof units

const unitByName = new Map<string, Unit>(
  keysOf(units).flatMap((unit) => [unit, ...units[unit].names].map((name) => [name, unit] as const)),
)

/** Finds a unit by one of its names: "litres" is `l`. Undefined when the name is unknown. */
export function findUnit(name: string): Unit | undefined {
  return unitByName.get(name.trim().toLowerCase().replace(/\.$/, ''))
}
