import { json } from 'node:stream/consumers'
import { AlfredError, feedPageSchema } from '@alfred/contracts'
import type { FeedEvent } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'
import { createAskDatabase } from '../data/ask-database.ts'
import type { AskDatabase } from '../data/ask-database.ts'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { addRoute } from '../plugins/add-route.ts'
import { lastEventIdOf } from '../plugins/last-event-id.ts'
import { followFeed } from '../sse/follow-feed.ts'
import type { LookAtFeed } from '../sse/follow-feed.ts'
import { openEventStream } from '../sse/event-stream.ts'
import type { EventStream } from '../sse/event-stream.ts'

/** GET /api/events: what changes for a person and what is noticed, live, whatever client it was made in (spec S8). */
export function registerEvents(
  app: FastifyInstance,
  { config, seats, authenticate }: GatewayDependencies,
): void {
  const { DATA_URL: url } = config
  const database =
    url === undefined
      ? undefined
      : createAskDatabase({ url, socketPath: config.DATA_SOCKET_PATH, apiKey: config.DATA_API_KEY })
  if (database !== undefined) app.addHook('onClose', () => database.close())
  addRoute(app, { name: 'streamEvents', authenticate }, async ({ request, reply, caller }) => {
    if (database === undefined)
      throw new AlfredError('NOT_FOUND', 'This installation lets nobody at its rows: DATA_URL is not set.')
    const gone = new AbortController()
    const feed = followFeed({
      look: lookInto(database, caller.token),
      lastEventId: lastEventIdOf(request),
      everyMs: config.EVENTS_EVERY_MS,
      signal: gone.signal,
    })
    const seat = seats.take(caller.userId)
    reply.raw.once('close', () => {
      seat.release()
      gone.abort()
    })
    // The first look is made before the response begins, so that a refusal is answered as one.
    const first = await feed.next()
    reply.hijack()
    const stream = openEventStream<FeedEvent>(reply.raw, reply.getHeaders())
    const leave = seats.join(stream, caller.userId)
    const expiry = setTimeout(
      () => stream.end(),
      Math.min(caller.expiresAt * 1_000 - Date.now(), 2 ** 31 - 1),
    )
    stream.onClose(() => {
      clearTimeout(expiry)
      leave()
    })
    for (const event of first.value ?? []) stream.send(event)
    pass(feed, stream).catch((error: unknown) => {
      request.log.warn({ error }, 'a feed has ended')
      stream.end()
    })
    return reply
  })
}

function lookInto(database: AskDatabase, token: string): LookAtFeed {
  return async ({ change, moment }) => {
    const { body } = await database.ask({
      ...{ method: 'POST', path: 'rpc/feed_since', token, accept: 'application/json', prefer: undefined },
      body: JSON.stringify({ after_change: change, after_moment: moment }),
    })
    return feedPageSchema.parse(await json(body))
  }
}

async function pass(feed: AsyncIterable<FeedEvent[]>, stream: EventStream<FeedEvent>): Promise<void> {
  for await (const events of feed) for (const event of events) stream.send(event)
}
