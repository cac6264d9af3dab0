import { randomUUID } from 'node:crypto'
import { AlfredError } from '@alfred/contracts'
import type { HandTool } from '@alfred/contracts'
import { isDeepStrictEqual } from 'node:util'

/** A change that waits for a yes. Its key is fixed with it, so that a yes that is said twice is done once. */
export type Proposal = {
  id: string
  key: string
  tool: HandTool
  arguments: Readonly<Record<string, unknown>>
  expiresAt: number
}

/** The proposals of one person. */
export type OwnProposals = {
  add(proposed: Pick<Proposal, 'tool' | 'arguments'> & { key?: string | undefined }): Proposal
  /** @throws AlfredError NOT_FOUND where it is not there, is another's, was cancelled or has expired. */
  find(id: string): Proposal
  cancel(id: string): boolean
}

export type Proposals = { of(person: string): OwnProposals }

const LIFETIME_MS = 15 * 60_000
const PER_PERSON_MAX = 20
const PEOPLE_MAX = 5_000

/**
 * Keeps what waits for a yes in memory: bounded, and gone with the process, after which it is proposed anew. One person's are out of reach of all
 * others, whatever id they name.
 */
export function createProposals(now: () => number = Date.now): Proposals {
  const people = new Map<string, Map<string, Proposal>>()
  const ownOf = (person: string): Map<string, Proposal> => {
    const own = people.get(person) ?? new Map<string, Proposal>()
    for (const { id, expiresAt } of own.values()) if (expiresAt <= now()) own.delete(id)
    return own
  }
  const keep = (person: string, own: Map<string, Proposal>): void => {
    // Put in anew at the end: the first of the map is whoever proposed longest ago.
    people.delete(person)
    people.set(person, own)
    if (people.size > PEOPLE_MAX) people.delete(people.keys().next().value ?? '')
    if (own.size > PER_PERSON_MAX) own.delete(own.keys().next().value ?? '')
  }
  return {
    of: (person) => ({
      add: ({ tool, arguments: given, key = randomUUID() }) => {
        const own = ownOf(person)
        const same = [...own.values()].find((each) => each.key === key)
        if (same !== undefined) return ofSameKey(same, { tool, arguments: given })
        const expiresAt = now() + LIFETIME_MS
        const proposal: Proposal = { id: randomUUID(), key, tool, arguments: given, expiresAt }
        own.set(proposal.id, proposal)
        keep(person, own)
        return proposal
      },
      find: (id) => {
        const found = ownOf(person).get(id)
        if (found === undefined)
          throw new AlfredError('NOT_FOUND', 'There is no such proposal any more. Propose it anew.')
        return found
      },
      cancel: (id) => ownOf(person).delete(id),
    }),
  }
}

function ofSameKey(same: Proposal, asked: Pick<Proposal, 'tool' | 'arguments'>): Proposal {
  if (same.tool === asked.tool && isDeepStrictEqual(same.arguments, asked.arguments)) return same
  throw new AlfredError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another change.')
}
