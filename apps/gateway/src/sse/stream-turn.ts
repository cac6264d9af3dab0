import { isFinalEvent } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import type { FastifyReply } from 'fastify'
import type { Caller } from '../plugins/authenticate.ts'
import { openEventStream } from './event-stream.ts'
import type { TurnFeed } from './follow-turn.ts'
import type { StreamSeats } from './stream-seats.ts'

/**
 * Takes over the response and sends the turn's events until the final one, or until the client disconnects or its
 * token expires.
 */
export function streamTurn(
  reply: FastifyReply,
  feed: TurnFeed,
  options: { first: TurnEvent[]; caller: Caller; seats: StreamSeats; isBehind?: boolean },
): void {
  reply.hijack()
  // Headers set before the takeover are kept, such as those for CORS.
  const stream = openEventStream(reply.raw, reply.getHeaders())
  const leave = options.seats.join(stream, options.caller.userId)
  const expiry = setTimeout(
    () => stream.end(),
    Math.min(options.caller.expiresAt * 1_000 - Date.now(), 2 ** 31 - 1),
  )
  stream.onClose(() => {
    feed.stop()
    clearTimeout(expiry)
    leave()
  })
  for (const event of options.first) stream.send(event)
  feed.start((event) => {
    stream.send(event)
    if (isFinalEvent(event)) stream.end()
  }, options.isBehind)
}
