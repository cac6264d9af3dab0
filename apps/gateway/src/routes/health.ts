import type { FastifyInstance } from 'fastify'
import type { GatewayDependencies } from '../app.ts'

/** /livez: the process runs. /readyz: it can take requests. */
export function registerHealth(app: FastifyInstance, { bus }: GatewayDependencies): void {
  app.get('/livez', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = bus.isConnected()
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
