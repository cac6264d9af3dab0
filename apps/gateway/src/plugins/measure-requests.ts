import { httpEndpoints } from '@alfred/contracts'
import { defineGauge, defineHistogram, secondsOfWork } from '@alfred/observability'
import type { FastifyInstance } from 'fastify'
import type { StreamSeats } from '../sse/stream-seats.ts'
import { addressOf } from './add-route.ts'

const routes = [...new Set(Object.values(httpEndpoints).map((endpoint) => addressOf(endpoint).url))]

const requestDuration = defineHistogram({
  name: 'http_server_request_duration_seconds',
  help: 'Seconds until a request was answered; of a stream, until it was over.',
  labels: {
    http_request_method: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
    http_route: routes,
    http_response_status_code: { valuesMax: 30 },
  },
  upTo: secondsOfWork,
})

const openStreams = defineGauge({
  name: 'alfred_streams_open',
  help: 'Streams of events that this gateway holds open.',
  labels: {},
})

/** Counts the requests of the gateway by route, never by address: an address names a job. */
export function measureRequests(app: FastifyInstance, seats: StreamSeats): void {
  app.addHook('onResponse', async (request, reply) => {
    requestDuration.record(reply.elapsedTime / 1_000, {
      http_request_method: request.method,
      http_route: request.routeOptions.url ?? '',
      http_response_status_code: String(reply.statusCode),
    })
  })
  const end = openStreams.observe(() => [{ value: seats.taken(), labels: {} }])
  app.addHook('onClose', async () => end())
}
