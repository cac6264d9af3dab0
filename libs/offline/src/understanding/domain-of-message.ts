import { toolsMeant } from './tools-meant.ts'

/** How probable the meanings of a domain have to be together to say that a message is for it. */
const SURE = 0.75

/** The domain that a message is for, where the trained reader is sure of it by the words alone. Undefined otherwise. */
export function domainOfMessage(message: string): string | undefined {
  const shares = { pantry: 0, coach: 0 }
  for (const { domain, share } of toolsMeant(message)) shares[domain] += share
  return (['pantry', 'coach'] as const).find((domain) => shares[domain] >= SURE)
}
