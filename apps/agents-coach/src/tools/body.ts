import { asGiven, defineTools } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import { z } from 'zod'
import { askToKeep, measuresSchema, sayMeasures } from '../facts/say-body.ts'
import { wordsFor } from '../words/words-for.ts'

const kept = z.object({ measures: measuresSchema })

/** The tools for what is kept of a person's body, where they want it. */
export const body = defineTools(nutritionTools, {
  get_body: {
    prepare: asGiven,
    answer: kept.extend({ for_goals: z.boolean().default(false) }),
    describe: ({ measures, for_goals: isForGoals }, { locale }) => {
      const words = wordsFor(locale).body
      // Who has goals reckoned did not ask what is kept, and is told where the figures come from.
      if (isForGoals) return [words.forGoals(sayMeasures(measures, locale))]
      return [measures.length === 0 ? words.nothing : words.listed(sayMeasures(measures, locale))]
    },
    isQuick: true,
    subdomains: ['goals'],
  },
  remember_body: {
    prepare: asGiven,
    answer: kept.extend({ before: measuresSchema, is_kept: z.boolean() }),
    describe: ({ measures, before, is_kept: isKept }, { locale }) =>
      isKept
        ? [wordsFor(locale).body.kept(sayMeasures(measures, locale), sayMeasures(before, locale))]
        : askToKeep(measures, locale),
    isQuick: true,
    subdomains: ['goals'],
  },
  forget_body: {
    prepare: asGiven,
    answer: kept,
    describe: ({ measures }, { locale }) => [wordsFor(locale).body.forgotten(sayMeasures(measures, locale))],
    isRemoving: true,
    isQuick: true,
    subdomains: ['goals'],
  },
})
