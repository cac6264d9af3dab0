import { isOnDay } from './is-on-day.ts'
import type { Finder } from './finder.ts'
import { followUps } from './follow-ups.ts'
import { doneOtherwise } from './other-than-done.ts'
import { firstMark, marksIn, textOf, type Given } from './given.ts'
import type { Act, Row } from '../things/situation.ts'

// What a call lacks is often there to see: the only goal, the dish of the meal that was planned, what was spoken of a message before.

/** Words that point at what is there or was said, so that nothing else is named. */
const POINTS = / (?:it|its|that|that one|this|them|they|those|these|one|ones|him|her|his|he|she) /
const PLANNED =
  / (?:planned|the plan|off the plan|on the plan|was down for|had down for|we got|weve got|whatever) /
const ALL = / (?:all|every|everything|things|both|whole lot|the lot) /

const rowsOf = (rows: readonly (string | Row)[]): Row[] =>
  rows.filter((row): row is Row => typeof row !== 'string')

/** The calls with what they lack taken from the situation, where exactly one thing there can be meant. */
export function fromContext(acts: readonly Act[], given: Given, { isFirst }: { isFirst: boolean }): Act[] {
  const [act, ...others] = acts
  const isCorrecting = isFirst && act !== undefined && CORRECTING.test(act.tool)
  const otherwise = isCorrecting ? doneOtherwise(given) : undefined
  if (otherwise !== undefined) return otherwise
  if (act === undefined || others.length > 0) return [...acts]
  return FINDERS[act.tool]?.(act, given) ?? [...acts]
}

/** Tools that a message seems to mean that puts right what was done last. */
const CORRECTING =
  /^(?:undo|use_item|add_to_shopping|discard_item|open_item|move_item|remove_from_shopping|correct_item|set_shopping|update_food_log|log_water)$/

/** The only limit, or all goals: "ditch the limit", "wipe all my goals". Everything is called a goal, so that the word tells none from others. */
const removedGoals: Finder = (act, given) => {
  if (act['nutrient'] !== null) return undefined
  const goals = rowsOf(given.situation.state.goals)
  const text = textOf(given)
  const limits = goals.filter(({ kind }) => kind === 'limit')
  const isOnlyLimit =
    limits.length === 1 &&
    / (?:the|that|my|this) limit /.test(text) &&
    !/ keep (?:the|that|my) limit /.test(text)
  const meant = isOnlyLimit ? limits : ALL.test(text) ? goals : []
  return meant.length === 0 ? undefined : meant.map(({ nutrient }) => ({ ...act, nutrient }))
}

/** A figure of calories is far above those of anything else that is counted in grams. */
const CALORIES_FROM = 1_000

/** The only goal of the sort that is said, and calories by the size of their figure. */
const changedGoal: Finder = (act, given) => {
  if (act['nutrient'] !== null || typeof act['target'] !== 'number') return undefined
  const goals = rowsOf(given.situation.state.goals)
  const isCalories = act['target'] >= CALORIES_FROM && act['target'] < 5 * CALORIES_FROM
  const ofCalories = goals.filter(({ nutrient }) => nutrient === 'calories_kcal')
  const [only, second] = isCalories && ofCalories.length > 0 ? ofCalories : goals
  if (only !== undefined && second === undefined)
    return [{ ...act, nutrient: only['nutrient'], kind: only['kind'] ?? act['kind'] }]
  const isMilligrams = goals.some(({ nutrient }) => String(nutrient).endsWith('_mg'))
  return isCalories && !isMilligrams ? [{ ...act, nutrient: 'calories_kcal' }] : undefined
}

/** The planned meals of the day and the meal that are said, or all of them where none is. */
function plannedMeals(given: Given): Row[] {
  const [day, meal] = [firstMark(given, 'day'), firstMark(given, 'meal')]
  return rowsOf(given.situation.state.plan).filter(
    (row) =>
      (day === undefined || isOnDay(String(row['day']), day, given.situation.now)) &&
      (meal === undefined || row['meal'] === meal),
  )
}

/** The dish of the only planned meal that may be meant. */
const plannedDish =
  (slot: 'recipe' | 'name'): Finder =>
  (act, given) => {
    if (act[slot] !== null || !PLANNED.test(textOf(given))) return undefined
    const [meal, second] = plannedMeals(given)
    if (meal?.title === undefined || second !== undefined) return undefined
    const { day: _day, ...rest } = act
    return [{ ...rest, [slot]: meal.title }]
  }

const plannedFood: Finder = (act, given) => {
  if (act['items'] !== null || !PLANNED.test(textOf(given))) return undefined
  const [meal, second] = plannedMeals(given)
  return meal?.title === undefined || second !== undefined
    ? undefined
    : [{ ...act, items: [{ food: meal.title, quantity: 1 }] }]
}

/** The only planned meal moves where only the day is told to which it does. */
const movedMeal: Finder = (act, given) => {
  if (act['from_day'] !== null || act['to_day'] === null) return undefined
  const [meal, second] = rowsOf(given.situation.state.plan)
  return meal === undefined || second !== undefined
    ? undefined
    : [{ ...act, from_day: meal['day'], from_meal: meal['meal'] }]
}

/** "Same for tomorrow", "whatever we got monday run it again thursday": the dish that was planned before, on another day. */
const plannedAgain: Finder = (act, given) => {
  const [row, ...more] = Array.isArray(act['meals']) ? (act['meals'] as Row[]) : []
  if (row === undefined || more.length > 0 || row['title'] !== null) return undefined
  const days = marksIn(given, 'day').map(({ value }) => String(value))
  const earlier = given.situation.before.findLast(({ acts }) =>
    acts.some(({ tool }) => tool === 'plan_meals'),
  )
  const told = earlier?.acts.findLast(({ tool }) => tool === 'plan_meals')?.['meals']
  const [before] = Array.isArray(told) ? (told as Row[]) : []
  if (before?.title !== undefined && days.length < 2)
    return [{ ...act, meals: [{ ...before, ...(days[0] !== undefined && { day: days[0] }) }] }]
  const source = rowsOf(given.situation.state.plan).filter(({ day }) =>
    isOnDay(String(day), days[0] ?? '', given.situation.now),
  )
  const [meal, second] = source
  if (days.length !== 2 || meal?.title === undefined || second !== undefined) return undefined
  return [{ ...act, meals: [{ day: days[1], meal: meal['meal'], title: meal.title }] }]
}

/** What was kept a message before, or everything that is kept of somebody who is named. */
const forgottenPreference: Finder = (act, given) => {
  if (act['value'] !== null) return undefined
  const text = textOf(given)
  const kept = rowsOf(given.situation.state.preferences)
  const before = given.situation.before
    .flatMap(({ acts }) => acts)
    .filter(({ tool }) => tool === 'remember_preference')
  const of = [...kept, ...before].filter(
    ({ who }) => typeof who === 'string' && text.includes(` ${who.toLowerCase()} `),
  )
  const isOver = of.length === 1 && / (?:again|after all|no longer|come round|anymore) /.test(text)
  const meant = (ALL.test(text) && of.length > 0) || isOver ? of : POINTS.test(text) ? before.slice(-1) : []
  const told = new Set(meant.map((row) => JSON.stringify([row['kind'], row['value'], row['who']])))
  if (told.size === 0) return undefined
  return [...told].map((row) => {
    const [kind, value, who] = JSON.parse(row) as unknown[]
    return { tool: act.tool, kind, value, ...(who !== null && who !== undefined && { who }) }
  })
}

/** "Six rashers gone", "two pints will do": the only lot, line or entry that is counted in the unit that is said. */
const countedIn =
  (home: 'stock' | 'list' | 'diary'): Finder =>
  (act, { situation }) => {
    const unit = act['unit']
    if (act['food'] !== null || typeof unit !== 'string' || WEIGHED.test(unit)) return undefined
    const [row, second] = rowsOf(situation.state[home]).filter((one) => one['unit'] === unit)
    return row?.food === undefined || second !== undefined ? undefined : [{ ...act, food: row.food }]
  }
/** Many things are counted in these. */
const WEIGHED = /^(?:g|kg|ml|l|oz|lb|piece|pack|tin|bag|bottle|jar)$/

const FINDERS: Readonly<Record<string, Finder>> = {
  ...followUps,
  set_shopping: (act, given) => followUps['set_shopping']?.(act, given) ?? countedIn('list')(act, given),
  use_item: countedIn('stock'),
  discard_item: countedIn('stock'),
  correct_item: countedIn('stock'),
  update_food_log: countedIn('diary'),
  remove_user_goal: removedGoals,
  update_user_goal: changedGoal,
  cook_recipe: plannedDish('recipe'),
  propose_recipe_log: plannedDish('name'),
  propose_food_log: plannedFood,
  move_meal: movedMeal,
  plan_meals: plannedAgain,
  forget_preference: forgottenPreference,
}
