import type { Client } from '@alfred/client'
import { createClient } from '@alfred/client'
import type { Logger } from '@alfred/observability'
import type { OwnProposals } from '../edits/proposals.ts'

/** The person for whom a server answers: all that it can do, it does through their client. */
export type Asker = { client: Client; proposals: OwnProposals; logger: Logger }

/** A client of the gateway with the token of one person. */
export function clientOf(gateway: string, token: () => Promise<string>): Client {
  return createClient({
    baseUrl: gateway,
    // The token is put on here, and not handed to the client, so that rows are read at this address too: the one that the gateway tells to clients
    // outside may not lead anywhere from here.
    fetch: async (input, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${await token()}`)
      return fetch(input, { ...init, headers, redirect: 'error' })
    },
    connectForMs: 10_000,
    resumeForMs: 60_000,
  })
}
