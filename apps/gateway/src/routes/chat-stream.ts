import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AlfredError, chatCommands } from '@alfred/contracts'
import type { ChatRequest, SubmitTurnReply, TurnEvent } from '@alfred/contracts'
import { inSpan, inTurn } from '@alfred/observability'
import type { FastifyInstance } from 'fastify'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import type { Caller } from '../plugins/authenticate.ts'
import { idempotencyKey, idFor } from '../plugins/idempotency-key.ts'
import { followTurn } from '../sse/follow-turn.ts'
import { streamTurn } from '../sse/stream-turn.ts'
import { addRoute } from '../plugins/add-route.ts'

/** POST /api/chat/stream: takes one message and streams the events of its turn (spec S4). */
export function registerChatStream(app: FastifyInstance, dependencies: GatewayDependencies): void {
  const { authenticate } = dependencies
  addRoute(app, { name: 'streamChat', authenticate }, async ({ request, reply, caller, body }) => {
    const turnId = idFor(caller.userId, idempotencyKey(request))
    const seat = dependencies.seats.take(caller.userId)
    reply.raw.once('close', () => seat.release())
    await inTurn(turnId, () =>
      inSpan('POST /api/chat/stream', { 'alfred.turn_id': turnId }, async () => {
        // The feed subscribes before the turn is submitted, so that not even its first event can be missed.
        const feed = followTurn(dependencies.bus, { turnId, token: caller.token, after: null })
        try {
          const accepted = await submit(dependencies, { turnId, caller, body })
          // The turn is accepted from here on: the earlier events of a repeated turn are requested after the first
          // event.
          streamTurn(reply, feed, {
            first: [jobStarted(accepted)],
            caller,
            seats: dependencies.seats,
            isBehind: accepted.repeated,
          })
        } catch (error) {
          feed.stop()
          throw error
        }
      }),
    )
    return reply
  })
}

/**
 * Submits the turn, retrying with the same id until an orchestrator has answered or the time is up: before that the
 * turn is not accepted (ruling R25). Throws UNAVAILABLE after SUBMIT_TIMEOUT_MS.
 */
export async function submit(
  { bus, config }: GatewayDependencies,
  { turnId, caller, body }: { turnId: string; caller: Caller; body: ChatRequest },
): Promise<SubmitTurnReply> {
  const command = {
    turn_id: turnId,
    token: caller.token,
    request_hash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    received_at: new Date().toISOString(),
    body,
  }
  const giveUpAt = Date.now() + config.SUBMIT_TIMEOUT_MS
  for (;;) {
    try {
      return await bus.request(chatCommands.submitTurn, command)
    } catch (error) {
      const isAway =
        error instanceof AlfredError && (error.code === 'UNAVAILABLE' || error.code === 'TIMEOUT')
      if (!isAway) throw error
      if (Date.now() > giveUpAt)
        throw new AlfredError('UNAVAILABLE', 'Alfred cannot take requests at the moment. Please try again.', {
          cause: error,
        })
      await sleep(200)
    }
  }
}

/** The first event of every stream: PostgreSQL has the turn, whatever happens to the connection now. */
export function jobStarted({ turn_id, conversation_id, status }: SubmitTurnReply): TurnEvent {
  return {
    id: '0.1',
    type: 'job_started',
    data: { job_id: turn_id, conversation_id, status: status === 'queued' ? 'queued' : 'running' },
  }
}
