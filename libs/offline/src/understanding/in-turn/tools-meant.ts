import { readLearned } from '../learned.ts'
import { MESSAGE_MAX, sharesOfMeanings } from '../read-message.ts'
import { situationSchema, type Situation } from '../things/situation.ts'
import { domainOf } from '../meanings/tools.ts'
import { fillers } from '../slots/fillers.ts'

/** Somebody of whom nothing is known, at the beginning of a conversation. */
export const nobody = situationSchema.parse({ now: '' })

/** A tool of a domain that a message may mean, and how probable that is, from 0 to 1. */
type Meant = { tool: string; domain: 'pantry' | 'coach'; share: number }

/** The tools that a message may mean, by its words and by what is told. None for one that is longer than any the reader learned from. */
export function toolsMeant(message: string, situation: Situation = nobody): Meant[] {
  if (message.length > MESSAGE_MAX) return []
  return toolsAmong(sharesOfMeanings(message, situation, readLearned()))
}

/** The meanings that are tools of a domain. */
export function toolsAmong(shares: ReadonlyMap<string, number>): Meant[] {
  return [...shares].flatMap(([tool, share]) => {
    const domain = tool in fillers ? domainOf(tool) : undefined
    return domain === undefined ? [] : [{ tool, domain, share }]
  })
}
