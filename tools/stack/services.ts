import { existsSync, readdirSync } from 'node:fs'
import { subjectPermissionsOf } from '@alfred/contracts'
import { inRepository } from '@alfred/local-stack'

/** What a service may be given of the stack's settings. */
export type StackSettings = {
  gatewayPort: number
  gatewayHost: string
  nats: NatsSettings
  /** Where prompts are written down for turns that ask for it. */
  promptLogDirectory: string
  redisUrl: string
  supabase: SupabaseSettings
}

/** Where NATS is, and the seed of each service's key; a service gets its own alone. */
export type NatsSettings = { url: string; seeds: ReadonlyMap<string, string> }

/** What a service must know to speak on NATS; nothing for those that do not. */
export function natsEnvironment(service: string, nats: NatsSettings): Record<string, string | undefined> {
  if (subjectPermissionsOf(service) === undefined) return {}
  return { NATS_URL: nats.url, NATS_NKEY_SEED: nats.seeds.get(service) }
}

/** Supabase, embedded or from outside; each service gets only the part that its row below names. */
export type SupabaseSettings = {
  client: Record<string, string | undefined>
  verifying: Record<string, string | undefined>
  signing: Record<string, string | undefined>
  worker: Record<string, string | undefined>
  /** Where clients read rows themselves, for the gateway to tell them. */
  reading: Record<string, string | undefined>
}

/** One service of ours as the supervisor runs it. */
export type Service = {
  name: string
  entry: string
  /** The gateway answers /readyz on its own port; all others on a health port. */
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
  environment: ({ gatewayPort, gatewayHost, supabase }) => ({
    ALFRED_PORT: String(gatewayPort),
    ALFRED_HOST: gatewayHost,
    ...supabase.verifying,
    ...supabase.reading,
  }),
}

const orchestrator: Row = {
  answersOn: 'health',
  environment: (settings) => ({
    ...settings.supabase.client,
    ...settings.supabase.verifying,
    ...settings.supabase.signing,
    // One's own machine: whoever talks to it runs it, unless it says otherwise.
    PROMPT_LOG_FOR: process.env['PROMPT_LOG_FOR'] || 'everybody',
    ...modelEnvironment(settings),
  }),
}

const proactiveWorker: Row = {
  answersOn: 'health',
  environment: ({ supabase, redisUrl }) => ({ ...supabase.client, ...supabase.worker, REDIS_URL: redisUrl }),
}

const agent: Row = {
  answersOn: 'health',
  environment: (settings) => ({ ...settings.supabase.client, ...modelEnvironment(settings) }),
}

/** The services that exist here. An agent needs no row of its own: any apps/agents-* is one. */
export function findServices(): Service[] {
  const agents = readdirSync(inRepository('apps'))
    .filter((name) => name.startsWith('agents-'))
    .map((name) => [name, agent] as const)
  const rows = [
    ['orchestrator', orchestrator],
    ...agents,
    ['proactive-worker', proactiveWorker],
    ['gateway', gateway],
  ] as const
  return rows
    .map(([name, row]) => ({ name, entry: inRepository('apps', name, 'src', 'main.ts'), ...row }))
    .filter(({ entry }) => existsSync(entry))
}

/** Who gets a key of NATS: the services that have business there, and whoever watches over them. */
export function findNatsUsers(): string[] {
  const names = findServices().map(({ name }) => name)
  return [...names.filter((name) => subjectPermissionsOf(name) !== undefined), 'observer']
}

/** Secrets and addresses that a service must not inherit by chance: each gets what its row gives it. */
export function withoutInherited(): Record<string, undefined> {
  const names = Object.keys(process.env).filter((name) =>
    /^(SUPABASE|OPENAI|NATS|REDIS|DATABASE)_/.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, undefined]))
}
