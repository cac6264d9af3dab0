import { thingsOfAct } from '../things/own-things.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { act, marksIn, textOf, type Filler, type Given } from './given.ts'
import { nutrientTold } from './nutrient-told.ts'

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
    joined(
      given.part.things.filter((thing) => !isNutrient(thing)).map((thing) => withSort(given, thing)),
    ).map(({ said }) => said),
  )
  const before = given.parts
    .filter(({ end }) => end <= given.part.start)
    .flatMap(({ things }) => things.map(({ said }) => said))
  return [
    act('compare_foods', {
      foods:
        foods.length > 2 && foods.some((food) => KINDS.test(food))
          ? foods.filter((food) => !KINDS.test(food))
          : foods.length > 1
            ? foods
            : orNone([...before.slice(-1), ...foods, ...plainSort(given, foods)], given),
      nutrient: nutrientsIn(given)[0] ?? nutrientTold(given),
    }),
  ]
}

/** What is to be had and no food: "a better drink, squash or milk". */
const KINDS = /^(?:drink|drinks|snack|breakfast|lunch|dinner|option|choice)$/

/** Without any food those that were shown or spoken of last: "which one is less fat?". None at all has to be asked for. */
function orNone(foods: readonly string[], { situation }: Given): readonly string[] | null {
  if (foods.length > 0) return foods
  const last = situation.before.at(-1)?.acts ?? []
  const spoken = last.flatMap(thingsOfAct)
  const all =
    spoken.length > 1 ? spoken : (situation.open?.options ?? []).filter((one) => typeof one === 'string')
  return all.length > 1 ? all : null
}

type Sorted = Pick<Thing, 'said' | 'start' | 'end'>

/** "Dark beer" of which only the beer was found: with the sort right before it. */
function withSort({ sentence: { tokens }, part }: Given, { said, start, end }: Thing): Sorted {
  const before = tokens[start - 1]
  // "2% milk".
  if (before?.text === '%' && start > part.start + 1)
    return { said: `${tokens[start - 2]?.text ?? ''}% ${said}`, start: start - 2, end }
  const isSort = start > part.start && before?.stop === '' && SORTS.has(before.text)
  return isSort ? { said: `${before.text} ${said}`, start: start - 1, end } : { said, start, end }
}

/** "Regular potato" was found as two things: a sort right before a food is one of it. */
function joined(things: readonly Sorted[]): { said: string; end: number }[] {
  return things.reduce<{ said: string; end: number }[]>((foods, { said, start, end }) => {
    const last = foods.at(-1)
    const isOne = last?.end === start && SORTS.has(last.said)
    return isOne ? [...foods.slice(0, -1), { said: `${last.said} ${said}`, end }] : [...foods, { said, end }]
  }, [])
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
  'white brown red green yellow black dark light sweet plain regular normal ordinary diet skimmed semi wholemeal wholegrain raw cooked fresh frozen tinned dried salted smoked'.split(
    ' ',
  ),
)

/** "Sweet potatoes or normal ones": the food without what tells its sort, or with the sort that is told behind. */
function plainSort(given: Given, [only, second]: readonly string[]): string[] {
  if (only === undefined || second !== undefined) return []
  const [sort, ...rest] = only.split(' ')
  const other = [...textOf(given).matchAll(/ (?:than|or|vs|versus|and|to) (?:the )?(\w+)(?= )/g)]
    .map(([, word = '']) => word)
    .find((word) => SORTS.has(word) && word !== sort)
  const isPlainOne =
    / (?:one|ones) /.test(textOf(given)) && /^(?:plain|regular|normal|ordinary)$/.test(other ?? '')
  if (other !== undefined && rest.length > 0 && !isPlainOne) return [[other, ...rest].join(' ')]
  return sort !== undefined &&
    rest.length > 0 &&
    / (?:normal|regular|ordinary|plain|usual) (?:one|ones) /.test(textOf(given))
    ? [rest.join(' ')]
    : []
}
