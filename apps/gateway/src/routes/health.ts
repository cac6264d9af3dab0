import { AlfredError, httpEndpoints, toWireError } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'
import type { GatewayDependencies } from '../gateway-dependencies.ts'

const away = new AlfredError('UNAVAILABLE', 'The broker is out of reach.')

/** GET /livez: the process runs. GET /readyz: it can take requests. */
export function registerHealth(app: FastifyInstance, { bus }: GatewayDependencies): void {
  app.get(httpEndpoints.livez.path, async () => ({ status: 'alive' }))
  app.get(httpEndpoints.readyz.path, async (_request, reply) => {
    if (bus.isConnected()) return { status: 'ready' }
    // Not thrown: thrown errors are logged, and a probe every second would fill the log.
    return reply
      .status(503)
      .header('retry-after', 2)
      .send({ error: toWireError(away) })
  })
}
