import type { RecipeIngredient } from '@alfred/contracts'
import { nameUnit } from '@alfred/language'
import type { IngredientLine } from './ingredient-line.ts'

const FOOD_MAX = 120
const PREPARATION_MAX = 200
const NOTE_MAX = 120

/** The line as a recipe keeps it. What has no field of its own there becomes a part of the note. */
export function toRecipeIngredient(line: IngredientLine): RecipeIngredient {
  const { amount, unit, each, food, size, preparation, alternatives, optional, notes } = line
  // The measure alone is known to nobody else: the amount of one tin is told beside it.
  const held = each === null ? [] : [`${each.amount} ${nameUnit(each.unit)}${unit === null ? '' : ' each'}`]
  const note = [
    ...held,
    ...(size === null ? [] : [size]),
    ...alternatives.map((other) => `or ${other}`),
    ...notes,
  ]
  return {
    food: food.slice(0, FOOD_MAX),
    quantity:
      amount === null ? null : amount.low === amount.high ? amount.low : `${amount.low}-${amount.high}`,
    unit,
    preparation: preparation === null ? null : preparation.slice(0, PREPARATION_MAX),
    optional,
    note: note.length === 0 ? null : note.join('; ').slice(0, NOTE_MAX),
  }
}
