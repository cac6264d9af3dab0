import { asGiven, defineTools, prepared, refused } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import { sayDate, sayNumber } from '@alfred/language'
import { z } from 'zod'
import { describeOffer } from '../facts/describe-offer.ts'
import { sayEntries, type Viewer } from '../facts/nutrition-words.ts'
import { goalSchema, offerSchema } from '../facts/proposal-content.ts'
import { sayGoal } from '../facts/say-offer.ts'
import { checkGoal } from '../nutrition/check-goal.ts'
import { recommendGoals } from '../nutrition/recommend-goals.ts'

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
    describe: ({ goals }) =>
      goals.length === 0
        ? ['You have no nutrition goals yet.']
        : [`Your goals for a day: ${goals.map(sayGoal).join('; ')}.`],
    isQuick: true,
    subdomains: ['goals', 'nutrition'],
  },
  update_user_goal: {
    prepare: (given) => {
      const objection = checkGoal(given.nutrient, given.target)
      return objection === null ? asGiven(given) : refused('GOAL_OUT_OF_RANGE', objection)
    },
    answer: offerSchema,
    describe: describeOffer,
    isQuick: true,
    subdomains: ['goals'],
  },
  calculate_recommended_goals: {
    prepare: (given) => prepared(recommendGoals(given)),
    answer: offerSchema,
    describe: describeOffer,
    subdomains: ['goals'],
  },
})

function sayProfile(data: z.output<typeof profile>, viewer: Viewer): string[] {
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
