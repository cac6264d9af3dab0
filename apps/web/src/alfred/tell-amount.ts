import { isKeyOf, units } from '@alfred/contracts'
import { countFood } from '@alfred/language/counting'
import { chosenUnits, type UnitChoice } from './chosen-units.ts'
import { tellNumber } from './tell-days.ts'

type Measure = { unit: keyof typeof units; from: number }

/** The measures of each choice, the largest first: one is used from so many of it on. */
const measures: Readonly<
  Record<Exclude<UnitChoice, 'told'>, Readonly<Record<'mass' | 'volume', readonly Measure[]>>>
> = {
  metric: {
    mass: [
      { unit: 'kg', from: 1 },
      { unit: 'g', from: 0 },
    ],
    volume: [
      { unit: 'l', from: 1 },
      { unit: 'ml', from: 0 },
    ],
  },
  us: {
    mass: [
      { unit: 'lb', from: 1 },
      { unit: 'oz', from: 0 },
    ],
    volume: [
      { unit: 'us_quart', from: 1 },
      { unit: 'cup', from: 0.25 },
      { unit: 'tbsp', from: 1 },
      { unit: 'tsp', from: 0 },
    ],
  },
}

/** Spoons are the same everywhere, and nobody weighs what a spoon measures. */
const SPOONS: readonly string[] = ['tsp', 'tbsp', 'pinch', 'dash']
/** A cup is measured as it is told where pages are in American measures. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { us: ['cup'] }

/** "2 l", "4 cloves", "½ tsp": what is only counted has no unit. Weights and volumes are shown in the measures that this device chose. */
export function tellAmount(quantity: number | null, unit: string | null, choice = chosenUnits()): string {
  if (quantity === null) return ''
  if (unit === null || unit === 'piece') return tellParts(quantity)
  const shown = inChosen(quantity, unit, choice)
  return `${tellQuantity(shown.quantity, shown.unit)} ${tellUnit(shown.unit, shown.quantity)}`
}

/** The name of a food behind its amount: "5 eggs" and "2 l milk". */
export function tellFoodBehind(food: string, quantity: number | null, unit: string | null): string {
  return quantity !== null && (unit === null || unit === 'piece') ? countFood(quantity, food) : food
}

function inChosen(quantity: number, unit: string, choice: UnitChoice): { quantity: number; unit: string } {
  const told = { quantity, unit }
  if (choice === 'told' || !isKeyOf(units, unit)) return told
  const { dimension, factor } = units[unit]
  const isLeft = SPOONS.includes(unit) || ALIKE[choice]?.includes(unit) === true
  if (isLeft || (dimension !== 'mass' && dimension !== 'volume')) return told
  const own = measures[choice][dimension]
  if (own.some((measure) => measure.unit === unit)) return told
  const base = quantity * factor
  // A tenth below counts as one: nobody says 0.96 lb.
  const fitting = own.find((measure) => base / units[measure.unit].factor >= measure.from * 0.95)
  if (fitting === undefined) return told
  return { quantity: rounded(base / units[fitting.unit].factor, fitting.unit), unit: fitting.unit }
}

/** As exact as one measures in a kitchen. */
function rounded(quantity: number, unit: string): number {
  if (unit === 'g' || unit === 'ml')
    return quantity >= 20 ? Math.round(quantity / 5) * 5 : Math.round(quantity)
  if (DECIMAL.includes(unit)) return Math.round(quantity * 100) / 100
  return quantity >= 10
    ? Math.round(quantity)
    : Math.round(quantity * 8) / 8 || Math.round(quantity * 100) / 100
}

/** Grams and litres are decimal; all else is measured in halves, thirds and quarters. */
const DECIMAL: readonly string[] = ['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'kcal', 'kJ']

function tellQuantity(quantity: number, unit: string): string {
  return DECIMAL.includes(unit) ? tellNumber(quantity) : tellParts(quantity)
}

const parts: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]

/** "1½", "⅛", "2.4": a part that has a sign is told by it. */
function tellParts(quantity: number): string {
  const whole = Math.floor(quantity)
  const rest = quantity - whole
  const [, sign] = parts.find(([part]) => Math.abs(part - rest) < 0.011) ?? []
  if (sign === undefined || quantity >= 20) return tellNumber(quantity)
  return whole === 0 ? sign : `${whole}${sign}`
}

/** Measures of one country, where only these are shown. */
const SIGNS: Readonly<Record<string, string>> = { us_quart: 'qt' }

/** Measures keep their sign; what has a word of its own is told as many. */
function tellUnit(unit: string, quantity: number): string {
  if (!isKeyOf(units, unit)) return unit
  const sign = SIGNS[unit]
  if (sign !== undefined) return sign
  const { dimension, names } = units[unit]
  const isMeasure =
    dimension === 'mass' || (dimension === 'volume' && !['cup', 'pinch', 'dash'].includes(unit))
  return isMeasure || unit === 'dozen' || quantity <= 1 ? unit.replaceAll('_', ' ') : names[0]
}
