import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import {
  AlfredError,
  chatRequestSchema,
  COMPLETIONS_BODY_BYTES_MAX,
  conversationCommands,
  isErrorCode,
} from '@alfred/contracts'
import type { ChatModels, TurnEvent, TurnEventData } from '@alfred/contracts'
import { inSpan, inTurn } from '@alfred/observability'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { chunkOf, completionOf, MODEL, nameCompletion } from '../completions/completion-of.ts'
import type { Named } from '../completions/completion-of.ts'
import { createGrowingText } from '../completions/growing-text.ts'
import { readMessages } from '../completions/read-messages.ts'
import type { Said } from '../completions/read-messages.ts'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { addRoute } from '../plugins/add-route.ts'
import type { Caller } from '../plugins/authenticate.ts'
import { followTurn, type TurnFeed } from '../sse/follow-turn.ts'
import { submit } from './chat-stream.ts'

/** POST /v1/chat/completions and GET /v1/models: the door for chat clients that speak OpenAI's protocol. */
export function registerChatCompletions(app: FastifyInstance, dependencies: GatewayDependencies): void {
  const { authenticate, bus, seats } = dependencies
  addRoute(app, { name: 'listModels', authenticate }, async (): Promise<ChatModels> => {
    return { object: 'list', data: [{ id: MODEL, object: 'model', created: 0, owned_by: 'alfred' }] }
  })
  addRoute(
    app,
    { name: 'completeChat', authenticate, bodyLimit: COMPLETIONS_BODY_BYTES_MAX },
    async ({ reply, caller, body }) => {
      const said = readMessages(body)
      const conversation = await conversationOf(dependencies, { caller, said })
      const turnId = randomUUID()
      const seat = seats.take(caller.userId)
      reply.raw.once('close', () => seat.release())
      return inTurn(turnId, () =>
        inSpan('POST /v1/chat/completions', { 'alfred.turn_id': turnId }, async () => {
          const feed = followTurn(bus, { turnId, token: caller.token, after: null })
          reply.raw.once('close', () => feed.stop())
          try {
            const turn = chatRequestSchema.parse({ message: said.message, conversation_id: conversation })
            await submit(dependencies, { turnId, caller, body: turn })
            const named = nameCompletion(turnId, new Date())
            if (body.stream === true) {
              const leave = seats.join({ end: () => reply.raw.end() }, caller.userId)
              reply.raw.once('close', leave)
              return streamCompletion(feed, { reply, named })
            }
            return completionOf(named, await endOf(feed, reply))
          } catch (error) {
            feed.stop()
            throw error
          }
        }),
      )
    },
  )
}

/**
 * The conversation that a chat goes on in: the one of the person's latest request that said what was said before this message. Chat clients know no
 * conversations; they send along what was said.
 */
async function conversationOf(
  { bus }: GatewayDependencies,
  { caller, said }: { caller: Caller; said: Said },
): Promise<string> {
  if (said.before === null) return 'new'
  const { items } = await bus.request(conversationCommands.listJobs, {
    ...{ token: caller.token, conversation_id: null },
    page: { limit: 50 },
  })
  return items.find(({ message }) => message === said.before)?.conversation_id ?? 'new'
}

/** Waits for the final event. Throws the error of a turn that failed, and UNAVAILABLE where the client has left. */
function endOf(feed: TurnFeed, { raw }: FastifyReply): Promise<TurnEventData<'done'>> {
  return new Promise((resolve, reject) => {
    raw.once('close', () => reject(new AlfredError('UNAVAILABLE', 'Nobody waits for the answer.')))
    feed.start((event) => {
      if (event.type === 'done') resolve(event.data)
      if (event.type === 'error') reject(errorOf(event.data))
    })
  })
}

/** Sends the reply as it grows. A turn that fails after its beginning ends with an error in the stream. */
function streamCompletion(
  feed: TurnFeed,
  { reply, named }: { reply: FastifyReply; named: Named },
): FastifyReply {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
  })
  const text = createGrowingText()
  send(raw, chunkOf(named, { role: 'assistant' }))
  const tell = (content: string): void => {
    if (content !== '') send(raw, chunkOf(named, { content }))
  }
  feed.start((event: TurnEvent) => {
    if (event.type === 'chunk') tell(text.add(event.data))
    if (event.type === 'done') {
      tell(text.finish(event.data.response))
      send(raw, chunkOf(named, null))
      raw.end('data: [DONE]\n\n')
    }
    if (event.type === 'error') {
      const { code, message, retryable } = errorOf(event.data)
      send(raw, { error: { code, message, retryable } })
      raw.end('data: [DONE]\n\n')
    }
  })
  return reply
}

function send(raw: ServerResponse, data: object): void {
  raw.write(`data: ${JSON.stringify(data)}\n\n`)
}

function errorOf({ code, error, retryable }: TurnEventData<'error'>): AlfredError {
  return new AlfredError(isErrorCode(code) ? code : 'INTERNAL', error, { retryable })
}
