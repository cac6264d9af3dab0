import { readNamesWithServing, type NamesWithServing } from '@alfred/baseline'
import { countFood } from '@alfred/language'
import { plainWordsOf } from '../understanding/index.ts'

// Knows which foods are told without an amount by what people usually have of them.

let known: ReadonlyMap<string, NamesWithServing> | undefined

/** By name, read when a food is first told without an amount. */
const foods = (): ReadonlyMap<string, NamesWithServing> =>
  (known ??= new Map(
    readNamesWithServing()
      .toReversed()
      .flatMap((food) => food.names.map((name) => [keyOf(name), food] as const)),
  ))

const keyOf = (name: string) => plainWordsOf(name).join(' ')

/** Has a serving of the food a weight? Of several, each of which is a serving, nobody knows how many there were: "fried eggs". */
export function hasUsualServing(food: string): boolean {
  const found = foods().get(keyOf(food))
  return found !== undefined && !(found.isOnePiece && isPlural(food))
}

/** Is a serving of the food known, and no dish that may be a recipe by that name: rice, cornflakes? */
export function isPlainFood(food: string): boolean {
  return foods().get(keyOf(food))?.isDish === false
}

const isPlural = (food: string) => countFood(2, food) === food && countFood(1, food) !== food
