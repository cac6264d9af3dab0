import { readUsdaFile } from '../data-files.ts'
import { readHouseholdWeight, type Portion } from './household-weight.ts'
import { nutrientColumns, weightColumns, type Nutrient } from './nutrient-columns.ts'

/** A food of USDA SR28: amounts are per 100 g, and missing figures are absent. */
export type UsdaFood = {
  /** The NDB number, five digits. */
  entry: string
  /** The food group, four digits. */
  group: string
  name: string
  commonName: string
  isBrand: boolean
  per100g: Partial<Record<Nutrient, number>>
  portions: Portion[]
}

/** Reads the USDA National Nutrient Database for Standard Reference, release 28 (public domain), keyed by entry. */
export function readSr28(): Map<string, UsdaFood> {
  const figures = new Map(readRows('ABBREV.txt').map((cells) => [cells[0] ?? '', cells]))
  const foods = readRows('FOOD_DES.txt').map((cells) => readFood(cells, figures.get(cells[0] ?? '') ?? []))
  return new Map(foods.map((food) => [food.entry, food]))
}

function readFood(description: string[], figures: string[]): UsdaFood {
  const [entry = '', group = '', name = '', , commonName = '', manufacturer = ''] = description
  return {
    entry,
    group,
    name,
    commonName,
    isBrand: manufacturer !== '',
    per100g: readNutrients(figures),
    portions: weightColumns.flatMap(([grams, text]) => {
      const portion = readHouseholdWeight(Number(figures[grams] ?? ''), figures[text] ?? '')
      return portion === undefined ? [] : [portion]
    }),
  }
}

function readNutrients(figures: string[]): Partial<Record<Nutrient, number>> {
  const told = Object.entries(nutrientColumns).flatMap(([nutrient, column]) => {
    const cell = figures[column] ?? ''
    return cell === '' ? [] : [[nutrient, Number(cell)] as const]
  })
  return Object.fromEntries(told)
}

function readRows(file: 'ABBREV.txt' | 'FOOD_DES.txt'): string[][] {
  return readUsdaFile(file)
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('^').map((cell) => cell.replace(/^~(.*)~$/, '$1')))
}
