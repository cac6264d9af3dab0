import { existsSync, readdirSync } from 'node:fs'
import { subjectPermissionsOf } from '@alfred/contracts'
import { inRepository } from '@alfred/local-stack'
import { modelProvider } from './model-provider.ts'

/** The settings of the stack from which services get theirs. */
export type StackSettings = {
  gatewayPort: number
  gatewayHost: string
  /** The folder of the web client that the gateway serves, if any. */
  webFiles?: string | undefined
  nats: NatsSettings
  /** The folder for prompts of turns that ask to log them. */
  promptLogDirectory: string
  redisUrl: string
  supabase: SupabaseSettings
}

/** The address of NATS and the seeds by service; a service gets only its own. */
export type NatsSettings = { url: string; seeds: ReadonlyMap<string, string> }

/** The NATS settings of a service; empty for one that does not use NATS. */
export function natsEnvironment(service: string, nats: NatsSettings): Record<string, string | undefined> {
  if (subjectPermissionsOf(service) === undefined) return {}
  return { NATS_URL: nats.url, NATS_NKEY_SEED: nats.seeds.get(service) }
}

/** Supabase, embedded or external; each service gets only the part that its row below names. */
export type SupabaseSettings = {
  client: Record<string, string | undefined>
  verifying: Record<string, string | undefined>
  signing: Record<string, string | undefined>
  worker: Record<string, string | undefined>
  /** The address at which clients read rows, for the gateway to announce. */
  reading: Record<string, string | undefined>
  /** Where people sign in, for the gateway: Supabase's Auth, or the sign-in of this machine. */
  signIn: Record<string, string | undefined>
}

/** A service of Alfred as the supervisor runs it. */
export type Service = {
  name: string
  entry: string
  /** Where readiness is checked: the gateway answers /readyz on its own port, all others on a health port. */
  answersOn: 'health' | 'gateway'
  environment(settings: StackSettings): Record<string, string | undefined>
}

type Row = Omit<Service, 'name' | 'entry'>

const modelEnvironment = ({ promptLogDirectory }: StackSettings) => ({
  PROMPT_LOG_DIR: promptLogDirectory,
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('OPENAI_'))),
})

const gateway: Row = {
  answersOn: 'gateway',
  environment: ({ gatewayPort, gatewayHost, webFiles, supabase }) => ({
    ALFRED_PORT: String(gatewayPort),
    ALFRED_HOST: gatewayHost,
    WEB_FILES: webFiles,
    MODEL_PROVIDER: modelProvider(process.env),
    ...supabase.verifying,
    ...supabase.reading,
    ...supabase.signIn,
  }),
}

const orchestrator: Row = {
  answersOn: 'health',
  environment: (settings) => ({
    ...settings.supabase.client,
    ...settings.supabase.verifying,
    ...settings.supabase.signing,
    // On a person's own machine the client is trusted, unless set otherwise.
    PROMPT_LOG_FOR: process.env['PROMPT_LOG_FOR'] || 'everybody',
    ...modelEnvironment(settings),
  }),
}

const proactiveWorker: Row = {
  answersOn: 'health',
  environment: (settings) => ({
    ...settings.supabase.client,
    ...settings.supabase.worker,
    REDIS_URL: settings.redisUrl,
    ...modelEnvironment(settings),
  }),
}

/** It has nothing but its key on NATS. */
const pageFetcher: Row = { answersOn: 'health', environment: () => ({}) }

/** A client of the gateway: it is told where that is, and how a person's token is verified. */
const mcp: Row = {
  answersOn: 'health',
  environment: ({ gatewayPort, supabase }) => ({
    ALFRED_URL: `http://127.0.0.1:${gatewayPort}`,
    ...supabase.verifying,
  }),
}

const agent: Row = {
  answersOn: 'health',
  environment: (settings) => ({ ...settings.supabase.client, ...modelEnvironment(settings) }),
}

/** An agent by its name, also one that is not in this repository. */
export function describeAgent(name: string): Service {
  return { name, entry: inRepository('apps', name, 'src', 'main.ts'), ...agent }
}

/** The services in this repository. An agent needs no row of its own: any apps/agents-* is one. */
export function findServices(): Service[] {
  const agents = readdirSync(inRepository('apps'))
    .filter((name) => name.startsWith('agents-'))
    .map((name) => [name, agent] as const)
  const rows = [
    ['orchestrator', orchestrator],
    ...agents,
    ['proactive-worker', proactiveWorker],
    ['page-fetcher', pageFetcher],
    ['gateway', gateway],
    ['mcp', mcp],
  ] as const
  return rows
    .map(([name, row]) => ({ name, entry: inRepository('apps', name, 'src', 'main.ts'), ...row }))
    .filter(({ entry }) => existsSync(entry))
}

/** The services that a stack on this machine starts: MCP over HTTP only where it was given a port. */
export function findServicesToStart(): Service[] {
  return findServices().filter(({ name }) => name !== 'mcp' || Boolean(process.env['MCP_PORT']))
}

/** The names that get a NATS key: the services that use NATS, and the observer. */
export function findNatsUsers(): string[] {
  const names = findServices().map(({ name }) => name)
  return [...names.filter((name) => subjectPermissionsOf(name) !== undefined), 'observer']
}

/** Removes secrets and addresses that a service must not inherit: each gets only what its row grants. */
export function withoutInherited(): Record<string, undefined> {
  const names = Object.keys(process.env).filter((name) =>
    /^(SUPABASE|OPENAI|NATS|REDIS|DATABASE|AUTH|LOCAL)_/.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, undefined]))
}
