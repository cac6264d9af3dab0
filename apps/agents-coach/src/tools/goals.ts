import { asGiven, defineTools } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { describeOffer } from '../facts/describe-offer.ts'
import { goalSchema, offerSchema } from '../facts/proposal-content.ts'
import { measuresSchema, sayMeasures } from '../facts/say-body.ts'
import { sayGoal } from '../facts/say-offer.ts'
import { prepareRecommendation } from '../nutrition/prepare-recommendation.ts'
import { wordsFor } from '../words/words-for.ts'

const profile = z.object({
  time_zone: z.string().nullable(),
  goals: z.number(),
  entries: z.number(),
  first_day: z.string().nullable(),
  body: measuresSchema.default([]),
  preferences: z.array(z.object({ kind: z.string(), value: z.string() })).default([]),
})

/** The tools for goals and for what is known of the person. */
export const goals = defineTools(nutritionTools, {
  get_user_profile: { prepare: asGiven, answer: profile, describe: sayProfile, subdomains: ['goals'] },
  get_user_goals: {
    prepare: asGiven,
    answer: z.object({ goals: z.array(goalSchema) }),
    describe: ({ goals }, { locale }) => {
      const words = wordsFor(locale).goals
      return [goals.length === 0 ? words.none : words.listed(goals.map((goal) => sayGoal(goal, locale)))]
    },
    isQuick: true,
    subdomains: ['goals', 'nutrition'],
  },
  update_user_goal: {
    prepare: asGiven,
    answer: offerSchema,
    describe: describeOffer,
    isQuick: true,
    subdomains: ['goals'],
  },
  remove_user_goal: {
    prepare: asGiven,
    answer: goalSchema,
    describe: (goal, { locale }) => [wordsFor(locale).goals.removed(sayGoal(goal, locale))],
    isRemoving: true,
    isQuick: true,
    subdomains: ['goals'],
  },
  set_goal_colours: {
    prepare: asGiven,
    answer: goalSchema.pick({ nutrient: true, kind: true }).extend({ yellow: z.number(), turn: z.number() }),
    describe: ({ nutrient, kind, yellow, turn }, { locale }) => {
      const { nutrient: nameOf, number } = termsFor(locale)
      const shares = { yellow: number(yellow), turn: number(turn) }
      return [wordsFor(locale).goals.colours(nameOf(nutrient), kind, shares)]
    },
    subdomains: ['goals'],
  },
  calculate_recommended_goals: {
    prepare: (given, { moment }) => prepareRecommendation(given, moment),
    answer: offerSchema,
    describe: describeOffer,
    subdomains: ['goals'],
  },
})

function sayProfile(data: z.output<typeof profile>, viewer: Viewer): string[] {
  const { goals, entries, first_day: first, body, preferences } = data
  const words = wordsFor(viewer.locale).goals
  const { kept, kind: kindOf } = termsFor(viewer.locale)
  const known = preferences.map(({ kind, value }) => words.preference(kindOf(kind), kept(kind, value)))
  return [
    first === null ? words.emptyDiary : words.diarySince(entries, sayDate(first, viewer)),
    words.count(goals),
    ...(body.length === 0 ? [] : [wordsFor(viewer.locale).body.listed(sayMeasures(body, viewer.locale))]),
    ...(known.length === 0 ? [] : [words.known(known)]),
  ]
}
