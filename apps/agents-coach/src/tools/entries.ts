import { asGiven, defineTools } from '@alfred/agent-kit'
import { findUnit, nutritionTools } from '@alfred/contracts'
import { sayFood, sayNumber } from '@alfred/language'
import { z } from 'zod'
import { rounded, sayDay, saySources, type Viewer } from '../facts/nutrition-words.ts'
import { ofMeal } from '../facts/say-offer.ts'
import { withDay } from '../language/prepare-day.ts'
import { nameFood, unknownUnit } from '../language/prepare-portion.ts'

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
      const unit = given.unit === null ? null : findUnit(given.unit)
      if (unit === undefined) return unknownUnit(given.unit ?? '')
      const correction = { ...given, unit }
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
    answer: entry,
    describe: sayDeleted,
    isRemoving: true,
    subdomains: ['diary'],
  },
})

function sayWorkout({ day, calories, total }: z.output<typeof workout>, viewer: Viewer): string[] {
  const all = total === calories ? '' : ` That makes ${sayNumber(rounded(total))} kcal in all.`
  return [
    `Added ${sayNumber(rounded(calories))} kcal for the workout ${sayDay(day, viewer)} to what may be eaten.${all}`,
  ]
}

function sayWater({ ml, day, total }: z.output<typeof water>, viewer: Viewer): string[] {
  const all = total > ml ? ` With what is in food that makes ${sayNumber(rounded(total))} ml of water.` : ''
  return [`Logged ${sayNumber(ml)} ml of water ${sayDay(day, viewer)}.${all}`]
}

function sayDeleted(data: z.output<typeof entry>, viewer: Viewer): string[] {
  const { food, quantity, unit, meal, day, calories } = data
  const figures = calories === null || calories === 0 ? '' : ` (${sayNumber(rounded(calories))} kcal)`
  return [`Deleted ${sayFood(quantity, unit, food)}${ofMeal(meal)} ${sayDay(day, viewer)}${figures}.`]
}

function sayCorrected(data: z.output<typeof corrected>, viewer: Viewer): string[] {
  const { food, quantity, unit, meal, day, calories, source } = data
  const figures = calories === null ? '' : `: ${sayNumber(rounded(calories))} kcal ${saySources([source])}`
  return [`Changed to ${sayFood(quantity, unit, food)}${ofMeal(meal)} ${sayDay(day, viewer)}${figures}.`]
}
