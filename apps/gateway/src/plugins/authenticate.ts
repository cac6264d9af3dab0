import { AlfredError } from '@alfred/contracts'
import type { Person } from '@alfred/service-kit'
import type { FastifyRequest } from 'fastify'

/** A verified person together with the token that proves it; the orchestrator verifies the token again. */
export type Caller = Person & { token: string }

/** Who calls. Throws UNAUTHENTICATED when there is no bearer token or it does not verify. */
export async function authenticate(
  request: FastifyRequest,
  verify: (token: string) => Promise<Person>,
): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token)
    throw new AlfredError('UNAUTHENTICATED', 'Send your token in the Authorization header: "Bearer <token>".')
  return { ...(await verify(token)), token }
}
