import { createHash } from 'node:crypto'
import { AlfredError } from '@alfred/contracts'
import type { Person } from '@alfred/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionService } from './local-sign-in.ts'
import { isOfOwnPage } from './own-address.ts'
import { clearSession, readSession, writeSession } from './session-cookie.ts'
import type { KeptSession, SessionKeeper, SessionTokens } from './session-cookie.ts'

/** The sessions of browsers, which each of them keeps in a cookie. */
export type Sessions = {
  /**
   * The access token of the request's session, renewed before it expires; undefined without one, and for one that is over, which is
   * taken from the browser. Throws FORBIDDEN for a request that another page has sent.
   */
  tokenOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>
  /** Gives the browser a session, and ends the one that it had. */
  begin(request: FastifyRequest, reply: FastifyReply, session: KeptSession): Promise<void>
  /** Ends the session of the browser. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

type Options = {
  services: Readonly<Partial<Record<SessionKeeper, SessionService>>>
  publicUrl: string | undefined
  /** Verifies a token that may have expired since: only sessions that were begun here are renewed. */
  verifyExpired(token: string): Promise<Person>
  now?: () => number
}

/** A token is renewed this long before it expires. */
const RENEWED_BEFORE_MS = 90_000
/** For how long a renewal is remembered: tabs and pictures of a page ask with the same former token at the same time. */
const REMEMBERED_MS = 30_000
const REMEMBERED_MAX = 10_000

export function createSessions({ services, publicUrl, verifyExpired, now = Date.now }: Options): Sessions {
  const renewals = new Map<string, Promise<SessionTokens>>()
  const ended = new Map<string, number>()

  const renew = (session: SessionTokens): Promise<SessionTokens> => {
    const key = keyOf(session.refresh)
    const known = renewals.get(key)
    if (known !== undefined) return known
    const service = services[session.keeper]
    if (service === undefined) return Promise.reject(isOver())
    const renewal = service.renew(session.refresh)
    renewals.set(key, renewal)
    if (renewals.size > REMEMBERED_MAX) renewals.delete(renewals.keys().next().value ?? '')
    const forget = (): void => void renewals.delete(key)
    renewal.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget)
    return renewal
  }
  const forgetOld = (): void => {
    for (const [key, expiresAt] of ended) if (expiresAt * 1_000 < now()) ended.delete(key)
  }
  const check = async (access: string): Promise<Person> => {
    const person = await verifyExpired(access)
    if (ended.has(sessionOf(person, access))) throw isOver()
    return person
  }
  const close = async (session: SessionTokens): Promise<void> => {
    const person = await verifyExpired(session.access)
    forgetOld()
    // The access token holds until it expires, so that this gateway remembers until then that its session has ended.
    ended.set(sessionOf(person, session.access), Math.max(person.expiresAt, now() / 1_000 + 60))
    await services[session.keeper]?.end(session)
  }
  const closeIfAny = async (request: FastifyRequest): Promise<void> => {
    const session = readSession(request)
    // The browser forgets it in any case; a service that is away, or has ended it before, must not keep anybody signed in.
    if (session !== undefined) await close(session).catch(() => undefined)
  }
  const keep = (reply: FastifyReply, session: KeptSession): void => {
    if (!writeSession(reply, session))
      throw new AlfredError('UNAVAILABLE', 'The tokens of this sign-in do not fit into a cookie.')
  }
  return {
    tokenOf: async (request, reply) => {
      const session = readSession(request)
      if (session === undefined) return undefined
      if (!isOfOwnPage(request, publicUrl)) throw fromElsewhere()
      try {
        const { expiresAt } = await check(session.access)
        if (expiresAt * 1_000 - now() > RENEWED_BEFORE_MS) return session.access
        const renewed = await renewedOrPresent(renew(session), {
          session,
          isValid: expiresAt * 1_000 > now(),
        })
        if (renewed !== session) keep(reply, { ...renewed, isSecure: session.isSecure })
        return renewed.access
      } catch (error) {
        if (!isRefused(error)) throw error
        clearSession(request, reply)
        return undefined
      }
    },
    begin: async (request, reply, session) => {
      await closeIfAny(request)
      keep(reply, session)
    },
    end: async (request, reply) => {
      await closeIfAny(request)
      clearSession(request, reply)
    },
  }
}

/** A token that still holds is used for as long as the service that renews it is away. */
async function renewedOrPresent(
  renewal: Promise<SessionTokens>,
  { session, isValid }: { session: SessionTokens; isValid: boolean },
): Promise<SessionTokens> {
  try {
    return await renewal
  } catch (error) {
    if (isValid && !isRefused(error)) return session
    throw error
  }
}

/** A request by cookie, or to sign in, that a page of another origin has sent. */
export function fromElsewhere(): AlfredError {
  return new AlfredError('FORBIDDEN', 'This request was sent by another page than ours.')
}

function isOver(): AlfredError {
  return new AlfredError('UNAUTHENTICATED', 'The session is over.')
}

function isRefused(error: unknown): boolean {
  return error instanceof AlfredError && error.code === 'UNAUTHENTICATED'
}

function sessionOf({ sessionId }: Person, access: string): string {
  return keyOf(sessionId ?? access)
}

/** Names a token without holding it. */
function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
