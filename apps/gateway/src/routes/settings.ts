import { httpEndpoints } from '@alfred/contracts'
import type { Settings } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { addressAsAsked } from '../plugins/address-as-asked.ts'

/** GET /api/settings: what a client must know before anyone signs in. Nothing here is a secret. */
export function registerSettings(app: FastifyInstance, config: Config): void {
  app.get(httpEndpoints.getSettings.path, async (request): Promise<Settings> => {
    const provider = config.MODEL_PROVIDER
    const model = provider === undefined ? null : { provider, is_offline: provider === 'offline' }
    if (config.DATA_URL === undefined) return { data: null, model }
    const gateway = addressAsAsked(config.PUBLIC_URL, request)
    // Older clients called PostgREST directly and sent `api_key` along.
    return { data: { url: `${gateway}/api/data`, api_key: null }, model }
  })
}
