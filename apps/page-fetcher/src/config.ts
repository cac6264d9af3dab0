import { addressesSetting, healthSettings, loadConfig, natsSettings, portsSetting } from '@alfred/service-kit'
import { z } from 'zod'

/** Its settings, also for the page that lists those of all services. */
export const configSchema = z.object({
  ...natsSettings,
  /** The ports of pages: 80,443. */
  PAGE_PORTS: portsSetting('80,443'),
  /** Addresses that pages are fetched from though they are not public, such as 192.168.1.5 of a cookbook at home. */
  PAGE_ADDRESSES_ALLOWED: addressesSetting(),
  /** How many pages are fetched at a time; a further one is refused. */
  PAGES_AT_ONCE_MAX: z.coerce.number().int().positive().max(200).default(20),
  ...healthSettings,
  LOG_LEVEL: z.string().default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})
export type Config = z.infer<typeof configSchema>

/** Reads the configuration from the environment; throws an error that names each invalid variable. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}
