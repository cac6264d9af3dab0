import { defineTools, prepared } from '@alfred/agent-kit'
import { nutrients as allNutrients, nutrientSchema, nutritionTools } from '@alfred/contracts'
import { countFood } from '@alfred/language'
import { noticedSchema, termsFor, wordedLanguage, wordNotices } from '@alfred/language/wording'
import { z } from 'zod'
import {
  rounded,
  nutrientName,
  sayAmountOf,
  sayNutrients,
  saySources,
  type Viewer,
} from '../facts/nutrition-words.ts'
import { portionSchema, type Portion } from '../facts/proposal-content.ts'
import { prepareConversion } from '../language/prepare-conversion.ts'
import { checked, nameFood, withUnit } from '../language/prepare-portion.ts'
import { validateNutrition } from '../nutrition/validate-nutrition.ts'
import { wordsFor } from '../words/words-for.ts'

const lookup = portionSchema.extend({ nutrient: nutrientSchema.nullable() })
const conversion = z.object({
  food: z.string().nullable(),
  quantity: z.number(),
  unit: z.string(),
  to: z.string(),
  amount: z.number(),
  source: z.string().nullable(),
})
const comparison = noticedSchema.extend({
  nutrient: nutrientSchema.nullable(),
  ranked_by: nutrientSchema,
  basis: z.object({ quantity: z.number(), unit: z.string() }),
  foods: z.array(portionSchema),
  unknown: z.array(z.string()),
})

const failed = z.object({
  foods: z.array(z.object({ food: z.string(), times: z.number(), is_known: z.boolean() })),
  more: z.number(),
})

/** The tools for figures of foods. */
export const figures = defineTools(nutritionTools, {
  lookup_nutrition: {
    prepare: (given, { moment }) => withUnit(given, moment),
    answer: lookup,
    describe: sayLookup,
    isQuick: true,
    subdomains: ['diary', 'nutrition'],
  },
  estimate_nutrition: {
    prepare: (given, { moment }) => withUnit(given, moment, checked),
    answer: portionSchema,
    describe: ({ quantity, unit, food, nutrients, flags }, { locale }) => {
      const thing = termsFor(locale).food(quantity, unit, food)
      return [wordsFor(locale).figures.estimated(thing, sayNutrients(nutrients, locale)), ...flags]
    },
    subdomains: ['diary'],
  },
  list_failed_lookups: {
    prepare: (given) => prepared(given),
    answer: failed,
    describe: sayFailed,
    isQuick: true,
    subdomains: ['nutrition', 'diary'],
  },
  validate_nutrition: {
    prepare: ({ food, nutrients, alcohol_g: alcohol, source }, { moment }) => {
      const isSourced = source === 'data' || source === 'product'
      const figures = { food, nutrients, alcoholG: alcohol ?? 0, isSourced }
      return prepared({ food, ...validateNutrition(figures, moment.locale) })
    },
    answer: z.object({ food: z.string(), rejected: z.string().nullable(), flags: z.array(z.string()) }),
    describe: ({ food, rejected, flags }, { locale }) => {
      if (rejected !== null) return [rejected]
      return flags.length === 0 ? [wordsFor(locale).figures.fit(food)] : flags
    },
    subdomains: ['nutrition'],
  },
  convert_amount: {
    prepare: prepareConversion,
    answer: conversion,
    describe: sayConversion,
    isQuick: true,
    subdomains: ['diary', 'nutrition'],
  },
  compare_foods: {
    prepare: (given) => prepared({ ...given, foods: given.foods.map(nameFood) }),
    answer: comparison,
    describe: sayComparison,
    subdomains: ['nutrition'],
  },
})

function sayFailed({ foods, more }: z.output<typeof failed>, { locale }: Viewer): string[] {
  const words = wordsFor(locale).figures
  const { number } = termsFor(locale)
  const unknown = foods.filter(({ is_known }) => !is_known)
  const known = foods.filter(({ is_known }) => is_known)
  return [
    unknown.length === 0
      ? words.nothingFailed
      : words.failed(unknown.map(({ food, times }) => (times > 1 ? `${food} (${number(times)}×)` : food))),
    ...(known.length === 0 ? [] : [words.knownByNow(known.map(({ food }) => food))]),
    ...(more === 0 ? [] : [words.moreNotListed(number(more))]),
  ]
}

/** The number of foods that are described; the data has them all. */
const FOODS_TOLD = 5

function sameFigures({ food, figures_of }: Portion, locale: string): string[] {
  return figures_of === null ? [] : [wordsFor(locale).figures.ofAnother(food, figures_of)]
}

function sayLookup(data: z.output<typeof lookup>, { locale }: Viewer): string[] {
  const { quantity, unit, food, nutrients, nutrient, source } = data
  const words = wordsFor(locale).figures
  const thing = termsFor(locale).food(quantity, unit, food)
  const sources = saySources([source], locale)
  if (nutrient !== null && nutrients[nutrient] === undefined)
    return [words.nothingTold(thing, nutrientName(nutrient, locale), sources)]
  const figures =
    nutrient === null
      ? sayNutrients(nutrients, locale)
      : sayAmountOf(nutrient, nutrients[nutrient] ?? 0, locale)
  return [words.told(thing, figures, sources), ...sameFigures(data, locale)]
}

const DEGREES: Readonly<Record<string, string>> = { celsius: '°C', fahrenheit: '°F' }

function sayConversion(data: z.output<typeof conversion>, { locale }: Viewer): string[] {
  const { food, quantity, unit, to, amount, source } = data
  const terms = termsFor(locale)
  const measured = (count: number, code: string): string =>
    Object.hasOwn(DEGREES, code)
      ? `${terms.number(count)} ${DEGREES[code] ?? code}`
      : terms.amount(count, code)
  const from = food === null ? measured(quantity, unit) : terms.food(quantity, unit, food)
  const sources = source === null ? '' : ` ${saySources([source], locale)}`
  return [wordsFor(locale).figures.converted(from, measured(rounded(amount), to), sources)]
}

type Comparison = z.output<typeof comparison>

function sayComparison(data: Comparison, { locale }: Viewer): string[] {
  const { nutrient, foods, unknown } = data
  const words = wordsFor(locale).figures
  const { name, number } = termsFor(locale)
  const told = foods.slice(0, FOODS_TOLD)
  const sources = saySources(
    told.map(({ source }) => source),
    locale,
  )
  const basis = sayBasis(data, locale)
  return [
    nutrient === null
      ? words.compared(
          basis,
          told.map(({ food, nutrients }) => `${name(food)} ${sayNutrients(nutrients, locale)}`),
          sources,
        )
      : words.ranked(
          `${nutrientName(nutrient, locale)} ${basis}`,
          told.map((food) => sayRanked(food, data, locale)),
          sources,
        ),
    ...(foods.length > told.length ? [words.moreNotListed(number(foods.length - told.length))] : []),
    ...told.flatMap((food) => sameFigures(food, locale)),
    ...wordNotices(data, locale),
    ...(unknown.length === 0 ? [] : [words.unknown(unknown)]),
  ]
}

function sayBasis({ basis: { quantity, unit } }: Comparison, locale: string): string {
  const words = wordsFor(locale).figures
  return unit === 'piece' ? words.perPiece : words.per(termsFor(locale).amount(quantity, unit))
}

/** A food with its amount of the nutrient that was asked for, which is named before: "chicken 18.6 g". */
function sayRanked({ food, nutrients }: Portion, { ranked_by: code }: Comparison, locale: string): string {
  const terms = termsFor(locale)
  const amount = nutrients[code]
  const name =
    wordedLanguage(locale) === null || wordedLanguage(locale) === 'en' ? countFood(1, food) : terms.name(food)
  if (amount === undefined) return wordsFor(locale).figures.notTold(name)
  const told = code === 'calories' ? Math.round(amount) : rounded(amount)
  return `${name} ${terms.amount(told, allNutrients[code].unit)}`
}
