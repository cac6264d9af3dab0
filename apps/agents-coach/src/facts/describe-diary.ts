import { sayDate, sayFood, sayNumber } from '@alfred/language'
import type { Describe } from './describe.ts'
import {
  asNutrient,
  capitalised,
  nutrientName,
  rounded,
  sayDay,
  sayNutrients,
  saySources,
  type Viewer,
} from './nutrition-words.ts'
import type { ResultData } from './result-data.ts'

type Goal = ResultData<'get_today_progress'>['goals'][number]

/** Describes the progress of a goal: "Protein: 45 of 120 g, 75 g left." */
export function sayGoalProgress({ nutrient, kind, unit, target, consumed, left, untold }: Goal): string {
  const code = asNutrient(nutrient)
  const name = nutrient === 'calories' || code === undefined ? 'calories' : nutrientName(code)
  const rest = kind === 'goal' ? sayGoalRest(left, unit) : sayLimitRest(left, unit)
  const unknown = untold === 0 ? '' : ` (not counting ${sayEntries(untold)} without a figure for it)`
  const most = kind === 'limit' ? 'at most ' : ''
  return `${capitalised(name)}: ${sayNumber(rounded(consumed))} of ${most}${sayNumber(target)} ${unit}, ${rest}${unknown}.`
}

function sayGoalRest(left: number, unit: string): string {
  return left <= 0 ? 'reached' : `${sayNumber(rounded(left))} ${unit} to go`
}

function sayLimitRest(left: number, unit: string): string {
  return left < 0 ? `${sayNumber(rounded(-left))} ${unit} over` : `${sayNumber(rounded(left))} ${unit} left`
}

function sayEntries(count: number): string {
  return `${sayNumber(count)} ${count === 1 ? 'entry' : 'entries'}`
}

function sayEstimates(count: number): string[] {
  return count === 0
    ? []
    : [`${sayEntries(count)} of these ${count === 1 ? 'is an estimate' : 'are estimates'}.`]
}

const progress: Describe<'get_today_progress'> = (data, viewer) => {
  const { day, entries, estimates, totals, sources, goals, workout } = data
  const when = capitalised(sayDay(day, viewer))
  const first =
    entries === 0
      ? `Nothing is logged for ${sayDay(day, viewer).replace(/^on /, '')}.`
      : `${when}: ${sayNutrients(totals)}, from ${sayEntries(entries)} ${saySources(sources)}.`
  return [
    first,
    ...goals.map(sayGoalProgress),
    ...(workout > 0 ? [`A workout adds ${sayNumber(rounded(workout))} kcal to what may be eaten.`] : []),
    ...sayEstimates(estimates),
  ]
}

const week: Describe<'get_weekly_summary'> = (data, viewer) => {
  const { from, until, days_logged: days, averages, sources, estimates } = data
  const span = `From ${sayDate(from, viewer)} to ${sayDate(until, viewer)}`
  if (days === 0) return [`${span} nothing was logged.`]
  return [
    `${span} food was logged on ${sayNumber(days)} of 7 days; on those it was ${sayNutrients(averages)} a day on average ${saySources(sources)}.`,
    ...sayEstimates(estimates),
  ]
}

type Entry = ResultData<'get_food_history'>['entries'][number]

const history: Describe<'get_food_history'> = ({ from, until, entries, truncated }, viewer) => {
  if (entries.length === 0) {
    const span = `${sayDate(from, viewer)} to ${sayDate(until, viewer)}`
    return [`Nothing is logged for ${from === until ? sayDay(from, viewer).replace(/^on /, '') : span}.`]
  }
  const days = [...Map.groupBy(entries, ({ day }) => day)].map(([day, eaten]) =>
    sayDayOfFood(day, eaten, viewer),
  )
  return truncated ? [...days, 'There is more than is listed here.'] : days
}

function sayDayOfFood(day: string, entries: readonly Entry[], viewer: Viewer): string {
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

const goals: Describe<'get_user_goals'> = ({ goals: all }) => {
  if (all.length === 0) return ['You have no nutrition goals yet.']
  const told = all.map(({ nutrient, kind, target, unit }) => {
    const name = nutrient === 'calories' ? '' : ` ${nutrientName(nutrient)}`
    return `${kind === 'goal' ? 'at least' : 'at most'} ${sayNumber(target)} ${unit}${name}`
  })
  return [`Your goals for a day: ${told.join('; ')}.`]
}

const profile: Describe<'get_user_profile'> = (data, viewer) => {
  const { goals: count, entries, first_day: first, preferences } = data
  const known = preferences.map(({ kind, value }) => `${kind} ${value}`)
  return [
    first === null
      ? 'Nothing is in your diary yet.'
      : `Your diary has ${sayEntries(entries)}, the first from ${sayDate(first, viewer)}.`,
    `You have ${count === 0 ? 'no' : sayNumber(count)} nutrition ${count === 1 ? 'goal' : 'goals'}.`,
    ...(known.length === 0 ? [] : [`I know of you: ${known.join(', ')}.`]),
  ]
}

/** The describing function of each tool that reads the diary and the goals. */
export const describeDiary = {
  get_today_progress: progress,
  get_weekly_summary: week,
  get_food_history: history,
  get_user_goals: goals,
  get_user_profile: profile,
}
