import { countryUnitNames, findUnit, type Unit } from '@alfred/contracts'

/** What a measure is: an amount by weight or volume, what food is sold in, or a part of a food. */
export type MeasureKind = 'mass' | 'volume' | 'container' | 'part'
type Measure = { kind: MeasureKind; factor?: number; names: string }

/**
 * The measures of ingredient lines in English and German. `factor` is in grams or millilitres; those of the fluid ounce
 * and above are told apart by locale elsewhere and matter here only for sums such as "1 lb 2 oz".
 */
const MEASURES = {
  g: { kind: 'mass', factor: 1, names: 'g gr grs gm gms grm grms gram grams gramme grammes gramm' },
  kg: { kind: 'mass', factor: 1000, names: 'kg kgs kilo kilos kilogram kilograms kilogramm' },
  mg: { kind: 'mass', factor: 0.001, names: 'mg' },
  oz: { kind: 'mass', factor: 28.349523125, names: 'oz ozs ounce ounces unze unzen' },
  lb: { kind: 'mass', factor: 453.59237, names: 'lb lbs pound pounds' },
  ml: {
    kind: 'volume',
    factor: 1,
    names: 'ml mls cc milliliter milliliters millilitre millilitres',
  },
  cl: { kind: 'volume', factor: 10, names: 'cl centiliter centiliters centilitre centilitres' },
  dl: { kind: 'volume', factor: 100, names: 'dl deciliter deciliters decilitre decilitres' },
  l: { kind: 'volume', factor: 1000, names: 'l lt ltr ltrs liter liters litre litres' },
  tsp: {
    kind: 'volume',
    factor: 5,
    names: 'tsp tsps ts teasp teaspoon teaspoons teaspoonful teaspoonfuls tl teelöffel teel',
  },
  tbsp: {
    kind: 'volume',
    factor: 15,
    names:
      'tbsp tbsps tbs tbl tblsp tblsps tbspn tablesp tablespoon tablespoons tablespoonful tablespoonfuls el esslöffel essl',
  },
  cup: { kind: 'volume', factor: 240, names: 'cup cups cupful cupfuls c tasse tassen' },
  fl_oz: { kind: 'volume', factor: 29.57, names: 'floz' },
  pint: { kind: 'volume', factor: 473.18, names: 'pint pints pt pts' },
  quart: { kind: 'volume', factor: 946.35, names: 'quart quarts qt qts' },
  gallon: { kind: 'volume', factor: 3785.41, names: 'gallon gallons gal gals' },
  can: { kind: 'container', names: 'can cans tin tins dose dosen konserve' },
  jar: { kind: 'container', names: 'jar jars glas gläser' },
  pack: {
    kind: 'container',
    names:
      'pack packs packet packets package packages packaged pkt pkts pkg pkgs pck päckchen packung packungen pkg pk paket pakete',
  },
  bag: { kind: 'container', names: 'bag bags beutel tüte tüten' },
  box: { kind: 'container', names: 'box boxes carton cartons schachtel' },
  bottle: { kind: 'container', names: 'bottle bottles flasche flaschen' },
  envelope: { kind: 'container', names: 'envelope envelopes sachet sachets' },
  tub: { kind: 'container', names: 'tub tubs pot pots punnet punnets container containers becher' },
  tube: { kind: 'container', names: 'tube tubes' },
  block: { kind: 'container', names: 'block blocks' },
  bunch: { kind: 'part', names: 'bunch bunches bund bunde' },
  slice: { kind: 'part', names: 'slice slices scheibe scheiben' },
  clove: { kind: 'part', names: 'clove cloves zehe zehen' },
  loaf: { kind: 'part', names: 'loaf loaves' },
  head: { kind: 'part', names: 'head heads kopf köpfe' },
  bulb: { kind: 'part', names: 'bulb bulbs knolle knollen' },
  stick: { kind: 'part', names: 'stick sticks' },
  pinch: { kind: 'part', names: 'pinch pinches prise prisen msp messerspitze messerspitzen' },
  dash: { kind: 'part', names: 'dash dashes spritzer' },
  splash: { kind: 'part', names: 'splash splashes schuss' },
  drizzle: { kind: 'part', names: 'drizzle drizzles glug glugs' },
  drop: { kind: 'part', names: 'drop drops tropfen' },
  knob: { kind: 'part', names: 'knob knobs nub' },
  handful: { kind: 'part', names: 'handful handfuls handfull handvoll' },
  glass: { kind: 'part', names: 'glass glasses' },
  sprig: { kind: 'part', names: 'sprig sprigs zweig zweige' },
  stalk: { kind: 'part', names: 'stalk stalks stem stems rib ribs stange stangen' },
  rasher: { kind: 'part', names: 'rasher rashers' },
  sheet: { kind: 'part', names: 'sheet sheets' },
  leaf: { kind: 'part', names: 'leaf leaves blatt blätter' },
  cube: { kind: 'part', names: 'cube cubes würfel' },
  ear: { kind: 'part', names: 'ear ears' },
  fillet: { kind: 'part', names: 'fillet fillets' },
  piece: { kind: 'part', names: 'piece pieces pc pcs stück stk' },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof MEASURES

const byName = new Map<string, MeasureName>(
  (Object.keys(MEASURES) as MeasureName[]).flatMap((measure) =>
    MEASURES[measure].names.split(' ').map((name) => [name, measure] as const),
  ),
)

/** Measures that mean one of them without a number: "pinch of salt", "handful of spinach". */
const ALONE = new Set<MeasureName>([
  ...(['pinch', 'dash', 'splash', 'drizzle', 'knob', 'handful', 'bunch', 'sprig', 'glass', 'piece'] as const),
])

const METRIC = new Set<MeasureName>(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'])

/** The measure that the words from this place name, and how many words that takes: "fl. oz." takes two. */
export function measureAt(
  words: readonly string[],
  at: number,
): { measure: MeasureName; length: number } | undefined {
  const said = words[at]
  if (said === undefined) return undefined
  const word = plain(said)
  const next = plain(words[at + 1] ?? '')
  if (/^(?:fl|fluid)$/.test(word) && /^(?:oz|ozs|ounces?)$/.test(next)) return { measure: 'fl_oz', length: 2 }
  // The case tells a tablespoon from a teaspoon.
  if (/^T\.?$/.test(said)) return { measure: 'tbsp', length: 1 }
  if (/^t\.?$/.test(said)) return { measure: 'tsp', length: 1 }
  const measure = byName.get(word)
  return measure === undefined ? undefined : { measure, length: 1 }
}

const plain = (word: string): string => word.toLowerCase().replace(/[.,;]$/, '')

export function kindOf(measure: MeasureName): MeasureKind {
  return MEASURES[measure].kind
}

/** Is it a measure by weight or by volume? */
export function isMeasured(measure: MeasureName | null): boolean {
  return measure !== null && ['mass', 'volume'].includes(kindOf(measure))
}

export function isMetric(measure: MeasureName | null): boolean {
  return measure !== null && METRIC.has(measure)
}

export function standsAlone(measure: MeasureName): boolean {
  return ALONE.has(measure)
}

/** How many of the second measure the first is. Undefined where one is no weight or volume, or they differ in kind. */
export function ratioOf(from: MeasureName, to: MeasureName): number | undefined {
  const [one, other]: Measure[] = [MEASURES[from], MEASURES[to]]
  if (one?.factor === undefined || other?.factor === undefined || one.kind !== other.kind) return undefined
  return one.factor / other.factor
}

/** A measure as a line tells it; those that differ by country are units of one of them. */
export type LineUnit = MeasureName | Unit

/** The unit of a measure where this locale is spoken: a pint is an American or a British one. */
export function unitOf(measure: MeasureName, locale: string): LineUnit {
  const name = measure.replace('_', ' ')
  return countryUnitNames.includes(name) ? (findUnit(name, locale) ?? measure) : measure
}
