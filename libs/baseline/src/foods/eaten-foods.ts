import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell, optionalCell } from './cells.ts'
import { portionsCell } from './everyday-foods.ts'

/**
 * A food as people eat or drink it, under the names they use: a latte, an omelette, boiled rice. What is in it differs from
 * cook to cook, so that its name proves nothing about allergens.
 */
const eatenFoodSchema = z.object({
  name: z.string().min(1),
  aliases: listCell,
  category: z.string().min(1),
  /** The entry of data/reference with its figures, chosen by hand. */
  usda: z.string().regex(/^\d{5,8}$/),
  /** The weight of one of a unit in grams, where the entry lacks it or means another size. */
  portions: portionsCell,
})
export type EatenFood = z.infer<typeof eatenFoodSchema>

/** Reads the foods as they are eaten, chosen by hand, from data/eaten.csv. */
export function readEatenFoods(): EatenFood[] {
  return readTable('eaten.csv', eatenFoodSchema)
}

/**
 * A word that means more than one food, which is asked about when it was eaten: chips. Where people speak British or American
 * English it may mean one of them. With one option the word, as it is said, always means that food: peppers. `eaten` is what
 * is meant by whoever ate it, and told so: who ate rice ate it cooked.
 */
const choiceSchema = z.object({
  word: z.string().min(1),
  options: listCell,
  eaten: optionalCell,
  british: optionalCell,
  american: optionalCell,
})
export type FoodChoice = z.infer<typeof choiceSchema>

/** Reads the words that mean more than one food from data/choices.csv. */
export function readChoices(): FoodChoice[] {
  return readTable('choices.csv', choiceSchema)
}

const untoldSchema = z.object({ food: z.string().min(1), why: z.string().min(1) })

/** Reads why the reference has no figures for some everyday foods, from data/without-figures.csv. */
export function readWithoutFigures(): z.infer<typeof untoldSchema>[] {
  return readTable('without-figures.csv', untoldSchema)
}
