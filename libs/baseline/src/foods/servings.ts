import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { readWeights, type ReferenceFood } from '../reference/read-reference.ts'
import { readHouseholdWeight } from '../reference/household-weight.ts'
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

/**
 * The names of all curated foods of which a serving has a weight, and the words that mean one of them when it was eaten. The foods of
 * the reference are not among them.
 */
export function readNamesWithServing(): string[] {
  const listed = new Set(readServings().map(({ food }) => food))
  const told = new Set(
    readWeights()
      .filter((weight) => readHouseholdWeight(weight, '')?.unit === 'serving')
      .map(({ id }) => id),
  )
  const foods = [...readEverydayFoods(), ...readEatenFoods()].filter(
    ({ name, usda, portions }) =>
      portions.serving !== undefined || listed.has(name) || (usda !== null && told.has(usda)),
  )
  const known = new Set(foods.map(({ name }) => name))
  const choices = readChoices()
  const meant = choices.filter(({ eaten }) => eaten !== null && known.has(eaten)).map(({ word }) => word)
  // What a word means is asked or is another food, whatever food has that word among its names.
  const unclear = new Set(choices.filter(({ word }) => !meant.includes(word)).map(({ word }) => word))
  return [...foods.flatMap(({ name, aliases }) => [name, ...aliases]), ...meant].filter(
    (name) => !unclear.has(name),
  )
}
