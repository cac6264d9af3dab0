import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { readWeights, type ReferenceFood } from '../reference/read-reference.ts'
import { choosePortions } from '../reference/household-weight.ts'
import { readChoices, readEatenFoods } from './eaten-foods.ts'
import { readEverydayFoods } from './everyday-foods.ts'
import type { SourcedPortion } from './portions-of.ts'

const servingSchema = z.object({
  food: z.string().min(1),
  /** The entry of FNDDS that is the same food in the same form, chosen by hand. */
  usda: z.string().regex(/^\d{8}$/),
  /** The name of that entry, so that whoever reads the file sees what was chosen. */
  entry: z.string().min(1),
})
/** A food whose own entry tells no serving, with the entry of the same food that does. */
export type Serving = z.infer<typeof servingSchema>

/** Reads where the usual serving of a food is told, chosen by hand, from data/servings.csv. */
export function readServings(): Serving[] {
  return readTable('servings.csv', servingSchema)
}

/** The portions of a food with the serving that another entry of the same food tells; its own serving stays. */
export function withServing(
  portions: readonly SourcedPortion[],
  same: ReferenceFood | undefined,
): SourcedPortion[] {
  const serving = same?.portions.find(({ unit }) => unit === 'serving')
  const isTold = portions.some(({ unit }) => unit === 'serving')
  if (serving === undefined || isTold) return [...portions]
  return [...portions, { ...serving, source: 'USDA FNDDS' }]
}

/** The names of a food of which a serving has a weight. */
export type NamesWithServing = {
  names: string[]
  /** Is a serving one of it, so that several are more than a serving: a fried egg? */
  isOnePiece: boolean
  /** Is it known what one of it weighs, or is it told by the one all the same, as a dish or a drink is? */
  isCounted: boolean
  /** Is it a drink of which one is told by hand, which is what people have where they say no amount: a flat white? */
  isOneByHand: boolean
  /** Is it made of more than itself, so that a recipe may have its name? */
  isDish: boolean
}

/**
 * All curated foods of which a serving has a weight, with the words that mean one of them when it was eaten. The foods of the
 * reference are not among them.
 */
export function readNamesWithServing(): NamesWithServing[] {
  const listed = new Map(readServings().map(({ food, usda }) => [food, usda]))
  const weights = Map.groupBy(readWeights(), ({ id }) => id)
  const choices = readChoices()
  // A word of several meanings is asked about, and one that means another food names that one, whatever food has it among its names.
  const others = new Set(choices.map(({ word }) => word))
  const everyday = readEverydayFoods().map((food) => ({ ...food, isDish: false, isByOne: isDrunk(food) }))
  const eaten = readEatenFoods().map((food) => ({
    ...food,
    isDish: food.category !== 'grain',
    isByOne: true,
  }))
  return [...everyday, ...eaten].flatMap(
    ({ name, aliases, usda, category, portions: curated, isDish, isByOne }) => {
      const own = portionsIn(name, weights.get(usda ?? ''))
      const portions = { ...portionsIn(name, weights.get(listed.get(name) ?? '')), ...own, ...curated }
      if (portions.serving === undefined) return []
      const meant = choices.filter((choice) => choice.eaten === name).map(({ word }) => word)
      return {
        names: [...[name, ...aliases].filter((one) => !others.has(one)), ...meant],
        // Carrots lie on a plate, however many there are of them.
        isOnePiece: category !== 'vegetable' && isAboutAsHeavy(portions.piece, portions.serving),
        isOneByHand: curated.piece !== undefined && isDrunk({ category }),
        isCounted: portions.piece !== undefined || isByOne,
        isDish: isDish && meant.length === 0,
      }
    },
  )
}

const isDrunk = ({ category }: { category: string }) => category === 'drink' || category === 'alcohol'

/** How one of a food is told where nobody says how much there was, and no serving of it has a weight. */
export type NamesWithMeasure = {
  names: string[]
  /** One of it, or what is taken between two fingers of what seasons a dish. */
  unit: 'piece' | 'pinch'
}

const SEASONING: ReadonlySet<string> = new Set(['herb', 'spice', 'seasoning'])
/** What is eaten one at a time, where one is no more than a person eats: an apple, a chop, and no crab or duck. */
const EATEN_BY_ONE: ReadonlySet<string> = new Set([
  'fruit',
  'bread',
  'egg',
  'confection',
  'dish',
  'grain',
  'poultry',
  'pork',
  'beef',
  'lamb',
  'fish',
])
const ONE_MAX_G = 250

/** All curated foods that have none of the names `told` by a serving and are eaten one at a time, or season a dish: an apple, chilli flakes. */
export function readNamesWithMeasure(told: ReadonlySet<string>): NamesWithMeasure[] {
  const weights = Map.groupBy(readWeights(), ({ id }) => id)
  const others = new Set(readChoices().map(({ word }) => word))
  return [...readEverydayFoods(), ...readEatenFoods()].flatMap(
    ({ name, aliases, usda, category, ...food }) => {
      const { piece } = { ...portionsIn(name, weights.get(usda ?? '')), ...food.portions }
      const names = [name, ...aliases].filter((one) => !others.has(one) && !told.has(one))
      const isOne = EATEN_BY_ONE.has(category) && piece !== undefined && piece <= ONE_MAX_G
      const unit = SEASONING.has(category) ? 'pinch' : isOne ? 'piece' : undefined
      return unit === undefined || told.has(name) ? [] : [{ names, unit }]
    },
  )
}

/** The words of several meanings that are all `told` by a serving, so that only the meaning is asked for: chips. */
export function readWordsWithServings(told: ReadonlySet<string>): string[] {
  return readChoices()
    .filter(({ options }) => options.length > 1 && options.every((option) => told.has(option)))
    .map(({ word }) => word)
}

/** The names of foods of which a handful has a weight. */
export function readNamesByTheHandful(): string[] {
  return readEverydayFoods()
    .filter(({ portions }) => portions.handful !== undefined)
    .flatMap(({ name, aliases }) => [name, ...aliases])
}

/** A piece of this share of a serving more or less is that serving. */
const LIKE_A_PIECE = 0.25

const isAboutAsHeavy = (piece: number | undefined, serving: number) =>
  piece !== undefined && Math.abs(piece - serving) <= LIKE_A_PIECE * serving

type Weights = Parameters<typeof choosePortions>[1]

const portionsIn = (name: string, weights: Weights = []): { serving?: number; piece?: number } =>
  Object.fromEntries(choosePortions(name, weights).map(({ unit, grams }) => [unit, grams]))
