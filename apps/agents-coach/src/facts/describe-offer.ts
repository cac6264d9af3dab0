import { ENERGY_CAUTION_KCAL } from '@alfred/language/health'
import { termsFor, wordNotices } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'
import { sayDay, sayNutrients, saySources, type Viewer } from './nutrition-words.ts'
import type { Content, GoalUpdate, Logged, Offer, Portion } from './proposal-content.ts'
import { sayCoverage } from './say-coverage.ts'
import { sayEaten, sayGoal, sayItem } from './say-offer.ts'

/** Describes a proposal as it is shown for a yes, with what is to be minded beside it. */
export function describeOffer(data: Offer, viewer: Viewer): string[] {
  return [...describeContent(data, viewer), ...wordNotices(data, viewer.locale)]
}

/** Describes what a proposal is about. */
export function describeContent(data: Content, viewer: Viewer): string[] {
  const { locale } = viewer
  switch (data.kind) {
    case 'food_log':
      return offerFood(data, viewer)
    case 'recipe_log':
      return [...offerFood(data, viewer), ...sayCoverage(data.coverage, locale)]
    case 'recipe_selection': {
      const options = data.options.map(({ label }) => label)
      return [wordsFor(locale).offers.whichRecipe(data.name, options)]
    }
    case 'goal_update':
      return offerGoals(data, locale)
  }
}

function offerFood(data: Logged, viewer: Viewer): string[] {
  const { day, items, totals } = data
  const { locale } = viewer
  const figures = sayNutrients(totals, locale, ['calories', 'protein_g'])
  const sources = saySources(
    items.map(({ source }) => source),
    locale,
  )
  const thing = sayEaten(data, sayDay(day, viewer), locale)
  return [
    wordsFor(locale).offers.shallLog(thing, `${figures} ${sources}`, items.length > 1),
    ...sayTakenFrom(data, viewer),
    ...sayServings(data, locale),
    ...(data.left_out.length === 0 ? [] : [wordsFor(locale).offers.leftOut(data.left_out)]),
    ...items.flatMap((item) => [
      ...sayMuch(item, data.kind, locale),
      ...remarks(item, locale),
      ...(item.coverage === null ? [] : sayCoverage(item.coverage, locale)),
    ]),
  ]
}

/** What was taken for a serving of a food, as people seldom say how much they had; empty for what was told or eaten before. */
function sayServings({ kind, items, taken_from }: Logged, locale: string): string[] {
  const taken = items.flatMap(({ food, quantity, unit, grams, own_measure: own }) =>
    unit === 'serving' && own === null && grams !== null
      ? [{ food, grams: Math.round(grams / quantity) }]
      : [],
  )
  const isAsTold = kind === 'recipe_log' || taken_from !== null || taken.length === 0
  return isAsTold ? [] : [wordsFor(locale).figures.usualServings(taken)]
}

/** That nobody eats so much at once, with the amount and its energy; empty for what somebody may have eaten. */
function sayMuch(item: Portion, kind: Logged['kind'], locale: string): string[] {
  if (!item.is_much) return []
  const calories = item.nutrients['calories']
  const figures = calories === undefined ? null : sayNutrients({ calories }, locale, ['calories'])
  return [wordsFor(locale).offers.much(sayItem(item, kind, locale), figures)]
}

/** Whose day or which kept meal is eaten again; empty for anything else. */
function sayTakenFrom({ taken_from: from }: Logged, viewer: Viewer): string[] {
  if (from === null) return []
  const words = wordsFor(viewer.locale).again
  if ('name' in from) return [words.asKept(from.name)]
  const day = sayDay(from.day, viewer)
  return [
    from.times === null ? words.asOn(day) : words.mostOften(termsFor(viewer.locale).number(from.times), day),
  ]
}

/** What is to be minded of a portion: figures of a related food were taken, how its size was understood, or figures are implausible. */
function remarks(portion: Portion, locale: string): string[] {
  const { food, unit, figures_of, flags, size, own_measure: own } = portion
  const words = wordsFor(locale).figures
  const { amount, food: sayFood } = termsFor(locale)
  const measured =
    own === null ? [] : [words.ownMeasure(sayFood(1, unit, food), amount(own.quantity, own.unit))]
  const sized =
    size === null
      ? []
      : [size.grams === null ? words.sizeUnknown(size.said) : words.sizeTaken(size.said, size.grams)]
  const taken = figures_of === null ? [] : [wordsFor(locale).figures.ofAnother(food, figures_of)]
  return [...taken, ...measured, ...sized, ...flags]
}

function offerGoals({ goals, reason }: GoalUpdate, locale: string): string[] {
  const words = wordsFor(locale).offers
  const say = (goal: GoalUpdate['goals'][number]): string => sayGoal(goal, locale)
  const before = goals.flatMap((goal) => (goal.before === null ? [] : [say({ ...goal, ...goal.before })]))
  return [
    words.shallSet(goals.map(say)),
    ...(before.length === 0 ? [] : [words.soFar(before)]),
    ...(reason === null ? [] : [words.reckoned(reason)]),
    ...(goals.some(isLittleEnergy)
      ? [words.littleEnergy(termsFor(locale).amount(ENERGY_CAUTION_KCAL, 'kcal'))]
      : []),
  ]
}

function isLittleEnergy({ nutrient, kind, target }: GoalUpdate['goals'][number]): boolean {
  return nutrient === 'calories' && kind === 'limit' && target < ENERGY_CAUTION_KCAL
}
