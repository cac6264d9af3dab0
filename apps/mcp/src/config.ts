import { parseArgs } from 'node:util'
import { healthSettings, loadConfig, personTokenSettings } from '@alfred/service-kit'
import { z } from 'zod'

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
}

/** Its settings, also for the page that lists those of all services. */
export const configSchema = z.object({
  ...personTokenSettings,
  /** The address of the gateway, for programs that are its clients. */
  ALFRED_URL: z.url().default('http://127.0.0.1:3000'),
  /** The port on which MCP is served over HTTP. `npm start` serves it where this is set. */
  MCP_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  /** The address it listens on. */
  MCP_HOST: z.string().default('127.0.0.1'),
  /** Names under which clients reach it, beside those of this machine: `mcp.kitchen.example`. Any other name is refused. */
  MCP_HOSTNAMES: z.string().default('').transform(listed),
  /** Hosts whose pages may call it. A request of any other page is refused. */
  MCP_ORIGIN_HOSTNAMES: z.string().default('').transform(listed),
  /** Requests of one person per minute. */
  MCP_REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(240),
  /** Requests without a valid token per minute, from one address. */
  MCP_REFUSED_TOKENS_PER_MINUTE: z.coerce.number().int().positive().default(60),
  /** How many requests of one person are worked at at a time. */
  MCP_REQUESTS_AT_ONCE_MAX: z.coerce.number().int().positive().default(6),
  ...healthSettings,
  LOG_LEVEL: z.string().default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})
export type Config = z.infer<typeof configSchema>

/** Reads the configuration from the environment; throws an error that names each invalid variable. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}

const stdioConfigSchema = z.object({
  ALFRED_URL: z.url().default('http://127.0.0.1:3000'),
  /** The person's token; without it one of the stack on this machine. */
  ALFRED_TOKEN: z.string().min(1).optional(),
  LOG_LEVEL: z.string().default('warn'),
})

export type StdioConfig = z.infer<typeof stdioConfigSchema> & {
  /** Who asks, by their name on this machine, where there is no token. */
  user: string
}

/** What is needed for one person over standard input and output: `--user NAME`, and the environment. */
export function readStdioConfig(argv: readonly string[], environment = process.env): StdioConfig {
  const { values } = parseArgs({ args: [...argv], options: { user: { type: 'string', default: 'demo' } } })
  const { ALFRED_PORT: port } = environment
  const here = port ? { ALFRED_URL: `http://127.0.0.1:${port}` } : {}
  return { ...loadConfig(stdioConfigSchema, { ...here, ...environment }), user: values.user }
}
