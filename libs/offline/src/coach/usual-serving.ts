import {
  readNamesByTheHandful,
  readNamesWithMeasure,
  readNamesWithServing,
  readWordsWithServings,
  type NamesWithServing,
} from '@alfred/baseline'
import { countFood } from '@alfred/language'
import { plainWordsOf } from '../understanding/index.ts'

// Knows which foods are told without an amount by what people usually have of them.

type Known = {
  servings: ReadonlyMap<string, Omit<NamesWithServing, 'names'>>
  measures: ReadonlyMap<string, 'piece' | 'pinch'>
  handfuls: ReadonlySet<string>
}

let known: Known | undefined

/** By name, read when a food is first told without an amount. */
const foods = (): Known => (known ??= readKnown())

function readKnown(): Known {
  const withServing = readNamesWithServing()
  const told = new Set(withServing.flatMap(({ names }) => names))
  const unclear = readWordsWithServings(told).map((word) => [keyOf(word), UNCLEAR] as const)
  const servings = withServing
    .toReversed()
    .flatMap((food) => food.names.map((name) => [keyOf(name), food] as const))
  const measures = readNamesWithMeasure(told).flatMap(({ names, unit }) =>
    names.map((name) => [keyOf(name), unit] as const),
  )
  return {
    servings: new Map([...unclear, ...servings]),
    measures: new Map(measures),
    handfuls: new Set(readNamesByTheHandful().map(keyOf)),
  }
}

/** Of what means several foods a serving is one of each, and which is meant is asked. */
const UNCLEAR = { isOnePiece: false, isDish: false, isCounted: true, isOneByHand: false }

const keyOf = (name: string) => plainWordsOf(name).join(' ')

/** Where it is from changes nothing of how much people have: "chips from the chippy". */
const FROM = / (?:from|off) \S.*$/

/** How much of a food people usually have: a serving, one of what is eaten one at a time, or a pinch of what seasons. */
export type Usual = { quantity: number; unit: 'serving' | 'pinch' | null }

/**
 * What people usually have of a food. Undefined where nobody knows, and of several of what is eaten one at a time: how many fried eggs
 * or apples there were is not told.
 */
export function usualAmount(told: string): Usual | undefined {
  const food = told.replace(FROM, '')
  const found = foods().servings.get(keyOf(food))
  if (found?.isOneByHand === true && !isPlural(food)) return ofUnit(null)
  if (found !== undefined) return found.isOnePiece && isPlural(food) ? undefined : ofUnit('serving')
  const measure = foods().measures.get(keyOf(food))
  if (measure === undefined || (measure === 'piece' && (isPlural(food) || /[^s]s$/.test(food))))
    return undefined
  return ofUnit(measure === 'piece' ? null : measure)
}

const ofUnit = (unit: Usual['unit']): Usual => ({ quantity: 1, unit })

/** Is a serving meant by one of it, as nobody knows what else one would be: a yogurt? */
export const isOneServing = (food: string): boolean => foods().servings.get(keyOf(food))?.isCounted === false

/** Does a handful of the food have a weight of its own? */
export const isByTheHandful = (food: string): boolean => foods().handfuls.has(keyOf(food))

/** Is a serving of the food known, and no dish that may be a recipe by that name: rice, cornflakes? */
export function isPlainFood(food: string): boolean {
  return foods().servings.get(keyOf(food))?.isDish === false
}

const isPlural = (food: string) => countFood(2, food) === food && countFood(1, food) !== food
