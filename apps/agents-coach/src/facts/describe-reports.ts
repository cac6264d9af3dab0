import { sayDate, sayNumber } from '@alfred/language'
import type { Describe } from './describe.ts'
import {
  capitalised,
  nutrientName,
  rounded,
  sayAmountOf,
  sayNutrients,
  saySources,
} from './nutrition-words.ts'
import type { ResultData } from './result-data.ts'

type Goal = ResultData<'get_progress_report'>['goals'][number]

/** A relative change smaller than this counts as no change. */
const CHANGE_MIN = 0.05

function sayGoal({
  nutrient,
  kind,
  target,
  unit,
  average,
  days_kept: kept,
  days_told: told,
  ...halves
}: Goal): string {
  const name = nutrient === 'calories' ? 'calories' : nutrientName(nutrient)
  const most = kind === 'limit' ? 'at most ' : ''
  return `${capitalised(name)}: kept on ${sayNumber(kept)} of ${sayNumber(told)} days, ${sayNumber(rounded(average))} of ${most}${sayNumber(target)} ${unit} on average${sayTrend(halves)}.`
}

function sayTrend({ earlier, later }: Pick<Goal, 'earlier' | 'later'>): string {
  if (earlier === null || later === null) return ''
  if (Math.abs(later - earlier) <= CHANGE_MIN * earlier) return ', steady'
  return `, ${later > earlier ? 'up' : 'down'} from ${sayNumber(rounded(earlier))} to ${sayNumber(rounded(later))}`
}

const report: Describe<'get_progress_report'> = (data, viewer) => {
  const { from, until, days_logged: days, averages, sources, goals } = data
  const span = `From ${sayDate(from, viewer)} to ${sayDate(until, viewer)}`
  if (days === 0) return [`${span} nothing was logged.`]
  return [
    `${span} food was logged on ${sayDays(days)}: ${sayNutrients(averages)} a day on average ${saySources(sources)}.`,
    ...(goals.length === 0 ? ['You have no nutrition goals to hold that against.'] : goals.map(sayGoal)),
  ]
}

const patterns: Describe<'analyze_eating_patterns'> = (data, viewer) => {
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

const recommend: Describe<'get_food_recommendations'> = ({ nutrient, is_asked: isAsked, foods }) => {
  const name = nutrientName(nutrient)
  if (foods.length === 0) return [`I know no food with ${name} that you may have.`]
  const told = foods.map(({ food, amount }) => `${food} (${sayAmountOf(nutrient, amount)})`)
  return [
    ...(isAsked ? [] : [`Of your goals ${name} lacks most today.`]),
    `Much ${name} in 100 g: ${told.join(', ')} ${saySources(foods.map(({ source }) => source))}.`,
  ]
}

/** The describing function of each tool that reports on several days or looks ahead. */
export const describeReports = {
  get_progress_report: report,
  analyze_eating_patterns: patterns,
  get_food_recommendations: recommend,
}
