import { joinWords, wordNotices } from '@alfred/language/wording'
import { capitalised, sayDay, sayNutrients, saySources, type Viewer } from './nutrition-words.ts'
import type { Content, GoalUpdate, Logged, Offer, Portion } from './proposal-content.ts'
import { sayCoverage } from './say-coverage.ts'
import { ofMeal, sayGoal, sayItems } from './say-offer.ts'

/** Describes a proposal as it is shown for a yes, with what is to be minded beside it. */
export function describeOffer(data: Offer, viewer: Viewer): string[] {
  return [...describeContent(data, viewer), ...wordNotices(data, viewer.locale)]
}

/** Describes what a proposal is about. */
export function describeContent(data: Content, viewer: Viewer): string[] {
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

function offerFood(data: Logged, viewer: Viewer): string[] {
  const { day, meal, items, totals } = data
  const figures = sayNutrients(totals, ['calories', 'protein_g'])
  const sources = saySources(items.map(({ source }) => source))
  return [
    `${capitalised(sayItems(data))}${ofMeal(meal)} ${sayDay(day, viewer)}: ${figures} ${sources}. Shall I log ${items.length > 1 ? 'them' : 'it'}?`,
    ...items.flatMap(remarks),
  ]
}

/** What is to be minded of a portion: figures of a related food were taken, or figures are implausible. */
function remarks({ food, figures_of, flags }: Portion): string[] {
  const taken = figures_of === null ? [] : [`For ${food} the figures of ${figures_of} were taken.`]
  return [...taken, ...flags]
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
