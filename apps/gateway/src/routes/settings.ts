import { httpEndpoints } from '@alfred/contracts'
import type { Settings } from '@alfred/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** GET /api/settings: what a client must know before anyone signs in. Nothing here is a secret. */
export function registerSettings(app: FastifyInstance, config: Config): void {
  app.get(httpEndpoints.getSettings.path, async (request): Promise<Settings> => {
    const provider = config.MODEL_PROVIDER
    const model = provider === undefined ? null : { provider, is_offline: provider === 'offline' }
    if (config.DATA_URL === undefined) return { data: null, model }
    const gateway = config.PUBLIC_URL?.replace(/\/$/, '') ?? addressOf(request)
    // Older clients called PostgREST directly and sent `api_key` along.
    return { data: { url: `${gateway}/api/data`, api_key: null }, model }
  })
}

/**
 * The gateway's address as the client named it: a client that reached this endpoint reaches the data endpoints the
 * same way.
 */
function addressOf({ host, socket }: FastifyRequest): string {
  const named = `http://${host}`
  return URL.canParse(named) ? new URL(named).origin : `http://127.0.0.1:${socket.localPort}`
}
