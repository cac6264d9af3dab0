import { createHash, randomUUID } from 'node:crypto'
import { AlfredError } from '@alfred/contracts'
import type { FastifyRequest } from 'fastify'

/** The name that a client gave its request, so that it can send it again. Throws INVALID_REQUEST on one that is none. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new AlfredError('INVALID_REQUEST', 'The Idempotency-Key must be 1 to 255 visible ASCII characters.')
}

/** The same person, purpose and key always give the same id; without a key each request is one of its own. */
export function idFor(userId: string, key: string | undefined, purpose = ''): string {
  if (key === undefined) return randomUUID()
  const hex = createHash('sha256').update(`${userId}\n${purpose}${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
