import type { Mark } from '../words/marks.ts'
import { act, firstMark, marksIn, textOf, wordsBefore, type Filler, type Given } from './given.ts'

/** A meal that was eaten before, eaten again: "same breakfast as monday". */
export const repeatMeal: Filler = (given) => {
  const days = marksIn(given, 'day')
  const isBehind = (pattern: RegExp, { start }: Mark): boolean => pattern.test(wordsBefore(given, start, 2))
  const source = days.find((day) => isBehind(SAME_AS, day))
  const target =
    days.find((day) => day !== source && isBehind(/\b(?:to|onto|for|into|on|again)$/, day)) ??
    days.find((day) => day !== source && IS_NOW.test(String(day.value)))
  const of = source ?? days.find((day) => day !== target)
  const to = days.find((day) => day !== of && (days.length > 1 || day === target))
  const fallback = to === undefined ? undefined : IS_NOW.test(String(to.value)) ? 'yesterday' : 'today'
  const meal = firstMark(given, 'meal') ?? mealOfEntry(given) ?? mealLogged(given)
  const untold = meal !== undefined && / (?:same|again|repeat) /.test(textOf(given)) ? 'yesterday' : null
  return [
    act('repeat_meal', {
      meal,
      day: to && String(to.value),
      of_day: of ? String(of.value) : (fallback ?? untold),
    }),
  ]
}
const SAME_AS =
  /\b(?:as (?:i|id|ive|we|wed)|as|like|from|of|equal to|(?:as|ate|had|was) (?:on|every|the)|on every)$/
const IS_NOW = /^(?:today|tonight|this )/

/** The meal that was logged or asked about just before: "the same for yesterday". */
function mealLogged({ situation }: Given): string | undefined {
  const meal = situation.before
    .at(-1)
    ?.acts.findLast(({ tool }) => /^(?:propose_food_log|propose_recipe_log|get_food_history)$/.test(tool))?.[
    'meal'
  ]
  return typeof meal === 'string' ? meal : undefined
}

/** The meal at which a food that is named stands in the diary, where it does at one alone. */
function mealOfEntry({ part }: Given): string | undefined {
  const rows = part.things.flatMap(({ own }) => own.filter(({ home }) => home === 'diary'))
  const meals = new Set(rows.map(({ row }) => String(row['meal'])))
  const [meal] = meals
  return meals.size === 1 && meal !== 'undefined' ? meal : undefined
}
