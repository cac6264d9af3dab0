import {
  AuthorizationError,
  connect,
  headers as natsHeaders,
  nkeyAuthenticator,
  NoRespondersError,
  PermissionViolationError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node'
import type { Msg, MsgHdrs, NatsConnection } from '@nats-io/transport-node'
import { AlfredError, inboxPrefixOf } from '@alfred/contracts'
import type { Logger } from '@alfred/observability'
import type { Wire, WireMessage } from './wire.ts'

export type NatsOptions = {
  url: string
  /** The name of the service: NATS permissions and the inbox for its replies depend on it. */
  name: string
  /** The seed of the service's nkey; without one the broker must accept anonymous clients. */
  seed?: string | undefined
  logger: Logger
}

/**
 * Connects to NATS and reconnects for ever: services start without the broker and find it again. Core NATS only;
 * what must not be lost is in the database. Throws FORBIDDEN when the key is refused.
 */
export async function connectNats(options: NatsOptions): Promise<Wire> {
  const connection = await open(options)
  const state = watchConnection(connection, options.logger)
  return {
    publish: (subject, data, headers) => {
      connection.publish(subject, data, { headers: toNatsHeaders(headers) })
    },
    request: async (subject, data, { headers, timeoutMs }) => {
      const lost = Promise.withResolvers<never>()
      state.waiting.add(lost.reject)
      try {
        const answer = connection.request(subject, data, {
          timeout: timeoutMs,
          headers: toNatsHeaders(headers),
        })
        return (await Promise.race([answer, lost.promise])).data
      } catch (error) {
        throw requestFailure(subject, error)
      } finally {
        state.waiting.delete(lost.reject)
      }
    },
    subscribe: (subject, { queue }, onMessage) =>
      connection.subscribe(subject, {
        ...(queue && { queue }),
        // Errors of a subscription are logged through the connection's status.
        callback: (error, message) => {
          if (!error) onMessage(toWireMessage(message))
        },
      }),
    onReconnect: (listener) => {
      state.listeners.add(listener)
      return () => void state.listeners.delete(listener)
    },
    isConnected: () => state.connected,
    flush: () => connection.flush(),
    drain: () => connection.drain(),
  }
}

async function open(options: NatsOptions): Promise<NatsConnection> {
  const connecting = connect({
    servers: options.url,
    name: options.name,
    inboxPrefix: inboxPrefixOf(options.name),
    ...(options.seed && { authenticator: nkeyAuthenticator(new TextEncoder().encode(options.seed)) }),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    reconnectJitter: 50,
    waitOnFirstConnect: true,
    ignoreClusterUpdates: true,
    pingInterval: 10_000,
    maxPingOut: 2,
  })
  try {
    return await connecting
  } catch (error) {
    if (!(error instanceof AuthorizationError)) throw error
    throw new AlfredError('FORBIDDEN', 'NATS lets nobody in with this key: look at NATS_NKEY_SEED.', {
      cause: error,
    })
  }
}

type ConnectionState = {
  connected: boolean
  listeners: Set<() => void>
  /** One entry for each pending request, to reject it. */
  waiting: Set<(reason: Error) => void>
}

function watchConnection(connection: NatsConnection, logger: Logger): ConnectionState {
  const state: ConnectionState = { connected: true, listeners: new Set(), waiting: new Set() }
  const watch = async (): Promise<void> => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        state.connected = false
        logger.warn({}, 'lost the connection to NATS')
      } else if (status.type === 'reconnect') {
        state.connected = true
        logger.info({}, 'connected to NATS again')
        // The request or its reply was lost with the broker: the sender can repeat it now instead of waiting for
        // the timeout.
        for (const reject of state.waiting) reject(new ConnectionLostError())
        for (const listener of state.listeners) listener()
      } else if (status.type === 'error') {
        logger.error({ error: status.error, ...refusalOf(status.error) }, 'NATS refused something')
      }
    }
  }
  void watch()
  // The connection closes by itself only when its key is refused for good. Such a service must not look alive, so
  // the error is left uncaught and ends the process.
  void connection.closed().then((error) => {
    if (error) throw error
  })
  return state
}

/** The missing permission: a subject names no person, and an operator needs it to find the line to fix. */
function refusalOf(error: Error): object {
  return error instanceof PermissionViolationError
    ? { operation: error.operation, subject: error.subject }
    : {}
}

/** The broker was away while a request was pending. */
class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError'
}

function toNatsHeaders(headers: Record<string, string>): MsgHdrs {
  const result = natsHeaders()
  for (const [name, value] of Object.entries(headers)) result.set(name, value)
  return result
}

function toWireMessage(message: Msg): WireMessage {
  const headers: Record<string, string> = {}
  for (const name of message.headers?.keys() ?? []) headers[name] = message.headers?.get(name) ?? ''
  return {
    subject: message.subject,
    data: message.data,
    headers,
    ...(message.reply && { respond: (data: Uint8Array) => void message.respond(data) }),
  }
}

function requestFailure(subject: string, error: unknown): AlfredError {
  if (error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders())) {
    return new AlfredError('UNAVAILABLE', 'A part of Alfred is not there at the moment.', { cause: error })
  }
  if (error instanceof TimeoutError || (error instanceof Error && error.cause instanceof TimeoutError)) {
    return new AlfredError('TIMEOUT', 'A part of Alfred took too long to answer.', { cause: error })
  }
  return new AlfredError('UNAVAILABLE', `The request on ${subject.split('.')[0] ?? ''} could not be sent.`, {
    cause: error,
  })
}
