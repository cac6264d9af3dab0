import { healthSettings, loadConfig, natsSettings } from '@alfred/service-kit'
import { z } from 'zod'

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
const portSchema = z.string().transform(Number).pipe(z.int().positive().max(65_535))
const addressesSchema = z.array(z.union([z.ipv4(), z.ipv6()]))

/** Its settings, also for the page that lists those of all services. */
export const configSchema = z.object({
  ...natsSettings,
  /** The ports of pages: 80,443. */
  PAGE_PORTS: z.string().default('80,443').transform(listed).pipe(z.array(portSchema).min(1)),
  /** Addresses that pages are fetched from though they are not public, such as 192.168.1.5 of a cookbook at home. */
  PAGE_ADDRESSES_ALLOWED: z.string().default('').transform(listed).pipe(addressesSchema),
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
