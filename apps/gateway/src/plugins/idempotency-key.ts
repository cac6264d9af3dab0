import { createHash, randomUUID } from 'node:crypto'
import { AlfredError } from '@alfred/contracts'
import type { FastifyRequest } from 'fastify'

/** The request's Idempotency-Key, if it has one. Throws INVALID_REQUEST when it is malformed. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new AlfredError('INVALID_REQUEST', 'The Idempotency-Key must be 1 to 255 visible ASCII characters.')
}

/** The id for a key: the same person, purpose and key always give the same id; without a key the id is random. */
export function idFor(userId: string, key: string | undefined, purpose = ''): string {
  if (key === undefined) return randomUUID()
  const hex = createHash('sha256').update(`${userId}\n${purpose}${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
