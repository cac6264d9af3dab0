import { sayFood, sayNumber } from '@alfred/language'
import { joinWords } from '@alfred/language/wording'
import type { Describe } from './describe.ts'
import { capitalised, rounded, sayDay, sayNutrients, saySources, type Viewer } from './nutrition-words.ts'
import { sayCoverage } from './describe-recipes.ts'
import { ofMeal, sayGoal, sayItems, sayOffer } from './say-offer.ts'
import type { Portion, ResultData } from './result-data.ts'

type Content = ResultData<'commit_proposal'>
type FoodLog = Extract<Content, { kind: 'food_log' }>
type RecipeLog = Extract<Content, { kind: 'recipe_log' }>
type GoalUpdate = Extract<Content, { kind: 'goal_update' }>

/** Warnings beside a proposal: figures of a related food were taken, or figures are implausible. */
function remarks(items: readonly Portion[]): string[] {
  return items.flatMap(({ food, figures_of, flags }) => [
    ...(figures_of === null ? [] : [`For ${food} the figures of ${figures_of} were taken.`]),
    ...flags,
  ])
}

const offer = (data: ResultData<'propose_food_log'>, viewer: Viewer): string[] => [
  ...offerContent(data, viewer),
  ...data.warnings,
]

function offerContent(data: Content, viewer: Viewer): string[] {
  switch (data.kind) {
    case 'food_log':
      return offerFood(data, viewer)
    case 'recipe_log':
      return [...offerFood(data, viewer), ...sayCoverage(data.coverage)]
    case 'recipe_selection':
      return [`Which ${data.name} do you mean: ${data.options.map(({ label }) => label).join(' or ')}?`]
    case 'goal_update':
      return offerGoals(data)
  }
}

function offerFood(data: FoodLog | RecipeLog, viewer: Viewer): string[] {
  const { day, meal, items, totals } = data
  const figures = sayNutrients(totals, ['calories', 'protein_g'])
  const sources = saySources(items.map(({ source }) => source))
  return [
    `${capitalised(sayItems(data))}${ofMeal(meal)} ${sayDay(day, viewer)}: ${figures} ${sources}. Shall I log ${items.length > 1 ? 'them' : 'it'}?`,
    ...remarks(items),
  ]
}

function offerGoals({ goals, reason }: GoalUpdate): string[] {
  const before = goals.flatMap((goal) => (goal.before === null ? [] : [sayGoal({ ...goal, ...goal.before })]))
  const isOne = goals.length === 1
  return [
    `${isOne ? 'Goal' : 'Goals'}: ${joinWords(goals.map(sayGoal))} a day. Shall I set ${isOne ? 'it' : 'them'}?`,
    ...(before.length === 0 ? [] : [`So far it is ${joinWords(before)}.`]),
    ...(reason === null ? [] : [`Reckoned by ${reason}.`]),
  ]
}

const commit: Describe<'commit_proposal'> = (data, viewer) => {
  if (data.kind === 'goal_update') return [`Set: ${joinWords(data.goals.map(sayGoal))} a day.`]
  // A choice among recipes is never committed directly; the database answers it with a proposal.
  if (data.kind === 'recipe_selection') return offerContent(data, viewer)
  const { meal, day, totals } = data
  const when = day === viewer.today ? '' : ` ${sayDay(day, viewer)}`
  return [`Logged ${sayItems(data)}${ofMeal(meal)}${when}: ${sayNutrients(totals, ['calories'])}.`]
}

/** An answer that was stored before proposals were data has a summary in words alone. */
const cancel: Describe<'cancel_proposal'> = (data, viewer) => [
  `Called off: ${'kind' in data ? sayOffer(data, viewer) : data.summary}.`,
]

const workout: Describe<'apply_daily_workout_offset'> = ({ day, calories, total }, viewer) => {
  const all = total === calories ? '' : ` That makes ${sayNumber(rounded(total))} kcal in all.`
  return [
    `Added ${sayNumber(rounded(calories))} kcal for the workout ${sayDay(day, viewer)} to what may be eaten.${all}`,
  ]
}

const water: Describe<'log_water'> = ({ ml, day, total }, viewer) => {
  const all = total > ml ? ` With what is in food that makes ${sayNumber(rounded(total))} ml of water.` : ''
  return [`Logged ${sayNumber(ml)} ml of water ${sayDay(day, viewer)}.${all}`]
}

const remove: Describe<'delete_food_log'> = ({ food, quantity, unit, meal, day, calories }, viewer) => {
  const figures = calories === null || calories === 0 ? '' : ` (${sayNumber(rounded(calories))} kcal)`
  return [`Deleted ${sayFood(quantity, unit, food)}${ofMeal(meal)} ${sayDay(day, viewer)}${figures}.`]
}

const update: Describe<'update_food_log'> = (data, viewer) => {
  const { food, quantity, unit, meal, day, calories, source } = data
  const figures = calories === null ? '' : `: ${sayNumber(rounded(calories))} kcal ${saySources([source])}`
  return [`Changed to ${sayFood(quantity, unit, food)}${ofMeal(meal)} ${sayDay(day, viewer)}${figures}.`]
}

/** The describing function of each tool that proposes or changes something. */
export const describeChanges = {
  propose_food_log: offer,
  propose_recipe_log: offer,
  update_user_goal: offer,
  calculate_recommended_goals: offer,
  edit_proposal: offer,
  commit_proposal: commit,
  cancel_proposal: cancel,
  apply_daily_workout_offset: workout,
  log_water: water,
  update_food_log: update,
  delete_food_log: remove,
}
