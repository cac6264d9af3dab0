import { createHash } from 'node:crypto'
import { AlfredError } from '@alfred/contracts'
import type { SessionService } from './local-sign-in.ts'
import type { SessionKeeper, SessionTokens } from './session-cookie.ts'

/** For how long a renewal is remembered: tabs and parts of a page ask with the same former token at the same time. */
const REMEMBERED_MS = 30_000
const REMEMBERED_MAX = 10_000

type Options = {
  services: Readonly<Partial<Record<SessionKeeper, SessionService>>>
  /** Counts a renewal of a person's session. Throws TOO_MANY_REQUESTS for one too many in a minute. */
  count(userId: string): Promise<void>
}

/** Renews sessions: a service is asked once for each token, however many requests bring it. Throws UNAUTHENTICATED for one that is over. */
export function createRenewals({
  services,
  count,
}: Options): (session: SessionTokens, userId: string) => Promise<SessionTokens> {
  const renewals = new Map<string, Promise<SessionTokens>>()
  const ask = async ({ keeper, refresh }: SessionTokens, userId: string): Promise<SessionTokens> => {
    const service = services[keeper]
    if (service === undefined) throw isOver()
    // Whoever has an old token of their own could have the service asked for one guess after the other.
    await count(userId)
    return service.renew(refresh)
  }
  return (session, userId) => {
    const name = nameOf(session.refresh)
    const known = renewals.get(name)
    if (known !== undefined) return known
    const renewal = ask(session, userId)
    renewals.set(name, renewal)
    if (renewals.size > REMEMBERED_MAX) renewals.delete(renewals.keys().next().value ?? '')
    const forget = (): void => void renewals.delete(name)
    renewal.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget)
    return renewal
  }
}

export function isOver(): AlfredError {
  return new AlfredError('UNAUTHENTICATED', 'The session is over.')
}

/** Names a token without holding it. */
export function nameOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
