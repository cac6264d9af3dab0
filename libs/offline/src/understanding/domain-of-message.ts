import { situationOf, type Told } from './situation-of-turn.ts'
import { toolsMeant } from './tools-meant.ts'

/** How probable the meanings of a domain have to be together to say that a message is for it. */
const SURE = 0.75

const domains = ['pantry', 'coach'] as const
/** The domains whose messages the trained reader has learned. */
export const domainsKnown: ReadonlySet<string> = new Set(domains)

/** The steps of a recipe are the kitchen's, its figures the diary's: a message about it is for either. */
const OF_BOTH = 'show_recipe'

/** The domain that a message is for, where the trained reader is as sure of it as wanted, from 0 to 1. Undefined otherwise. */
export function domainOfMessage(
  message: string,
  told: Told = { entities: [] },
  sure = SURE,
): string | undefined {
  const shares = { pantry: 0, coach: 0 }
  for (const { tool, domain, share } of toolsMeant(message, situationOf(told)))
    if (tool !== OF_BOTH) shares[domain] += share
  return domains.find((domain) => shares[domain] >= sure)
}
