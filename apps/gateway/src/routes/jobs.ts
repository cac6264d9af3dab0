import {
  AlfredError,
  chatCommands,
  compareEventIds,
  conversationCommands,
  isFinalEvent,
  isTerminal,
  turnIdSchema,
} from '@alfred/contracts'
import type { httpEndpoints, TurnEvent } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { idempotencyKey, idFor } from '../plugins/idempotency-key.ts'
import { lastEventIdOf } from '../plugins/last-event-id.ts'
import { followTurn } from '../sse/follow-turn.ts'
import { streamTurn } from '../sse/stream-turn.ts'
import { addRoute, type Asked, type PersonalRequest } from '../plugins/add-route.ts'
import { jobStarted } from './chat-stream.ts'

/** The endpoints of a person's jobs: list, read, stream events from any point, cancel, changes, undo and trace. */
export function registerJobs(app: FastifyInstance, dependencies: GatewayDependencies): void {
  const { bus, authenticate } = dependencies

  addRoute(app, { name: 'listJobs', authenticate }, ({ caller: { token }, query: page }) =>
    bus.request(conversationCommands.listJobs, { token, conversation_id: null, page }),
  )
  addRoute(app, { name: 'getJob', authenticate }, async ({ request, caller: { token } }) =>
    bus.request(chatCommands.getJob, { turn_id: jobId(request), token }),
  )
  addRoute(app, { name: 'cancelJob', authenticate }, async ({ request, caller: { token } }) =>
    bus.request(chatCommands.cancelTurn, { turn_id: jobId(request), token }),
  )
  addRoute(app, { name: 'readChanges', authenticate }, async ({ request, caller: { token } }) =>
    bus.request(chatCommands.readChanges, { turn_id: jobId(request), token }),
  )
  addRoute(app, { name: 'readTrace', authenticate }, async ({ request, caller: { token } }) =>
    bus.request(chatCommands.readTrace, { turn_id: jobId(request), token }),
  )
  addRoute(app, { name: 'undoJob', authenticate }, async ({ request, caller: { token, userId } }) => {
    // Differs from turn ids, which are derived from keys as well.
    const key = idFor(userId, idempotencyKey(request), 'undo ')
    return bus.request(chatCommands.undoTurn, { turn_id: jobId(request), token, key })
  })
  addRoute(app, { name: 'streamJobEvents', authenticate }, (asked) => streamEvents(dependencies, asked))
}

async function streamEvents(
  dependencies: GatewayDependencies,
  { request, reply, caller }: Asked<typeof httpEndpoints.streamJobEvents>,
): Promise<FastifyReply> {
  const { bus, seats } = dependencies
  const turnId = jobId(request)
  const after = lastEventIdOf(request) ?? null
  // 204 tells a client that reconnects by itself to stop.
  if (after !== null && (await isAllTold(bus, { turnId, token: caller.token, after })))
    return reply.status(204).send()
  const seat = seats.take(caller.userId)
  reply.raw.once('close', () => seat.release())
  const feed = followTurn(bus, { turnId, token: caller.token, after })
  try {
    const first = after === null ? [await startedAgain(dependencies, { turnId, token: caller.token })] : []
    await feed.catchUp()
    streamTurn(reply, feed, { first, caller, seats })
  } catch (error) {
    feed.stop()
    throw error
  }
  return reply
}

function jobId(request: PersonalRequest): string {
  const id = turnIdSchema.safeParse(request.params.id)
  if (!id.success) throw new AlfredError('NOT_FOUND', 'There is no such job.')
  return id.data
}

/**
 * True when the turn is over and the client has its final event. It looks for the final event instead of an empty
 * replay: an owner that waits for the answer to its commit replays from memory, without the final event that is
 * stored already.
 */
async function isAllTold(
  bus: Bus,
  { turnId, token, after }: { turnId: string; token: string; after: string },
) {
  const { status } = await bus.request(chatCommands.getJob, { turn_id: turnId, token })
  if (!isTerminal(status)) return false
  const { events } = await bus.request(chatCommands.replayTurn, { turn_id: turnId, token, after: null })
  const end = events.find(isFinalEvent)
  return end !== undefined && compareEventIds(end.id, after) <= 0
}

async function startedAgain(
  { bus }: GatewayDependencies,
  request: { turnId: string; token: string },
): Promise<TurnEvent> {
  const job = await bus.request(chatCommands.getJob, { turn_id: request.turnId, token: request.token })
  const status = job.status === 'queued' ? 'queued' : 'running'
  return jobStarted({ turn_id: job.job_id, conversation_id: job.conversation_id, status, repeated: true })
}
