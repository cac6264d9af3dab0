import { units } from '@alfred/contracts'
import { singular } from './food-key.ts'

const isUnit = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit)

/** Foods without a plural: two milk, two salmon. */
const UNCOUNTED = new Set(
  (
    'milk rice flour sugar salt pepper butter bread cheese cream water juice oil honey chicken beef pork ham bacon fish cod salmon ' +
    'tuna lettuce spinach broccoli garlic pasta tofu yoghurt yogurt hummus asparagus couscous wine beer coffee tea'
  ).split(' '),
)
const IRREGULAR = new Map([
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['knife', 'knives'],
  ['fry', 'fries'],
])
const SINGULAR = new Map([...IRREGULAR].map(([one, many]) => [many, one]))

const PEPPERS = /\b(?:bell|chil[il]i?|sweet|red|green|yellow|orange|poblano|romano|stuffed) peppers?$/i

/** The name of a food as it follows this number: 1 egg, 2 eggs, 0.5 pizza. */
export function countFood(quantity: number, food: string): string {
  const words = food.split(' ')
  const last = words.pop() ?? ''
  // Ground pepper is not counted, and peppers are.
  if (PEPPERS.test(food)) return `${food.replace(/s$/, '')}${quantity > 1 || quantity === 0 ? 's' : ''}`
  return [...words, quantity > 1 || quantity === 0 ? toMany(last) : toOne(last)].join(' ')
}

function toMany(word: string): string {
  if (isMany(word) || UNCOUNTED.has(word.toLowerCase())) return word
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh|tomato|potato|mango)$/i.test(word)) return `${word}es`
  return `${word}s`
}

function toOne(word: string): string {
  if (!isMany(word)) return word
  return SINGULAR.get(word) ?? singular(word)
}

function isMany(word: string): boolean {
  return /[^su]s$/i.test(word) && !UNCOUNTED.has(word.toLowerCase())
}

/** The description of a number that is not finite or too large for an amount: a row may hold anything. */
const UNKNOWN_AMOUNT = 'an unknown amount'
const SAID_MAX = 1e15

/** Can the number be written out as an amount? */
function isSayable(quantity: number): boolean {
  return Number.isFinite(quantity) && Math.abs(quantity) < SAID_MAX
}

/**
 * Formats a number with at most three decimals, no trailing zeros, and a decimal point in every language, since facts
 * also go to models.
 */
export function sayNumber(quantity: number): string {
  if (!isSayable(quantity)) return UNKNOWN_AMOUNT
  const rounded = Math.round(quantity * 1_000) / 1_000
  // A very small amount must not read as zero.
  return rounded === 0 && quantity > 0 ? 'under 0.001' : String(rounded + 0)
}

/** Formats an amount without its food: "3", "2 l", "2 cans". */
export function sayAmount(quantity: number, unit: string): string {
  const number = sayNumber(quantity)
  if (unit === 'piece' || !isSayable(quantity)) return number
  const name = nameUnit(unit)
  return `${number} ${isWord(unit) && quantity > 1 ? toMany(name) : name}`
}

/** A unit as it is said. Where its size depends on a country, that is said too: "US pint", "UK fl oz". */
export function nameUnit(unit: string): string {
  const [, country, measure] = COUNTRY_UNIT.exec(unit) ?? []
  return country === undefined || measure === undefined
    ? unit
    : `${country.toUpperCase()} ${measure.replace('_', ' ')}`
}

const COUNTRY_UNIT = /^(us|uk)_(fl_oz|pint|quart|gallon)$/
/** Units of volume that are words, beside the symbols such as ml. */
const VOLUME_WORDS = /^(?:cup|pinch|dash|u[sk]_(?:pint|quart|gallon))$/

/** Formats an amount with its food: "3 eggs", "2 l milk", "2 cans of tomatoes". */
export function sayFood(quantity: number, unit: string, food: string): string {
  if (!isSayable(quantity)) return `${UNKNOWN_AMOUNT} of ${food}`
  if (unit === 'piece') return `${sayNumber(quantity)} ${countFood(quantity, food)}`
  if (unit === 'dozen') return `${sayNumber(quantity)} dozen ${countFood(12, food)}`
  const name = unit === 'can' ? food.replace(/^(?:canned|tinned) (?=\S)/i, '') : food
  return `${sayAmount(quantity, unit)} ${isWord(unit) ? 'of ' : ''}${name}`
}

/** Is the unit a word rather than a symbol? */
function isWord(unit: string): boolean {
  return (
    (isUnit(unit) && !['mass', 'volume', 'count'].includes(units[unit].dimension)) || VOLUME_WORDS.test(unit)
  )
}
