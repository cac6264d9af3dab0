import { keysOf } from './keys-of.ts'

/**
 * The units of stock. `factor` turns an amount into the base unit of its dimension (g, ml, piece). Amounts convert
 * only within a dimension, since millilitres of flour are not grams of flour without its density. The database
 * holds the same table; a test keeps the two equal.
 */
export const units = {
  g: {
    dimension: 'mass',
    factor: 1,
    names: ['gram', 'grams', 'gramme', 'grammes', 'gr', 'gm', 'gms', 'grm', 'grms'],
  },
  kg: { dimension: 'mass', factor: 1000, names: ['kilo', 'kilos', 'kilogram', 'kilograms', 'kgs'] },
  oz: { dimension: 'mass', factor: 28.349523125, names: ['ounce', 'ounces', 'ozs'] },
  lb: { dimension: 'mass', factor: 453.59237, names: ['lbs', 'pound', 'pounds'] },
  ml: {
    dimension: 'volume',
    factor: 1,
    names: ['millilitre', 'millilitres', 'milliliter', 'milliliters', 'mls'],
  },
  cl: { dimension: 'volume', factor: 10, names: ['centilitre', 'centilitres', 'centiliter', 'centiliters'] },
  dl: { dimension: 'volume', factor: 100, names: ['decilitre', 'decilitres', 'deciliter', 'deciliters'] },
  l: { dimension: 'volume', factor: 1000, names: ['litre', 'litres', 'liter', 'liters', 'ltr'] },
  tsp: { dimension: 'volume', factor: 5, names: ['teaspoon', 'teaspoons', 'tsps'] },
  tbsp: { dimension: 'volume', factor: 15, names: ['tablespoon', 'tablespoons', 'tbsps', 'tbs', 'tblsp'] },
  cup: { dimension: 'volume', factor: 240, names: ['cups'] },
  us_fl_oz: { dimension: 'volume', factor: 29.5735295625, names: ['us fl oz', 'us fluid ounces'] },
  us_pint: { dimension: 'volume', factor: 473.176473, names: ['us pint', 'us pints'] },
  us_quart: { dimension: 'volume', factor: 946.352946, names: ['us quart', 'us quarts'] },
  us_gallon: { dimension: 'volume', factor: 3785.411784, names: ['us gallon', 'us gallons'] },
  uk_fl_oz: { dimension: 'volume', factor: 28.4130625, names: ['uk fl oz', 'imperial fluid ounces'] },
  uk_pint: {
    dimension: 'volume',
    factor: 568.26125,
    names: ['uk pint', 'uk pints', 'imperial pint', 'imperial pints'],
  },
  uk_quart: { dimension: 'volume', factor: 1136.5225, names: ['uk quart', 'uk quarts'] },
  uk_gallon: {
    dimension: 'volume',
    factor: 4546.09,
    names: ['uk gallon', 'uk gallons', 'imperial gallon', 'imperial gallons'],
  },
  // As measuring spoons have them: a sixteenth and an eighth of a teaspoon.
  pinch: { dimension: 'volume', factor: 0.3125, names: ['pinches'] },
  dash: { dimension: 'volume', factor: 0.625, names: ['dashes'] },
  piece: { dimension: 'count', factor: 1, names: ['pieces', 'pc', 'pcs', 'x'] },
  dozen: { dimension: 'count', factor: 12, names: ['dozens'] },
  pack: { dimension: 'pack', factor: 1, names: ['packs', 'packet', 'packets', 'package', 'packages'] },
  can: { dimension: 'can', factor: 1, names: ['cans', 'tin', 'tins'] },
  bottle: { dimension: 'bottle', factor: 1, names: ['bottles'] },
  jar: { dimension: 'jar', factor: 1, names: ['jars'] },
  tub: { dimension: 'tub', factor: 1, names: ['tubs'] },
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
  // No two glasses or mugs hold the same, and no two hands: they can be counted, and weigh what a food's portion says.
  glass: { dimension: 'glass', factor: 1, names: ['glasses'] },
  mug: { dimension: 'mug', factor: 1, names: ['mugs', 'mugful'] },
  handful: { dimension: 'handful', factor: 1, names: ['handfuls'] },
} as const satisfies Record<string, { dimension: string; factor: number; names: readonly string[] }>
export type Unit = keyof typeof units

const unitByName = new Map<string, Unit>(
  keysOf(units).flatMap((unit) => [unit, ...units[unit].names].map((name) => [name, unit] as const)),
)

/** Measures that are larger or smaller by country: which unit a name means in the United States and in Britain. */
const countryUnits = [
  { names: ['fl oz', 'floz', 'fluid ounce', 'fluid ounces'], us: 'us_fl_oz', uk: 'uk_fl_oz' },
  { names: ['pint', 'pints', 'pt', 'pts'], us: 'us_pint', uk: 'uk_pint' },
  { names: ['quart', 'quarts', 'qt', 'qts'], us: 'us_quart', uk: 'uk_quart' },
  { names: ['gallon', 'gallons', 'gal', 'gals'], us: 'us_gallon', uk: 'uk_gallon' },
] as const satisfies readonly { names: readonly string[]; us: Unit; uk: Unit }[]

const countryUnitByName: ReadonlyMap<string, (typeof countryUnits)[number]> = new Map(
  countryUnits.flatMap((unit) => unit.names.map((name) => [name, unit] as const)),
)

/** The names of measures whose size depends on the country: "pint", "fl oz". */
export const countryUnitNames: readonly string[] = [...countryUnitByName.keys()]

/** Where a pint is 568 ml. Everywhere else the name is mostly met in recipes from the United States. */
const IMPERIAL = /-(?:GB|IE|AU|NZ|ZA|IN)\b/i

/**
 * Finds a unit by one of its names: "litres" is `l`, and "pint" is that of the locale's country. Undefined when the name
 * is unknown.
 */
export function findUnit(name: string, locale = 'en-US'): Unit | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/\.(?= |$)/g, '')
    .replace(/\s+/g, ' ')
  return countryUnitByName.get(plain)?.[IMPERIAL.test(locale) ? 'uk' : 'us'] ?? unitByName.get(plain)
}

/** The units that are known where a locale is spoken: without the pints and ounces of another country. */
export function unitsFor(locale: string): Unit[] {
  const isElsewhere = IMPERIAL.test(locale) ? /^us_/ : /^uk_/
  return keysOf(units).filter((unit) => !isElsewhere.test(unit))
}
