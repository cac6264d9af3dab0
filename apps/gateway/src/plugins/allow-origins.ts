import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Lets pages of these origins call the gateway (CORS). Cookies authenticate nobody here, so credentials are not
 * allowed; a page sends a token like any other client. Without origins no CORS headers are sent, and browsers
 * refuse.
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
