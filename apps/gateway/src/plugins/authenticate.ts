import type { Person } from '@alfred/service-kit'
import type { FastifyRequest } from 'fastify'
import type { CallerLimits } from '../limits/limit-callers.ts'

/** A verified person together with the token that proves it; the orchestrator verifies the token again. */
export type Caller = Person & { token: string }

/**
 * Verifies the caller. Throws UNAUTHENTICATED without a valid token, TOO_MANY_REQUESTS for a caller over the limit.
 */
export async function authenticate(request: FastifyRequest, verify: CallerLimits['verify']): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const person = await verify(token, request.ip)
  return { ...person, token: token ?? '' }
}
