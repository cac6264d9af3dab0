import { healthSettings, loadConfig, natsSettings, personTokenSettings } from '@alfred/service-kit'
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

/** Its settings, also for the page that lists those of all services. */
export const configSchema = z.object({
  ...natsSettings,
  ...personTokenSettings,
  /** The port that everybody reaches. */
  ALFRED_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address it listens on. */
  ALFRED_HOST: z.string().default('127.0.0.1'),
  /** How long a request waits for an orchestrator before it is answered with 503. */
  SUBMIT_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
  /** How long a client may take to send a request, body included. Does not limit how long streams stay open. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  /** Requests of one person per minute; all of them may come at once. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(600),
  /** Requests without a valid token per minute, from one address. */
  REFUSED_TOKENS_PER_MINUTE: z.coerce.number().int().positive().default(120),
  /**
   * The Redis in which several gateways count requests together, as the user `gateway`; without it each counts
   * alone.
   */
  REDIS_URL: z.union([z.literal('').transform(() => undefined), z.url()]).optional(),
  /** How many streams one person may have open. */
  STREAMS_PER_PERSON_MAX: z.coerce.number().int().positive().default(10),
  /** How many streams may be open in all. */
  STREAMS_MAX: z.coerce.number().int().positive().default(2_000),
  /** Web origins that may call the gateway: `https://kitchen.example,http://localhost:4200`. */
  CORS_ORIGINS: z.string().default('').transform(listed).pipe(z.array(originSchema)),
  /**
   * What answers, for clients to tell: `offline`, `openai`, or the host of another server. `npm start` sets it.
   */
  MODEL_PROVIDER: z.string().min(1).max(120).optional(),
  /** The folder of the built web client, which is then served at `/`; without it there is nothing. */
  WEB_FILES: z.string().min(1).optional(),
  /** The gateway's own address as clients reach it through a proxy: `https://alfred.example`. */
  PUBLIC_URL: z.url().optional(),
  /** The address of PostgREST, through which clients read their rows. */
  DATA_URL: z.url().optional(),
  /** The socket file of PostgREST, if it listens on no port. */
  DATA_SOCKET_PATH: z.string().min(1).optional(),
  /** The public key that hosted Supabase requires. */
  DATA_API_KEY: z.string().min(1).optional(),
  /**
   * How many data requests the database may handle at once: in all, and for one person. Keep it below PostgREST's
   * pool.
   */
  DATA_REQUESTS_MAX: z.coerce.number().int().positive().default(6),
  /** How often (ms) it is looked what is new for a person whose feed is open. */
  EVENTS_EVERY_MS: z.coerce.number().int().min(50).max(60_000).default(700),
  /** How many of them for one person. */
  DATA_REQUESTS_PER_PERSON_MAX: z.coerce.number().int().positive().default(4),
  /**
   * The socket file of the sign-in of this machine, which lets browsers of this machine in by name alone: `npm start`
   * sets it.
   */
  LOCAL_SIGN_IN_SOCKET: z.string().min(1).optional(),
  /** The address of Supabase's Auth: `https://example.supabase.co/auth/v1`. */
  AUTH_URL: z.url().optional(),
  /** The public key that it requires. */
  AUTH_API_KEY: z.string().min(1).optional(),
  /** How often somebody may try to sign in per minute, from one address. */
  SIGN_INS_PER_MINUTE: z.coerce.number().int().positive().default(30),
  ...healthSettings,
  /** How much is logged: debug, info, warn, error or silent. */
  LOG_LEVEL: z.string().default('info'),
  /** Where traces are sent over OTLP (HTTP); without it none are. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})
export type Config = z.infer<typeof configSchema>

/** Reads the configuration from the environment; throws an error that names each invalid variable. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}
