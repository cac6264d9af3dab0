import { loadConfig, natsSettings, personTokenSettings } from '@alfred/service-kit'
import { z } from 'zod'

const originSchema = z
  .string()
  .refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin, 'is not an origin')

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const configSchema = z.object({
  ...natsSettings,
  ...personTokenSettings,
  ALFRED_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  ALFRED_HOST: z.string().default('127.0.0.1'),
  /** How long a request may wait for an orchestrator before it is answered with 503. */
  SUBMIT_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
  /** How long a client may take to send a request, its body included. Streams may be open as long as they like. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  /** Of one person, in a minute; all of them may come at once. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(600),
  /** Without a good token, from one address, in a minute. */
  REFUSED_TOKENS_PER_MINUTE: z.coerce.number().int().positive().default(120),
  /** Where several gateways count requests together, as the user `gateway`; without it each counts for itself. */
  REDIS_URL: z.union([z.literal('').transform(() => undefined), z.url()]).optional(),
  STREAMS_PER_PERSON_MAX: z.coerce.number().int().positive().default(10),
  STREAMS_MAX: z.coerce.number().int().positive().default(2_000),
  /** Pages of these origins may talk to the gateway: `https://kitchen.example,http://localhost:4200`. */
  CORS_ORIGINS: z.string().default('').transform(listed).pipe(z.array(originSchema)),
  /** The gateway's own address as clients reach it, where a proxy stands in front: `https://alfred.example`. */
  PUBLIC_URL: z.url().optional(),
  /** Where PostgREST is, behind the door at which clients read their rows; and the public key that hosted Supabase asks for. */
  DATA_URL: z.url().optional(),
  /** The file on which PostgREST listens, where it listens on no port. */
  DATA_SOCKET_PATH: z.string().min(1).optional(),
  DATA_API_KEY: z.string().min(1).optional(),
  /** Requests at that door that the database works at: all at once, and of one person. Keep it below PostgREST's pool. */
  DATA_REQUESTS_MAX: z.coerce.number().int().positive().default(6),
  DATA_REQUESTS_PER_PERSON_MAX: z.coerce.number().int().positive().default(4),
  LOG_LEVEL: z.string().default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})
export type Config = z.infer<typeof configSchema>

/** Reads the environment once; throws an error that names each variable that is wrong. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}
