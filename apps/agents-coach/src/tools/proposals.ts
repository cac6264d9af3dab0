import { asGiven, defineTools, prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { nutritionTools, type NutritionArguments } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import { describeContent, describeOffer } from '../facts/describe-offer.ts'
import { askToKeep } from '../facts/say-body.ts'
import { sayCoverage } from '../facts/say-coverage.ts'
import {
  nutrientName,
  rounded,
  sayAmountOf,
  sayDay,
  sayNutrients,
  saySources,
  type Viewer,
} from '../facts/nutrition-words.ts'
import { contentSchema, offerSchema, type Content, type DaySuggestion } from '../facts/proposal-content.ts'
import { sayGoal, sayEaten, sayOffer } from '../facts/say-offer.ts'
import { withDay } from '../language/prepare-day.ts'
import { prepareChanges, prepareEdits } from '../language/prepare-edits.ts'
import { checked, withUnit } from '../language/prepare-portion.ts'
import { wordsFor } from '../words/words-for.ts'

/** The tools that propose what was eaten, and those that carry out the answer. */
export const proposals = defineTools(nutritionTools, {
  propose_food_log: {
    prepare: prepareFoodLog,
    answer: offerSchema,
    describe: describeOffer,
    isQuick: true,
    subdomains: ['diary'],
  },
  propose_recipe_log: {
    prepare: (given, { moment }) => withDay(given, moment),
    answer: offerSchema,
    describe: describeOffer,
    subdomains: ['diary'],
  },
  change_proposal: {
    prepare: (given, { moment }) => prepareChanges(given, moment),
    answer: offerSchema,
    describe: describeOffer,
    subdomains: ['diary'],
  },
  edit_proposal: {
    prepare: (given, { moment }) => prepareEdits(given, moment),
    answer: offerSchema,
    describe: describeOffer,
  },
  commit_proposal: { prepare: asGiven, answer: contentSchema, describe: sayCommitted },
  cancel_proposal: {
    prepare: asGiven,
    // An answer that was stored before proposals were data has a summary in words alone.
    answer: contentSchema.or(z.object({ summary: z.string() })),
    describe: (data, viewer) => [
      wordsFor(viewer.locale).offers.calledOff('kind' in data ? sayOffer(data, viewer) : data.summary),
    ],
  },
})

function prepareFoodLog(given: NutritionArguments<'propose_food_log'>, { moment }: CallToPrepare): Prepared {
  return withDay(given, moment, (day) => {
    const items = given.items.map((item) => withUnit(item, moment, checked))
    const refusal = items.find((item) => !item.ok)
    return refusal ?? prepared({ ...given, day, items: items.map((item) => (item.ok ? item.arguments : {})) })
  })
}

function sayCommitted(data: Content, viewer: Viewer): string[] {
  const { locale } = viewer
  const words = wordsFor(locale).offers
  if (data.kind === 'goal_update') {
    const set = words.set(data.goals.map((goal) => sayGoal(goal, locale)))
    return [set, ...askToKeep(data.keep, locale)]
  }
  // A choice among recipes is never committed directly; the database answers it with a proposal.
  if (data.kind === 'recipe_selection') return describeContent(data, viewer)
  const { day, totals, items } = data
  const covered =
    data.kind === 'recipe_log' ? [data.coverage] : items.flatMap(({ coverage }) => coverage ?? [])
  const when = day === viewer.today ? undefined : sayDay(day, viewer)
  const thing = sayEaten(data, when, locale)
  const figures = sayNutrients(totals, locale, ['calories'])
  const sources = items.map(({ source }) => source)
  const told = totals['calories'] === undefined ? figures : `${figures} ${saySources(sources, locale)}`
  return [
    words.logged(thing, told),
    ...covered.flatMap((coverage) => sayCoverage(coverage, locale)),
    ...(data.suggestion === null ? [] : [saySuggestion(data.suggestion, locale)]),
  ]
}

/** What would help today, said unasked: the goal as it stands, and what of the kitchen brings how much of it. */
function saySuggestion(
  { nutrient, goal, food, quantity, unit, amount, source }: DaySuggestion,
  locale: string,
): string {
  const terms = termsFor(locale)
  return wordsFor(locale).offers.wouldHelp({
    goal: nutrientName(nutrient, locale),
    consumed: terms.number(rounded(goal.consumed)),
    target: terms.amount(goal.target, goal.unit),
    food: terms.food(quantity, unit, food),
    brings: `${sayAmountOf(nutrient, amount, locale)} ${saySources([source], locale)}`,
  })
}
