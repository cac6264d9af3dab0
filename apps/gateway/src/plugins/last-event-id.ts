import { AlfredError, eventIdSchema } from '@alfred/contracts'
import type { FastifyRequest } from 'fastify'

/** The id of the last event that the client has heard; undefined when it names none. Throws INVALID_REQUEST for one that is not ours. */
export function lastEventIdOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = request.headers['last-event-id']
  if (header === undefined || header === '') return undefined
  const id = eventIdSchema.safeParse(header)
  if (!id.success) throw new AlfredError('INVALID_REQUEST', 'The Last-Event-ID is not one of ours.')
  return id.data
}
