import { readLearned } from './learned.ts'
import { MESSAGE_MAX, sharesOfMeanings } from './read-message.ts'
import { situationSchema } from './situation.ts'
import { fillers } from './slots/fillers.ts'
import { domainOf } from './tools.ts'

/** How probable the meanings of a domain have to be together to say that a message is for it. */
const SURE = 0.75
const alone = situationSchema.parse({ now: '' })

/** The domain that a message is for, where the trained reader is sure of it by the words alone. Undefined otherwise. */
export function domainOfMessage(message: string): string | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const shares = { pantry: 0, coach: 0 }
  for (const [label, share] of sharesOfMeanings(message, alone, readLearned())) {
    const domain = label in fillers ? domainOf(label) : undefined
    if (domain !== undefined) shares[domain] += share
  }
  return (['pantry', 'coach'] as const).find((domain) => shares[domain] >= SURE)
}
