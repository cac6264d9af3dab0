import { defineTools } from '@alfred/agent-kit'
import { cellarTools } from '../contracts/cellar-tools.ts'
import { offerSchema, sayChoice, sayPairing } from '../facts/say-offer.ts'
import { prepareOffer } from '../prepare/prepare-offer.ts'

/** The tools for what could be opened. What a person must not have is left out by the database, with the reason. */
export const offers = defineTools(cellarTools, {
  suggest_bottle: {
    prepare: prepareOffer,
    answer: offerSchema,
    describe: sayChoice,
    isQuick: true,
    subdomains: ['pairing'],
  },
  pair_bottle: {
    prepare: prepareOffer,
    answer: offerSchema,
    describe: sayPairing,
    isQuick: true,
    subdomains: ['pairing'],
  },
})
