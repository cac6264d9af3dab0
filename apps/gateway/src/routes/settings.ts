import { httpEndpoints } from '@alfred/contracts'
import type { Settings } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** GET /api/settings: what a client must know before anyone signs in. Nothing here is a secret. */
export function registerSettings(app: FastifyInstance, config: Config): void {
  const settings: Settings = {
    data:
      config.DATA_URL === undefined ? null : { url: config.DATA_URL, api_key: config.DATA_API_KEY ?? null },
  }
  app.get(httpEndpoints.getSettings.path, async () => settings)
}
