import { defineTools } from '@alfred/agent-kit'
import { nutrientSchema, nutritionTools } from '@alfred/contracts'
import { dayProgressSchema } from '@alfred/db/nutrition'
import { sayDate } from '@alfred/language'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import {
  nutrientName,
  rounded,
  sayAmountOf,
  sayCalories,
  sayNutrients,
  saySources,
  type Viewer,
} from '../facts/nutrition-words.ts'
import { amountsSchema, goalSchema } from '../facts/proposal-content.ts'
import { sayGoalProgress } from '../facts/say-progress.ts'
import { daysBeforeSchema, sayTrend, wayOf } from '../facts/say-trend.ts'
import { withDay, withSpan } from '../language/prepare-day.ts'
import { wordsFor } from '../words/words-for.ts'
import type { Kept } from '../words/words.ts'

const REPORT_DAYS = 14
const PATTERN_DAYS = 28

/** A span of diary days: its bounds, how many of the days have entries, and the sources. */
const days = z.object({
  from: z.string(),
  until: z.string(),
  days_logged: z.number(),
  sources: z.array(z.string()),
})
const progress = days.extend({
  /** As many days before; a stored answer has none. */
  before: daysBeforeSchema.nullable().default(null),
  averages: amountsSchema,
  goals: z.array(
    goalSchema.extend({
      average: z.number(),
      days_told: z.number(),
      days_kept: z.number(),
      earlier: z.number().nullable(),
      later: z.number().nullable(),
    }),
  ),
})
const patterns = days.extend({
  is_enough: z.boolean(),
  meals: z.array(z.object({ meal: z.string(), days: z.number(), share: z.number().nullable() })),
  foods: z.array(z.object({ food: z.string(), times: z.number() })),
  weekday: z.number().nullable(),
  weekend: z.number().nullable(),
})
const recommended = z.object({
  nutrient: nutrientSchema,
  is_asked: z.boolean(),
  foods: z.array(z.object({ food: z.string(), amount: z.number(), source: z.string() })),
  /** How far the goal of the nutrient is reached today, and what of the kitchen and of the person's own recipes helps; stored answers have neither. */
  goal: dayProgressSchema.shape.goals.element.nullable().default(null),
  at_hand: z
    .array(
      z.object({
        ...{ food: z.string(), quantity: z.number(), unit: z.string() },
        ...{ amount: z.number(), source: z.string() },
      }),
    )
    .default([]),
  recipe: z
    .object({
      ...{ name: z.string(), amount: z.number() },
      ...{ missing: z.array(z.string()), sources: z.array(z.string()) },
    })
    .nullable()
    .default(null),
})

/** The tools that report on several days or look ahead. */
export const reports = defineTools(nutritionTools, {
  get_progress_report: {
    prepare: (given, { moment }) => withSpan(given, moment, REPORT_DAYS),
    answer: progress,
    describe: sayReport,
    isQuick: true,
    subdomains: ['nutrition'],
  },
  analyze_eating_patterns: {
    prepare: (given, { moment }) => withSpan(given, moment, PATTERN_DAYS),
    answer: patterns,
    describe: sayPatterns,
    subdomains: ['nutrition'],
  },
  get_food_recommendations: {
    prepare: (given, { moment }) => withDay({ ...given, day: null }, moment),
    answer: recommended,
    describe: sayRecommended,
    subdomains: ['nutrition'],
  },
})

function sayReport(data: z.output<typeof progress>, viewer: Viewer): string[] {
  const { days_logged: days, averages, goals } = data
  const { locale } = viewer
  const words = wordsFor(locale).reports
  const [from, until] = [sayDate(data.from, viewer), sayDate(data.until, viewer)]
  if (days === 0) return [words.noDays(from, until)]
  const sources = saySources(data.sources, locale)
  return [
    words.report(from, until, { days, figures: sayNutrients(averages, locale), sources }),
    ...(data.before === null ? [] : sayTrend(data.before, viewer)),
    ...(goals.length === 0 ? [words.noGoals] : goals.map((goal) => sayKept(goal, locale))),
  ]
}

type Goal = z.output<typeof progress>['goals'][number]

function sayKept(
  { nutrient, kind, target, unit, average, days_kept, days_told, ...halves }: Goal,
  locale: string,
): string {
  const { amount, number } = termsFor(locale)
  return wordsFor(locale).reports.kept({
    nutrient: nutrientName(nutrient, locale),
    isLimit: kind === 'limit',
    kept: number(days_kept),
    days: number(days_told),
    average: number(rounded(average)),
    target: amount(target, unit),
    trend: trendOf(halves, locale),
  })
}

function trendOf({ earlier, later }: Pick<Goal, 'earlier' | 'later'>, locale: string): Kept['trend'] {
  if (earlier === null || later === null) return null
  const { number } = termsFor(locale)
  return { way: wayOf(earlier, later), from: number(rounded(earlier)), to: number(rounded(later)) }
}

function sayPatterns(data: z.output<typeof patterns>, viewer: Viewer): string[] {
  const { days_logged: days, is_enough: isEnough, weekday, weekend } = data
  const { locale } = viewer
  const { meal: mealOf, name, number } = termsFor(locale)
  const words = wordsFor(locale).reports
  const [from, until] = [sayDate(data.from, viewer), sayDate(data.until, viewer)]
  if (!isEnough) return [words.tooFew(from, until, days)]
  const shares = data.meals.flatMap(({ meal, share }) =>
    share === null ? [] : [`${mealOf(meal)} ${number(share)} %`],
  )
  const often = data.foods.map(({ food, times }) => words.times(name(food), number(times)))
  return [
    words.shares(from, until, { days, shares, sources: saySources(data.sources, locale) }),
    ...(often.length === 0 ? [] : [words.mostOften(often)]),
    ...(weekday === null || weekend === null
      ? []
      : [words.weekdays(sayCalories(weekday, locale), sayCalories(weekend, locale))]),
  ]
}

function sayRecommended(data: z.output<typeof recommended>, { locale }: Viewer): string[] {
  const { nutrient, is_asked: isAsked, foods } = data
  const words = wordsFor(locale).reports
  const { name } = termsFor(locale)
  const wanted = nutrientName(nutrient, locale)
  if (foods.length === 0) return [words.noFood(wanted)]
  const told = foods.map(({ food, amount }) => `${name(food)} (${sayAmountOf(nutrient, amount, locale)})`)
  const sources = saySources(
    foods.map(({ source }) => source),
    locale,
  )
  return [
    ...(isAsked ? [] : [words.lacksMost(wanted)]),
    ...(data.goal === null ? [] : [sayGoalProgress(data.goal, locale)]),
    ...sayAtHand(data, locale),
    words.muchOf(wanted, told, sources),
  ]
}

/** What helps of the kitchen and of the person's own recipes; empty where nothing does. */
function sayAtHand(
  { nutrient, at_hand: foods, recipe }: z.output<typeof recommended>,
  locale: string,
): string[] {
  const { offers, reports: words } = wordsFor(locale)
  const has = (amount: number): string => sayAmountOf(nutrient, amount, locale)
  const told = foods.map(
    ({ food, quantity, unit, amount }) => `${termsFor(locale).food(quantity, unit, food)} (${has(amount)})`,
  )
  if (recipe !== null) {
    const bought = recipe.missing.length === 0 ? '' : `; ${words.toBuy(recipe.missing)}`
    told.push(`${offers.servings(1, recipe.name)} (${has(recipe.amount)}${bought})`)
  }
  const sources = saySources([...foods.map(({ source }) => source), ...(recipe?.sources ?? [])], locale)
  return told.length === 0 ? [] : [words.atHand(told, sources)]
}
