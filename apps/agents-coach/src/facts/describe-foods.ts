import { countFood, sayAmount, sayFood } from '@alfred/language'
import type { Describe } from './describe.ts'
import { capitalised, nutrientName, sayAmountOf, sayNutrients, saySources } from './nutrition-words.ts'
import type { Portion, ResultData } from './result-data.ts'

/** The number of foods that are described; the data has them all. */
const FOODS_TOLD = 5

const sameFigures = ({ food, figures_of }: Portion): string[] =>
  figures_of === null ? [] : [`For ${food} the figures of ${figures_of} were taken.`]

const lookup: Describe<'lookup_nutrition'> = (data) => {
  const { quantity, unit, food, nutrients, nutrient, source } = data
  const amount = capitalised(sayFood(quantity, unit, food))
  if (nutrient !== null && nutrients[nutrient] === undefined) {
    return [`${amount}: nothing is told of its ${nutrientName(nutrient)} ${saySources([source])}.`]
  }
  const figures =
    nutrient === null ? sayNutrients(nutrients) : sayAmountOf(nutrient, nutrients[nutrient] ?? 0)
  return [`${amount}: ${figures} ${saySources([source])}.`, ...sameFigures(data)]
}

const estimate: Describe<'estimate_nutrition'> = ({ quantity, unit, food, nutrients, flags }) => [
  `${capitalised(sayFood(quantity, unit, food))}: about ${sayNutrients(nutrients)} (an estimate, no figures of a source).`,
  ...flags,
]

const validate: Describe<'validate_nutrition'> = ({ food, rejected, flags }) => {
  if (rejected !== null) return [rejected]
  return flags.length === 0 ? [`The figures for ${food} fit together.`] : flags
}

const compare: Describe<'compare_foods'> = (data) => {
  const { nutrient, foods, unknown, warnings } = data
  const told = foods.slice(0, FOODS_TOLD)
  const sources = saySources(told.map(({ source }) => source))
  return [
    nutrient === null
      ? `${capitalised(sayBasis(data))}: ${told.map(({ food, nutrients }) => `${food} ${sayNutrients(nutrients)}`).join('; ')} ${sources}.`
      : `${capitalised(nutrientName(nutrient))} ${sayBasis(data)}: ${told.map((food) => sayRanked(food, data)).join(', ')} ${sources}.`,
    ...(foods.length > told.length ? [`${foods.length - told.length} more are not listed here.`] : []),
    ...told.flatMap(sameFigures),
    ...warnings,
    ...(unknown.length === 0 ? [] : [`I have no figures for ${unknown.join(', ')}.`]),
  ]
}

type Comparison = ResultData<'compare_foods'>

function sayBasis({ basis: { quantity, unit } }: Comparison): string {
  return unit === 'piece' ? 'per piece' : `per ${sayAmount(quantity, unit)}`
}

function sayRanked({ food, nutrients }: Portion, { ranked_by: nutrient }: Comparison): string {
  const amount = nutrients[nutrient]
  const name = countFood(1, food)
  return amount === undefined
    ? `${name} not told`
    : `${name} ${sayAmountOf(nutrient, amount).split(' ').slice(0, 2).join(' ')}`
}

/** The describing function of each tool about foods. */
export const describeFoods = {
  lookup_nutrition: lookup,
  estimate_nutrition: estimate,
  validate_nutrition: validate,
  compare_foods: compare,
}
