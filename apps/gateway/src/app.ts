import { AlfredError, CHAT_BODY_BYTES_MAX } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import type { Logger } from '@alfred/observability'
import { createTokenVerifier } from '@alfred/service-kit'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { GatewayDependencies } from './gateway-dependencies.ts'
import { limitCallers } from './limits/limit-callers.ts'
import type { SharedLimits } from './limits/shared-limits.ts'
import { createTokenBuckets } from './limits/token-buckets.ts'
import { allowOrigins } from './plugins/allow-origins.ts'
import { answerError } from './plugins/answer-error.ts'
import { createAuthenticate } from './plugins/authenticate.ts'
import { measureRequests } from './plugins/measure-requests.ts'
import { registerA2a } from './routes/a2a.ts'
import { registerAccount } from './routes/account.ts'
import { registerChatCompletions } from './routes/chat-completions.ts'
import { registerChatStream } from './routes/chat-stream.ts'
import { registerConversations } from './routes/conversations.ts'
import { registerData } from './routes/data.ts'
import { registerDocuments } from './routes/documents.ts'
import { registerEvents } from './routes/events.ts'
import { registerHealth } from './routes/health.ts'
import { registerJobs } from './routes/jobs.ts'
import { registerSettings } from './routes/settings.ts'
import { registerSignIn } from './routes/sign-in.ts'
import { registerUsage } from './routes/usage.ts'
import { registerWebFiles } from './routes/web-files.ts'
import { createSignIn } from './sign-in/create-sign-in.ts'
import { createStreamSeats } from './sse/stream-seats.ts'

type Given = {
  bus: Bus
  logger: Logger
  /** Rate limits shared with other gateways; without it this gateway counts alone. */
  sharedLimits?: SharedLimits | undefined
}

/** Builds the gateway without listening on a port: main.ts listens, tests inject requests. */
export function createGateway(config: Config, { bus, logger, sharedLimits }: Given): FastifyInstance {
  const app = fastify({
    bodyLimit: CHAT_BODY_BYTES_MAX,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 30_000,
    http: {
      headersTimeout: config.REQUEST_TIMEOUT_MS,
      // How often Node looks for clients that are too slow; its default is twice a minute.
      connectionsCheckingInterval: Math.min(1_000, config.REQUEST_TIMEOUT_MS),
    },
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    // A malformed or overlong address is answered like one that does not exist.
    frameworkErrors: (_error, _request, reply) => void answerError(nothingHere(), reply, logger),
  })
  app.removeContentTypeParser('text/plain')
  const seats = createStreamSeats({ perPersonMax: config.STREAMS_PER_PERSON_MAX, max: config.STREAMS_MAX })
  const limit = (name: string, perMinute: number) =>
    sharedLimits?.create(name, perMinute) ?? createTokenBuckets(perMinute)
  const { verify } = limitCallers({
    people: limit('people', config.REQUESTS_PER_MINUTE),
    addresses: limit('addresses', config.REFUSED_TOKENS_PER_MINUTE),
    verify: createTokenVerifier(config),
  })
  const signIn = createSignIn(config, { limit, onEnded: (userId) => seats.endOf(userId) })
  const authenticate = createAuthenticate({ verify, sessions: signIn.sessions })
  const dependencies: GatewayDependencies = { config, bus, authenticate, seats }
  app.setErrorHandler((error, _request, reply) => answerError(error, reply, logger))
  measureRequests(app, seats)
  allowOrigins(app, config.CORS_ORIGINS)
  app.addHook('preClose', async () => seats.endAll())
  registerChatStream(app, dependencies)
  registerChatCompletions(app, dependencies)
  registerA2a(app, dependencies)
  registerEvents(app, dependencies)
  registerJobs(app, dependencies)
  registerUsage(app, dependencies)
  registerConversations(app, dependencies)
  registerAccount(app, dependencies)
  registerData(app, dependencies)
  registerSignIn(app, { signIn, verify })
  registerHealth(app, dependencies)
  registerSettings(app, config)
  registerDocuments(app)
  registerWebFiles(app, config, (_request, reply) => answerError(nothingHere(), reply, logger))
  return app
}

function nothingHere(): AlfredError {
  return new AlfredError('NOT_FOUND', 'There is nothing at this address.')
}
