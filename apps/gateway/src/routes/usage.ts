import { chatCommands } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { addRoute } from '../plugins/add-route.ts'

/** GET /api/usage: what models took for the caller, by day and model. */
export function registerUsage(app: FastifyInstance, { bus, authenticate }: GatewayDependencies): void {
  addRoute(app, { name: 'getUsage', authenticate }, ({ caller: { token }, query }) =>
    bus.request(chatCommands.readUsage, { token, query }),
  )
}
