import { AlfredError, CHAT_BODY_BYTES_MAX } from '@alfred/contracts'
import type { Logger } from '@alfred/observability'
import { createTokenVerifier } from '@alfred/service-kit'
import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server'
import type { McpHttpHandler } from '@modelcontextprotocol/server'
import { fastify } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { createEntrance } from './door/limit-people.ts'
import type { Visitor } from './door/limit-people.ts'
import { refuse } from './door/refuse.ts'
import { createProposals } from './edits/proposals.ts'
import { clientOf } from './server/asker.ts'
import { createAlfredServer } from './server/create-server.ts'

/** How long (ms) a client may take to send a request. */
const SENDING_MS_MAX = 15_000
/** How many streams of subscriptions may be open in all; each is also one of its person's requests. */
const SUBSCRIPTIONS_MAX = 200
/** How long (ms) a request may take, and a subscription stay open: longer than a reply, shorter than a token. */
const REQUEST_MS_MAX = 150_000

/**
 * Serves MCP over streamable HTTP without listening on a port: main.ts listens. Each request has a token, a server of its own that knows its person
 * alone, and no session: there is none to be stolen or to be filled.
 */
export function createMcpApp(
  config: Config,
  logger: Logger,
  { requestMs = REQUEST_MS_MAX } = {},
): FastifyInstance {
  const app = fastify({
    bodyLimit: CHAT_BODY_BYTES_MAX,
    requestTimeout: SENDING_MS_MAX,
    // Node looks for slow clients twice a minute by itself.
    http: { headersTimeout: SENDING_MS_MAX, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    frameworkErrors: (error, _request, reply) => refuse(error, reply, logger),
  })
  app.removeContentTypeParser('text/plain')
  const entrance = createEntrance({
    perMinute: config.MCP_REQUESTS_PER_MINUTE,
    refusedPerMinute: config.MCP_REFUSED_TOKENS_PER_MINUTE,
    atOnceMax: config.MCP_REQUESTS_AT_ONCE_MAX,
    verify: createTokenVerifier(config),
  })
  const handler = createHandler(config, logger)
  app.setErrorHandler((error, _request, reply) => refuse(error, reply, logger))
  app.setNotFoundHandler((_request, reply) => refuse(nothingHere(), reply, logger))
  app.addHook('onRequest', async ({ headers }) => checkCaller(config, headers))
  app.addHook('preClose', () => handler.close())
  app.all('/mcp', async (request, reply) => {
    const visitor = await entrance.enter(tokenOf(request), request.ip)
    reply.raw.once('close', visitor.leave)
    // One request would be many, past what is counted here.
    if (Array.isArray(request.body)) throw new AlfredError('INVALID_REQUEST', 'Send one message at a time.')
    return reply.send(await pass(handler, { request, reply, visitor, requestMs }))
  })
  return app
}

function createHandler(config: Config, logger: Logger): McpHttpHandler {
  const proposals = createProposals()
  return createMcpHandler(
    ({ authInfo }) => {
      const { token = '', clientId: person = '' } = authInfo ?? {}
      if (token === '' || person === '') throw new AlfredError('UNAUTHENTICATED', 'Nobody is known to ask.')
      const client = clientOf(config.ALFRED_URL, () => Promise.resolve(token))
      return createAlfredServer({ client, proposals: proposals.of(person), logger })
    },
    {
      maxSubscriptions: SUBSCRIPTIONS_MAX,
      maxRequestBodySize: CHAT_BODY_BYTES_MAX,
      onerror: (error) => logger.debug({ error }, 'a message over MCP was refused'),
    },
  )
}

type Passed = { request: FastifyRequest; reply: FastifyReply; visitor: Visitor; requestMs: number }

/** Passes a request on in the form that the protocol's handler takes. It is aborted when its client goes or the time is over. */
function pass(handler: McpHttpHandler, { request, reply, visitor, requestMs }: Passed): Promise<Response> {
  const { method, headers, body } = request
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const passed = new Request('http://mcp.invalid/mcp', {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name === 'authorization' ? [] : [[name, String(value)]],
    ),
    signal: AbortSignal.any([gone.signal, AbortSignal.timeout(requestMs)]),
    ...(method === 'POST' && { body: JSON.stringify(body ?? null) }),
  })
  const { token, userId, expiresAt } = visitor
  return handler.fetch(passed, {
    authInfo: { token, clientId: userId, scopes: [], expiresAt },
    ...(method === 'POST' && { parsedBody: body }),
  })
}

/**
 * Refuses a request that names a host that is not ours, as a page does whose name was led here (DNS rebinding), and one of a page that is not known.
 */
function checkCaller(config: Config, headers: FastifyRequest['headers']): void {
  const hosts = [...localhostAllowedHostnames(), ...config.MCP_HOSTNAMES]
  if (!validateHostHeader(headers.host, hosts).ok)
    throw new AlfredError('FORBIDDEN', 'This is no name of this server: see MCP_HOSTNAMES.')
  if (!validateOriginHeader(headers.origin, config.MCP_ORIGIN_HOSTNAMES).ok)
    throw new AlfredError('FORBIDDEN', 'Pages of this origin may not call this server.')
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

function nothingHere(): AlfredError {
  return new AlfredError('NOT_FOUND', 'There is nothing at this address.')
}
