import type { Thing } from '../things-and-parts.ts'
import { act, marksIn, textOf, type Filler, type Given } from './given.ts'

/** The nutrients that a part names. */
const nutrientsIn = (given: Given): string[] => marksIn(given, 'nutrient').map(({ value }) => String(value))

const JOINTS = new Set(['and', 'or', 'vs', 'versus'])

/** Compares the foods that a part names, or those of the parts before it. */
export const compareFoods: Filler = (given) => {
  // In "honey, sugar or maple syrup" sugar is a food, in "the sugar of honey and maple syrup" it is not.
  const isNutrient = ({ start, end }: Thing): boolean =>
    given.sentence.markAt[start]?.kind === 'nutrient' &&
    !(nutrientsIn(given).length > 1 && JOINTS.has(given.sentence.tokens[end]?.text ?? ''))
  const foods = withSharedNoun(
    given.part.things.filter((thing) => !isNutrient(thing)).map(({ said }) => said),
  )
  const before = given.parts
    .filter(({ end }) => end <= given.part.start)
    .flatMap(({ things }) => things.map(({ said }) => said))
  return [
    act('compare_foods', {
      foods: foods.length > 1 ? foods : [...before.slice(-1), ...foods, ...plainSort(given, foods)],
      nutrient: nutrientsIn(given)[0],
    }),
  ]
}

/** "Brown bread or white": a sort by itself is one of the food that the other names. */
function withSharedNoun(foods: readonly string[]): string[] {
  const noun = foods
    .find((food) => food.includes(' '))
    ?.split(' ')
    .at(-1)
  return foods.map((food) => (noun !== undefined && SORTS.has(food) ? `${food} ${noun}` : food))
}
const SORTS = new Set(
  'white brown red green yellow black dark sweet plain skimmed semi wholemeal wholegrain raw cooked fresh frozen tinned dried salted smoked'.split(
    ' ',
  ),
)

/** "Sweet potatoes or normal ones": the food without what tells its sort, or with the sort that is told behind. */
function plainSort(given: Given, [only, second]: readonly string[]): string[] {
  if (only === undefined || second !== undefined) return []
  const [sort, ...rest] = only.split(' ')
  const other = / (?:than|or|vs|versus|and|to) (\w+) $/.exec(textOf(given))?.[1]
  if (other !== undefined && SORTS.has(other) && rest.length > 0) return [[other, ...rest].join(' ')]
  return sort !== undefined &&
    rest.length > 0 &&
    / (?:normal|regular|ordinary|plain|usual) (?:one|ones) /.test(textOf(given))
    ? [rest.join(' ')]
    : []
}
