import { localPeopleSchema } from '@alfred/contracts'
import type { LocalPeople } from '@alfred/contracts'
import { createAskSignIn, tokensOf } from './ask-sign-in.ts'
import type { SessionTokens } from './session-cookie.ts'

/** Keeps sessions: renews their tokens and ends them. */
export type SessionService = {
  renew(refresh: string): Promise<SessionTokens>
  /** Ends a session; where it is forgotten, all of that person's, and their name with them, if this service keeps names. */
  end(session: SessionTokens, how?: { isForgotten: boolean }): Promise<void>
  close(): Promise<void>
}

/** The sign-in of this machine, by name alone. */
export type LocalSignIn = SessionService & {
  begin(name: string): Promise<SessionTokens>
  people(): Promise<LocalPeople>
}

/** Asks the process that `npm start` runs, at its socket file, since this one holds no key that could sign a token. */
export function createLocalSignIn(socketPath: string): LocalSignIn {
  const { ask, close } = createAskSignIn({ url: 'http://sign-in', socketPath })
  const grant = async (kind: string, body: object): Promise<SessionTokens> => ({
    keeper: 'local',
    ...tokensOf(await ask({ path: `/token?grant_type=${kind}`, body })),
  })
  return {
    begin: (name) => grant('local', { name }),
    renew: (refresh) => grant('refresh_token', { refresh_token: refresh }),
    end: async ({ refresh }, { isForgotten = false } = { isForgotten: false }) =>
      void (await ask({ path: '/logout', body: { refresh_token: refresh, forget: isForgotten } })),
    people: async () => localPeopleSchema.parse(await ask({ method: 'GET', path: '/people' })),
    close,
  }
}
