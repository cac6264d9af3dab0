import { AlfredError } from '@alfred/contracts'
import type { Person } from '@alfred/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionService } from './local-sign-in.ts'
import { createRenewals, isOver, nameOf } from './renewals.ts'
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
  /** Ends the session of the browser; where it is forgotten, whoever keeps names on this machine forgets whose it was. */
  end(request: FastifyRequest, reply: FastifyReply, how: { isForgotten: boolean }): Promise<void>
}

type Options = {
  services: Readonly<Partial<Record<SessionKeeper, SessionService>>>
  publicUrl: string | undefined
  /** Verifies a token that may have expired since: only sessions that were begun here are renewed. */
  verifyExpired(token: string): Promise<Person>
  /** Counts a renewal of a person's session. Throws TOO_MANY_REQUESTS for one too many in a minute. */
  countRenewal(userId: string): Promise<void>
  /** Is told whose session has ended, so that nothing is told to its browser any more. */
  onEnded(userId: string): void
  now?: () => number
}

/** A token is renewed this long before it expires. */
const RENEWED_BEFORE_MS = 90_000
/** A session that has ended is remembered for this much longer: a token of it may have been renewed a moment before. */
const ENDED_FOR_SECONDS = 3_600

export function createSessions(options: Options): Sessions {
  const { services, publicUrl, verifyExpired, now = Date.now } = options
  const renew = createRenewals({ services, count: options.countRenewal })
  const ended = new Map<string, number>()
  const forgetOld = (): void => {
    for (const [key, expiresAt] of ended) if (expiresAt * 1_000 < now()) ended.delete(key)
  }
  const check = async (access: string): Promise<Person> => {
    const person = await verifyExpired(access)
    if (ended.has(sessionOf(person, access))) throw isOver()
    return person
  }
  const close = async (session: SessionTokens, isForgotten: boolean): Promise<void> => {
    const person = await verifyExpired(session.access)
    forgetOld()
    // The access token holds until it expires, so that this gateway remembers until then that its session has ended.
    const expiresAt = Math.max(person.expiresAt, now() / 1_000) + ENDED_FOR_SECONDS
    ended.set(sessionOf(person, session.access), expiresAt)
    options.onEnded(person.userId)
    await services[session.keeper]?.end(session, { isForgotten })
  }
  const closeIfAny = async (request: FastifyRequest, isForgotten = false): Promise<void> => {
    const session = readSession(request, publicUrl)
    // The browser forgets it in any case; a service that is away, or has ended it before, must not keep anybody signed in.
    if (session !== undefined) await close(session, isForgotten).catch(() => undefined)
  }
  const keep = (reply: FastifyReply, session: KeptSession): void => {
    if (!writeSession(reply, session))
      throw new AlfredError('UNAVAILABLE', 'The tokens of this sign-in do not fit into a cookie.')
  }
  return {
    tokenOf: async (request, reply) => {
      const session = readSession(request, publicUrl)
      if (session === undefined) {
        // What is no session would stand in the way of the next one.
        clearSession(request, reply)
        return undefined
      }
      if (!isOfOwnPage(request, publicUrl)) throw fromElsewhere()
      try {
        const { expiresAt, userId } = await check(session.access)
        if (expiresAt * 1_000 - now() > RENEWED_BEFORE_MS) return session.access
        const renewed = await renewedOrPresent(renew(session, userId), {
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
    end: async (request, reply, { isForgotten }) => {
      await closeIfAny(request, isForgotten)
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

function isRefused(error: unknown): boolean {
  return error instanceof AlfredError && error.code === 'UNAUTHENTICATED'
}

function sessionOf({ sessionId }: Person, access: string): string {
  return nameOf(sessionId ?? access)
}
