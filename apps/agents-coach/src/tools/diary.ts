import { defineTools } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import { dayProgressSchema } from '@alfred/db/nutrition'
import { sayDate, sayFood, sayNumber } from '@alfred/language'
import { z } from 'zod'
import {
  capitalised,
  rounded,
  sayDay,
  sayNutrients,
  saySources,
  type Viewer,
} from '../facts/nutrition-words.ts'
import { amountsSchema } from '../facts/proposal-content.ts'
import { sayEstimates, sayProgress } from '../facts/say-progress.ts'
import { withDay, withSpan } from '../language/prepare-day.ts'

const week = z.object({
  from: z.string(),
  until: z.string(),
  days_logged: z.number(),
  estimates: z.number(),
  sources: z.array(z.string()),
  averages: amountsSchema,
})
const history = z.object({
  from: z.string(),
  until: z.string(),
  truncated: z.boolean(),
  entries: z.array(
    z.object({
      day: z.string(),
      meal: z.string().nullable(),
      food: z.string(),
      quantity: z.number(),
      unit: z.string(),
      calories: z.number().nullable(),
      source: z.string(),
    }),
  ),
})

/** The tools that read the diary. */
export const diary = defineTools(nutritionTools, {
  get_today_progress: {
    prepare: (given, { moment }) => withDay(given, moment),
    answer: dayProgressSchema,
    describe: sayProgress,
    isQuick: true,
    subdomains: ['goals', 'nutrition'],
  },
  get_weekly_summary: {
    prepare: (given, { moment }) => withDay(given, moment),
    answer: week,
    describe: sayWeek,
    isQuick: true,
    subdomains: ['nutrition'],
  },
  get_food_history: {
    prepare: (given, { moment }) => withSpan(given, moment, 1),
    answer: history,
    describe: sayHistory,
    isQuick: true,
    subdomains: ['diary', 'nutrition'],
  },
})

function sayWeek(data: z.output<typeof week>, viewer: Viewer): string[] {
  const { from, until, days_logged: days, averages, sources, estimates } = data
  const span = `From ${sayDate(from, viewer)} to ${sayDate(until, viewer)}`
  if (days === 0) return [`${span} nothing was logged.`]
  return [
    `${span} food was logged on ${sayNumber(days)} of 7 days; on those it was ${sayNutrients(averages)} a day on average ${saySources(sources)}.`,
    ...sayEstimates(estimates),
  ]
}

type History = z.output<typeof history>

function sayHistory({ from, until, entries, truncated }: History, viewer: Viewer): string[] {
  if (entries.length === 0) {
    const span = `${sayDate(from, viewer)} to ${sayDate(until, viewer)}`
    return [`Nothing is logged for ${from === until ? sayDay(from, viewer).replace(/^on /, '') : span}.`]
  }
  const days = [...Map.groupBy(entries, ({ day }) => day)].map(([day, eaten]) =>
    sayDayOfFood(day, eaten, viewer),
  )
  return truncated ? [...days, 'There is more than is listed here.'] : days
}

function sayDayOfFood(day: string, entries: History['entries'], viewer: Viewer): string {
  const meals = [...Map.groupBy(entries, ({ meal }) => meal)].map(([meal, eaten]) => {
    const foods = eaten.map(({ quantity, unit, food, calories }) => {
      const figure = calories === null ? '' : ` (${sayNumber(rounded(calories))} kcal)`
      return `${sayFood(quantity, unit, food)}${calories === 0 ? '' : figure}`
    })
    return `${foods.join(', ')}${meal === null ? '' : ` for ${meal}`}`
  })
  const calories = entries.reduce((sum, entry) => sum + (entry.calories ?? 0), 0)
  const sources = saySources(entries.map(({ source }) => source))
  return `${capitalised(sayDay(day, viewer))}: ${meals.join('; ')}. In all ${sayNumber(rounded(calories))} kcal ${sources}.`
}
