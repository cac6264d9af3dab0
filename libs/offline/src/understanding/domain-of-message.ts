import { situationOf, type Told } from './situation-of-turn.ts'
import { toolsMeant } from './tools-meant.ts'

/** How probable the meanings of a domain have to be together to say that a message is for it. */
const SURE = 0.75

const domains = ['pantry', 'coach'] as const
/** The domains whose messages the trained reader has learned. */
export const domainsKnown: ReadonlySet<string> = new Set(domains)

/** The domain that a message is for, where the trained reader is sure of it. Undefined otherwise. */
export function domainOfMessage(message: string, told: Told = { entities: [] }): string | undefined {
  const shares = { pantry: 0, coach: 0 }
  for (const { domain, share } of toolsMeant(message, situationOf(told))) shares[domain] += share
  return domains.find((domain) => shares[domain] >= SURE)
}
