import { defineTools } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import { dayProgressSchema } from '@alfred/db/nutrition'
import { sayDate } from '@alfred/language'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import { sayCalories, sayDay, sayNutrients, saySources, type Viewer } from '../facts/nutrition-words.ts'
import { amountsSchema } from '../facts/proposal-content.ts'
import { sayEstimates, sayProgress } from '../facts/say-progress.ts'
import { sayTrend, daysBeforeSchema } from '../facts/say-trend.ts'
import { withDay, withSpan } from '../language/prepare-day.ts'
import { wordsFor } from '../words/words-for.ts'

const week = z.object({
  from: z.string(),
  until: z.string(),
  days_logged: z.number(),
  estimates: z.number(),
  sources: z.array(z.string()),
  averages: amountsSchema,
  /** An answer that was stored before weeks were compared has none. */
  before: daysBeforeSchema.nullable().default(null),
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
  const { days_logged: days, averages, estimates } = data
  const { locale } = viewer
  const words = wordsFor(locale).diary
  const [from, until] = [sayDate(data.from, viewer), sayDate(data.until, viewer)]
  if (days === 0) return [words.emptyWeek(from, until)]
  const sources = saySources(data.sources, locale)
  const told = { days: termsFor(locale).number(days), figures: sayNutrients(averages, locale), sources }
  return [
    words.week(from, until, told),
    ...(data.before === null ? [] : sayTrend(data.before, viewer)),
    ...sayEstimates(estimates, locale),
  ]
}

type History = z.output<typeof history>

function sayHistory({ from, until, entries, truncated }: History, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).diary
  if (entries.length === 0)
    return [
      from === until
        ? words.nothingOn(sayDay(from, viewer))
        : words.nothingFromTo(sayDate(from, viewer), sayDate(until, viewer)),
    ]
  const days = [...Map.groupBy(entries, ({ day }) => day)].map(([day, eaten]) =>
    sayDayOfFood(day, eaten, viewer),
  )
  return truncated ? [...days, termsFor(viewer.locale).moreThanListed] : days
}

function sayDayOfFood(day: string, entries: History['entries'], viewer: Viewer): string {
  const { locale } = viewer
  const words = wordsFor(locale).diary
  const meals = [...Map.groupBy(entries, ({ meal }) => meal)].map(([meal, eaten]) =>
    termsFor(locale).eaten(eaten.map((entry) => sayEaten(entry, locale)).join(', '), meal),
  )
  const calories = entries.reduce((sum, entry) => sum + (entry.calories ?? 0), 0)
  const sources = saySources(
    entries.map(({ source }) => source),
    locale,
  )
  return words.eatenOn(sayDay(day, viewer), meals, { calories: sayCalories(calories, locale), sources })
}

function sayEaten({ quantity, unit, food, calories }: History['entries'][number], locale: string): string {
  const thing = termsFor(locale).food(quantity, unit, food)
  return calories === null || calories === 0 ? thing : `${thing} (${sayCalories(calories, locale)})`
}
