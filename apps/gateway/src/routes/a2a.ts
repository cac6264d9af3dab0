import type { ServerResponse } from 'node:http'
import { AlfredError, httpEndpoints } from '@alfred/contracts'
import { ServerCallContext } from '@a2a-js/sdk/server'
import { JsonRpcTransportHandler } from '@a2a-js/sdk/server'
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { agentCard, VERSIONS } from '../a2a/agent-card.ts'
import { guardHandler } from '../a2a/guard-handler.ts'
import { createA2aHandler } from '../a2a/handle-a2a.ts'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { addressAsAsked } from '../plugins/address-as-asked.ts'
import { addRoute } from '../plugins/add-route.ts'

/** The code of JSON-RPC for parameters that are none. */
const INVALID_PARAMS = -32_602
const INTERNAL_ERROR = -32_603

type Answer = { jsonrpc: '2.0'; id?: unknown; result?: unknown; error?: { code: number; message: string } }

/** GET /.well-known/agent-card.json and POST /a2a: the door for other agents, in the words of A2A. */
export function registerA2a(app: FastifyInstance, dependencies: GatewayDependencies): void {
  const { config, authenticate, seats } = dependencies
  app.get(httpEndpoints.getAgentCard.path, async (request, reply) => {
    // Without a public address it is the one that was asked for, and nobody may keep that for others.
    void reply.header('cache-control', config.PUBLIC_URL === undefined ? 'no-store' : 'public, max-age=300')
    return agentCard(addressAsAsked(config.PUBLIC_URL, request))
  })
  addRoute(app, { name: 'callA2a', authenticate }, async ({ request, reply, caller, body }) => {
    const version = versionOf(request)
    const seat = seats.take(caller.userId)
    const gone = new AbortController()
    reply.raw.once('close', () => {
      gone.abort()
      seat.release()
    })
    let refusal: unknown
    const handler = guardHandler(createA2aHandler(dependencies, { caller, gone: gone.signal }), (error) => {
      refusal = error
    })
    const transport =
      version === '1.0' ? new JsonRpcTransportHandler(handler) : new LegacyJsonRpcTransportHandler(handler)
    const failed = (error: unknown): Answer => {
      const told =
        version === '1.0'
          ? JsonRpcTransportHandler.mapToJSONRPCError(error)
          : LegacyJsonRpcTransportHandler.mapToLegacyJSONRPCError(error)
      return withoutInside({ jsonrpc: '2.0', id: idOf(body), error: told })
    }
    const context = new ServerCallContext({ requestedVersion: version })
    const answer = (await transport.handle(body, context)) as Answer | AsyncGenerator<Answer>
    if (Symbol.asyncIterator in answer) {
      const first = await answer.next().catch((error: unknown) => failed(error))
      if (refusal !== undefined) throw refusal
      if (!('done' in first)) return first
      const leave = seats.join({ end: () => reply.raw.end() }, caller.userId)
      reply.raw.once('close', leave)
      return stream(reply, { first, rest: answer, id: idOf(body) })
    }
    if (refusal !== undefined) throw refusal
    return withoutInside(answer)
  })
}

/** Without the header it is the version that had none. @throws AlfredError INVALID_REQUEST for one that is not spoken. */
function versionOf({ headers }: FastifyRequest): (typeof VERSIONS)[number] {
  const asked = headers['a2a-version'] ?? '0.3'
  const found = VERSIONS.find((version) => version === asked || (version === '0.3' && asked === '0.3.0'))
  if (found !== undefined) return found
  throw new AlfredError(
    'INVALID_REQUEST',
    `This version of A2A is not spoken here. These are: ${VERSIONS.join(', ')}.`,
  )
}

/** What could not be read is told without the words of the library that failed at it. */
function withoutInside(answer: Answer): Answer {
  if (answer.error?.code !== INTERNAL_ERROR) return answer
  return { ...answer, error: { code: INVALID_PARAMS, message: 'The parameters cannot be read.' } }
}

type Streamed = { first: IteratorResult<Answer, unknown>; rest: AsyncGenerator<Answer>; id: unknown }

/** Sends each answer as an event. A stream that breaks down ends with an error in the form of an answer. */
async function stream(reply: FastifyReply, { first, rest, id }: Streamed): Promise<FastifyReply> {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
  })
  try {
    if (first.done !== true) send(raw, first.value)
    for await (const answer of rest) send(raw, answer)
  } catch {
    send(raw, { jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message: 'Something went wrong.' } })
  } finally {
    raw.end()
  }
  return reply
}

function send(raw: ServerResponse, answer: Answer): void {
  raw.write(`data: ${JSON.stringify(answer)}\n\n`)
}

function idOf(body: { id?: unknown }): unknown {
  return typeof body.id === 'string' || typeof body.id === 'number' ? body.id : null
}
