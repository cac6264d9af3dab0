import { defineTools, prepared } from '@alfred/agent-kit'
import { nutrientSchema, nutritionTools } from '@alfred/contracts'
import { countFood, sayAmount, sayFood } from '@alfred/language'
import { noticedSchema, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { capitalised, nutrientName, sayAmountOf, sayNutrients, saySources } from '../facts/nutrition-words.ts'
import { portionSchema, type Portion } from '../facts/proposal-content.ts'
import { checked, nameFood, withUnit } from '../language/prepare-portion.ts'
import { validateNutrition } from '../nutrition/validate-nutrition.ts'

const lookup = portionSchema.extend({ nutrient: nutrientSchema.nullable() })
const comparison = noticedSchema.extend({
  nutrient: nutrientSchema.nullable(),
  ranked_by: nutrientSchema,
  basis: z.object({ quantity: z.number(), unit: z.string() }),
  foods: z.array(portionSchema),
  unknown: z.array(z.string()),
})

/** The tools for figures of foods. */
export const figures = defineTools(nutritionTools, {
  lookup_nutrition: {
    prepare: (given) => withUnit(given),
    answer: lookup,
    describe: sayLookup,
    isQuick: true,
    subdomains: ['diary', 'nutrition'],
  },
  estimate_nutrition: {
    prepare: (given) => withUnit(given, checked),
    answer: portionSchema,
    describe: ({ quantity, unit, food, nutrients, flags }) => [
      `${capitalised(sayFood(quantity, unit, food))}: about ${sayNutrients(nutrients)} (an estimate, no figures of a source).`,
      ...flags,
    ],
    subdomains: ['diary'],
  },
  validate_nutrition: {
    prepare: ({ food, nutrients }) => prepared({ food, ...validateNutrition({ food, nutrients }) }),
    answer: z.object({ food: z.string(), rejected: z.string().nullable(), flags: z.array(z.string()) }),
    describe: ({ food, rejected, flags }) => {
      if (rejected !== null) return [rejected]
      return flags.length === 0 ? [`The figures for ${food} fit together.`] : flags
    },
    subdomains: ['nutrition'],
  },
  compare_foods: {
    prepare: (given) => prepared({ ...given, foods: given.foods.map(nameFood) }),
    answer: comparison,
    describe: sayComparison,
    subdomains: ['nutrition'],
  },
})

/** The number of foods that are described; the data has them all. */
const FOODS_TOLD = 5

const sameFigures = ({ food, figures_of }: Portion): string[] =>
  figures_of === null ? [] : [`For ${food} the figures of ${figures_of} were taken.`]

function sayLookup(data: z.output<typeof lookup>): string[] {
  const { quantity, unit, food, nutrients, nutrient, source } = data
  const amount = capitalised(sayFood(quantity, unit, food))
  if (nutrient !== null && nutrients[nutrient] === undefined) {
    return [`${amount}: nothing is told of its ${nutrientName(nutrient)} ${saySources([source])}.`]
  }
  const figures =
    nutrient === null ? sayNutrients(nutrients) : sayAmountOf(nutrient, nutrients[nutrient] ?? 0)
  return [`${amount}: ${figures} ${saySources([source])}.`, ...sameFigures(data)]
}

type Comparison = z.output<typeof comparison>

function sayComparison(data: Comparison, { locale }: Viewer): string[] {
  const { nutrient, foods, unknown } = data
  const told = foods.slice(0, FOODS_TOLD)
  const sources = saySources(told.map(({ source }) => source))
  return [
    nutrient === null
      ? `${capitalised(sayBasis(data))}: ${told.map(({ food, nutrients }) => `${food} ${sayNutrients(nutrients)}`).join('; ')} ${sources}.`
      : `${capitalised(nutrientName(nutrient))} ${sayBasis(data)}: ${told.map((food) => sayRanked(food, data)).join(', ')} ${sources}.`,
    ...(foods.length > told.length ? [`${foods.length - told.length} more are not listed here.`] : []),
    ...told.flatMap(sameFigures),
    ...wordNotices(data, locale),
    ...(unknown.length === 0 ? [] : [`I have no figures for ${unknown.join(', ')}.`]),
  ]
}

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
