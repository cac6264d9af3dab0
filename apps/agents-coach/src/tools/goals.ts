import { asGiven, defineTools, prepared, refused } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { describeOffer } from '../facts/describe-offer.ts'
import { goalSchema, offerSchema } from '../facts/proposal-content.ts'
import { sayGoal } from '../facts/say-offer.ts'
import { checkGoal } from '../nutrition/check-goal.ts'
import { recommendGoals } from '../nutrition/recommend-goals.ts'
import { wordsFor } from '../words/words-for.ts'

const profile = z.object({
  time_zone: z.string().nullable(),
  goals: z.number(),
  entries: z.number(),
  first_day: z.string().nullable(),
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
    prepare: (given, { moment }) => {
      const objection = checkGoal(given.nutrient, given.target, moment.locale)
      return objection === null ? asGiven(given) : refused('GOAL_OUT_OF_RANGE', objection)
    },
    answer: offerSchema,
    describe: describeOffer,
    isQuick: true,
    subdomains: ['goals'],
  },
  calculate_recommended_goals: {
    prepare: (given, { moment }) => prepared(recommendGoals(given, moment.locale)),
    answer: offerSchema,
    describe: describeOffer,
    subdomains: ['goals'],
  },
})

function sayProfile(data: z.output<typeof profile>, viewer: Viewer): string[] {
  const { goals, entries, first_day: first, preferences } = data
  const words = wordsFor(viewer.locale).goals
  const { kept, kind: kindOf } = termsFor(viewer.locale)
  const known = preferences.map(({ kind, value }) => words.preference(kindOf(kind), kept(kind, value)))
  return [
    first === null ? words.emptyDiary : words.diarySince(entries, sayDate(first, viewer)),
    words.count(goals),
    ...(known.length === 0 ? [] : [words.known(known)]),
  ]
}
