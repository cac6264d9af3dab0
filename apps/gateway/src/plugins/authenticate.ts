import type { Person } from '@alfred/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallerLimits } from '../limits/limit-callers.ts'
import type { Sessions } from '../sign-in/sessions.ts'

/** A verified person together with the token that proves it; the orchestrator verifies the token again. */
export type Caller = Person & { token: string }

/**
 * Verifies the caller by the token of the Authorization header or, without that header, by the session of the browser. Throws
 * UNAUTHENTICATED without a valid token, FORBIDDEN for a page of another origin, TOO_MANY_REQUESTS for a caller over the limit.
 */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>

export function createAuthenticate({
  verify,
  sessions,
}: {
  verify: CallerLimits['verify']
  sessions: Sessions
}): Authenticate {
  return async (request, reply) => {
    const { authorization } = request.headers
    const token =
      authorization === undefined
        ? await sessions.tokenOf(request, reply)
        : /^Bearer (\S+)$/i.exec(authorization)?.[1]
    const person = await verify(token, request.ip)
    return { ...person, token: token ?? '' }
  }
}
