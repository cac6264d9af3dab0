import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Lets pages of these origins talk to the gateway. No cookie proves anything here, so none is asked for; a page
 * sends its person's token like everybody else. Without origins nothing is said, and browsers refuse.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  void app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id', 'prefer'],
    exposedHeaders: ['retry-after', 'content-range'],
    maxAge: 600,
    strictPreflight: false,
  })
}
