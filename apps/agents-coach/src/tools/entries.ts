import { asGiven, defineTools } from '@alfred/agent-kit'
import { findUnit, nutritionTools } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import { rounded, sayCalories, sayDay, saySources, type Viewer } from '../facts/nutrition-words.ts'
import { withDay } from '../language/prepare-day.ts'
import { nameFood, unknownUnit } from '../language/prepare-portion.ts'
import { wordsFor } from '../words/words-for.ts'

const workout = z.object({ day: z.string(), calories: z.number(), total: z.number() })
const water = z.object({ ml: z.number(), day: z.string(), total: z.number() })
const entry = z.object({
  food: z.string(),
  quantity: z.number(),
  unit: z.string(),
  meal: z.string().nullable(),
  day: z.string(),
  calories: z.number().nullable(),
})
const corrected = entry.extend({ source: z.string() })
const deleted = entry.extend({ others: z.array(entry).default([]) })

/** The tools that write one entry at once. */
export const entries = defineTools(nutritionTools, {
  log_water: {
    prepare: (given, { moment }) => withDay(given, moment),
    answer: water,
    describe: sayWater,
    isQuick: true,
    subdomains: ['diary'],
  },
  apply_daily_workout_offset: {
    prepare: (given, { moment }) => withDay(given, moment),
    answer: workout,
    describe: sayWorkout,
    subdomains: ['goals'],
  },
  update_food_log: {
    prepare: (given, { moment }) => {
      const unit = given.unit === null ? null : findUnit(given.unit, moment.locale)
      if (unit === undefined) return unknownUnit(given.unit ?? '', moment)
      const food = given.food === null ? null : nameFood(given.food)
      const correction = { ...given, food, unit }
      return given.day === null ? asGiven(correction) : withDay(correction, moment)
    },
    answer: corrected,
    describe: sayCorrected,
    subdomains: ['diary'],
  },
  delete_food_log: {
    prepare: (given, { moment }) => {
      const named = given.food === null ? given : { ...given, food: nameFood(given.food) }
      return given.day === null ? asGiven(named) : withDay(named, moment)
    },
    answer: deleted,
    describe: sayDeleted,
    isRemoving: true,
    subdomains: ['diary'],
  },
})

function sayWorkout({ day, calories, total }: z.output<typeof workout>, viewer: Viewer): string[] {
  const { locale } = viewer
  const all = total === calories ? null : sayCalories(total, locale)
  return [wordsFor(locale).entries.workout(sayDay(day, viewer), sayCalories(calories, locale), all)]
}

function sayWater({ ml, day, total }: z.output<typeof water>, viewer: Viewer): string[] {
  const { amount } = termsFor(viewer.locale)
  const all = total > ml ? amount(rounded(total), 'ml') : null
  return [wordsFor(viewer.locale).entries.water(sayDay(day, viewer), amount(ml, 'ml'), all)]
}

type Entry = z.output<typeof entry>

/** "2 eggs for breakfast today". */
function sayEntry({ food, quantity, unit, meal, day }: Entry, viewer: Viewer): string {
  const terms = termsFor(viewer.locale)
  return terms.eaten(terms.food(quantity, unit, food), meal, sayDay(day, viewer))
}

function sayDeleted({ others, ...first }: z.output<typeof deleted>, viewer: Viewer): string[] {
  return [first, ...others].map((gone) => {
    const { calories } = gone
    const figures = calories === null || calories === 0 ? null : sayCalories(calories, viewer.locale)
    return wordsFor(viewer.locale).entries.deleted(sayEntry(gone, viewer), figures)
  })
}

function sayCorrected(data: z.output<typeof corrected>, viewer: Viewer): string[] {
  const { calories, source } = data
  const { locale } = viewer
  const figures =
    calories === null ? null : `${sayCalories(calories, locale)} ${saySources([source], locale)}`
  return [wordsFor(locale).entries.changed(sayEntry(data, viewer), figures)]
}
