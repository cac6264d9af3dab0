import { defineTools } from '@alfred/agent-kit'
import { nutrientSchema, nutritionTools } from '@alfred/contracts'
import { sayDate, sayNumber } from '@alfred/language'
import { z } from 'zod'
import {
  capitalised,
  nutrientName,
  rounded,
  sayAmountOf,
  sayNutrients,
  saySources,
  type Viewer,
} from '../facts/nutrition-words.ts'
import { amountsSchema, goalSchema } from '../facts/proposal-content.ts'
import { withDay, withSpan } from '../language/prepare-day.ts'

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
  const { from, until, days_logged: days, averages, sources, goals } = data
  const span = `From ${sayDate(from, viewer)} to ${sayDate(until, viewer)}`
  if (days === 0) return [`${span} nothing was logged.`]
  return [
    `${span} food was logged on ${sayDays(days)}: ${sayNutrients(averages)} a day on average ${saySources(sources)}.`,
    ...(goals.length === 0 ? ['You have no nutrition goals to hold that against.'] : goals.map(sayGoal)),
  ]
}

type Goal = z.output<typeof progress>['goals'][number]

function sayGoal({ nutrient, kind, target, unit, average, days_kept, days_told, ...halves }: Goal): string {
  const name = nutrient === 'calories' ? 'calories' : nutrientName(nutrient)
  const most = kind === 'limit' ? 'at most ' : ''
  return `${capitalised(name)}: kept on ${sayNumber(days_kept)} of ${sayNumber(days_told)} days, ${sayNumber(rounded(average))} of ${most}${sayNumber(target)} ${unit} on average${sayTrend(halves)}.`
}

/** A relative change smaller than this counts as no change. */
const CHANGE_MIN = 0.05

function sayTrend({ earlier, later }: Pick<Goal, 'earlier' | 'later'>): string {
  if (earlier === null || later === null) return ''
  if (Math.abs(later - earlier) <= CHANGE_MIN * earlier) return ', steady'
  return `, ${later > earlier ? 'up' : 'down'} from ${sayNumber(rounded(earlier))} to ${sayNumber(rounded(later))}`
}

function sayPatterns(data: z.output<typeof patterns>, viewer: Viewer): string[] {
  const { from, until, days_logged: days, is_enough: isEnough, meals, foods, weekday, weekend } = data
  const span = `From ${sayDate(from, viewer)} to ${sayDate(until, viewer)}`
  if (!isEnough) {
    return [`${span} food was logged on ${days === 0 ? 'no day' : sayDays(days)}: too few to show a pattern.`]
  }
  const shares = meals.flatMap(({ meal, share }) => (share === null ? [] : [`${meal} ${sayNumber(share)} %`]))
  const often = foods.map(({ food, times }) => `${food} (${sayNumber(times)} times)`)
  return [
    `${span} food was logged on ${sayDays(days)}. Of the calories: ${shares.join(', ')} ${saySources(data.sources)}.`,
    ...(often.length === 0 ? [] : [`Most often: ${often.join(', ')}.`]),
    ...(weekday === null || weekend === null
      ? []
      : [
          `Weekdays have ${sayNumber(rounded(weekday))} kcal on average, weekends ${sayNumber(rounded(weekend))} kcal.`,
        ]),
  ]
}

function sayDays(days: number): string {
  return `${sayNumber(days)} ${days === 1 ? 'day' : 'days'}`
}

function sayRecommended({ nutrient, is_asked: isAsked, foods }: z.output<typeof recommended>): string[] {
  const name = nutrientName(nutrient)
  if (foods.length === 0) return [`I know no food with ${name} that you may have.`]
  const told = foods.map(({ food, amount }) => `${food} (${sayAmountOf(nutrient, amount)})`)
  return [
    ...(isAsked ? [] : [`Of your goals ${name} lacks most today.`]),
    `Much ${name} in 100 g: ${told.join(', ')} ${saySources(foods.map(({ source }) => source))}.`,
  ]
}
