import { findUnit } from '@alfred/contracts'
import { sayAmountOfFood } from './recipe-artifact.ts'
import type { Recipe, RecipeIngredient } from '@alfred/contracts'
import { readQuantity } from '@alfred/language'
import type { PantryWords } from '../words/words.ts'

export type IngredientRow = {
  food: string
  quantity: number | null
  unit: string | null
  preparation: string | null
  optional: boolean
  note: string | null
  original: string | null
}

export type RecipePayload = Omit<Recipe, 'ingredients'> & {
  ingredients: IngredientRow[]
  /** One sentence for each amount that the rows cannot store as it was written. */
  simplified: string[]
}

/**
 * Compiles a recipe into the payload that the database takes (spec S3.5). Pure: the same recipe gives the same rows.
 * An amount that is not a number of a known unit is kept as a note and reported in `simplified`; no amount is ever
 * invented.
 */
export function compileRecipe(recipe: Recipe, words: Simplifying): RecipePayload {
  const compiled = recipe.ingredients.map((ingredient) => compileIngredient(ingredient, words))
  return {
    ...recipe,
    ingredients: compiled.map(({ row }) => row),
    simplified: compiled.flatMap(({ simplified }) => simplified ?? []),
  }
}

/** The words for an amount that is kept otherwise than it was written, and the locale that says whose pints are meant. */
type Simplifying = Pick<PantryWords['recipes'], 'withoutAmount' | 'leastOf'> & { locale?: string }

type Compiled = { row: IngredientRow; simplified: string | null }

function compileIngredient(ingredient: RecipeIngredient, words: Simplifying): Compiled {
  const { food, preparation, optional } = ingredient
  const asWritten = sayAmountOfFood(ingredient)
  const amount = amountOf(ingredient, words.locale)
  const note = [ingredient.note, amount.note].filter((part) => part !== null && part !== '').join('; ')
  return {
    row: {
      food,
      quantity: amount.quantity,
      unit: amount.unit,
      preparation,
      optional,
      note: note === '' ? null : note,
      original: amount.simplified === null ? null : asWritten,
    },
    simplified: amount.simplified === null ? null : saySimplified({ asWritten, food, amount }, words),
  }
}

type Amount = {
  quantity: number | null
  unit: string | null
  note: string | null
  /** Kept without an amount, or as the least that was written. */
  simplified: 'without' | { least: number } | null
}

function saySimplified(
  { asWritten, food, amount }: { asWritten: string; food: string; amount: Amount },
  words: Simplifying,
): string {
  const written = { asWritten, food, amount: amount.note ?? '' }
  return amount.simplified === null || amount.simplified === 'without'
    ? words.withoutAmount(written)
    : words.leastOf(written, amount.simplified.least)
}

function amountOf({ quantity, unit }: RecipeIngredient, locale: string | undefined): Amount {
  const said = [quantity === null ? '' : String(quantity), unit ?? '']
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(' ')
  const without: Amount = { quantity: null, unit: null, note: said, simplified: 'without' }
  if (said === '') return { quantity: null, unit: null, note: null, simplified: null }
  const read = readQuantity(quantity)
  if (read === null) return without
  const code = unit === null || unit.trim() === '' ? 'piece' : findUnit(unit, locale)
  // Three pinches are not three pieces: an amount with an unknown unit stays a text.
  if (code === undefined) return without
  if (read.until === null) return { quantity: read.from, unit: code, note: null, simplified: null }
  return { quantity: read.from, unit: code, note: said, simplified: { least: read.from } }
}
