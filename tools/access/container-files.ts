import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  describePostgrest,
  loadKeys,
  loadPostgresPasswords,
  loadRedisPasswords,
  postgresAddress,
  redisAddress,
  type NatsKey,
  type RedisPasswords,
} from '@alfred/local-stack'
import { describeEmbeddedSupabase } from '../stack/embedded.ts'
import { given, readOutsideSupabase } from '../stack/outside.ts'
import { StackError } from '../stack/errors.ts'
import { addCertificates } from './add-certificates.ts'
import { describeAgent, findServices, natsEnvironment, type StackSettings } from '../stack/services.ts'

/** Who runs a container, by number: the public images of PostgreSQL and Redis have this user, all others take any. */
const SERVICE_USER = 1_000
const SERVER_USER = 999
const POSTGREST_POOL = 10

export type ContainerSources = {
  natsKeys: readonly NatsKey[]
  natsFile: string
  redisFile: string
  /** The folder of certificates, where connections are encrypted. */
  certificates: string | undefined
}

/** The files of one container, which nobody but its user may read. */
type Holder = { name: string; user: number; files: Record<string, string> }

/**
 * Writes a folder for each container with what it alone may know. Addresses are the names of infra/compose.yaml, or
 * those that the environment gives for servers elsewhere; a variable that is set on a container wins over its file.
 */
export async function writeContainerFiles(
  keysFolder: string,
  { natsKeys, certificates, ...files }: ContainerSources,
): Promise<string> {
  const folder = join(keysFolder, 'containers')
  const settings = await settingsOf(keysFolder, natsKeys)
  const agents = natsKeys.map(({ service }) => service).filter((name) => name.startsWith('agents-'))
  const names = new Set([...findServices().map(({ name }) => name), ...agents])
  const holders = [
    ...[...names].map((name) => serviceHolder(name, settings)),
    ...(await databaseHolders(keysFolder)),
    { name: 'nats', user: SERVICE_USER, files: { 'nats-server.conf': files.natsFile } },
    { name: 'redis', user: SERVER_USER, files: { 'users.acl': files.redisFile } },
    ...(certificates === undefined ? [] : [{ name: 'proxy', user: SERVICE_USER, files: {} }]),
  ]
  await withGatewayRedis(keysFolder, holders)
  if (certificates !== undefined) await addCertificates(certificates, holders)
  for (const holder of holders) await writeHolder(folder, holder)
  return folder
}

async function settingsOf(keysFolder: string, natsKeys: readonly NatsKey[]): Promise<StackSettings> {
  const keys = await loadKeys(keysFolder)
  const redis = await loadRedisPasswords(keysFolder)
  return {
    gatewayPort: 3_000,
    gatewayHost: '0.0.0.0',
    nats: {
      url: given('NATS_URL') ?? 'nats://nats:4222',
      seeds: new Map(natsKeys.map(({ service, seed }) => [service, seed])),
    },
    promptLogDirectory: '',
    redisUrl: redisFor('proactive-worker', redis),
    supabase:
      readOutsideSupabase() ?? (await describeEmbeddedSupabase(keys, { url: 'http://postgrest:3000' })),
  }
}

function serviceHolder(name: string, settings: StackSettings): Holder {
  const service = findServices().find((each) => each.name === name) ?? describeAgent(name)
  const all = { ...natsEnvironment(name, settings.nats), ...service.environment(settings) }
  const own = Object.entries(all).filter(([variable]) => /^(?:SUPABASE|NATS|REDIS|DATA|AUTH)_/.test(variable))
  return { name, user: SERVICE_USER, files: { 'service.env': toEnvironmentFile(Object.fromEntries(own)) } }
}

/** The address of a user at REDIS_URL, or in the container; a REDIS_URL that names a user is for that user already. */
function redisFor(user: 'gateway' | 'proactive-worker', passwords: RedisPasswords): string {
  const url = new URL(redisAddress(user, 'redis:6379', passwords))
  const elsewhere = given('REDIS_URL')
  if (elsewhere === undefined) return url.href
  const other = new URL(elsewhere)
  if (other.username === '') Object.assign(other, { username: url.username, password: url.password })
  return other.href
}

/** Several gateways count together, so each has the password of their user. */
async function withGatewayRedis(keysFolder: string, holders: readonly Holder[]): Promise<void> {
  const redis = await loadRedisPasswords(keysFolder)
  const line = toEnvironmentFile({ REDIS_URL: redisFor('gateway', redis) })
  const gateway = holders.find(({ name }) => name === 'gateway')
  if (gateway !== undefined) gateway.files['service.env'] += line
}

async function databaseHolders(keysFolder: string): Promise<Holder[]> {
  const keys = await loadKeys(keysFolder)
  const passwords = await loadPostgresPasswords(keysFolder)
  const { environment } = describePostgrest(
    { command: 'postgrest', environment: {}, version: '' },
    {
      listener: { port: 3_000, adminPort: 3_001 },
      databaseUrl: postgresAddress('authenticator', 'postgres:5432', passwords),
      jwks: keys.postgrestJwks,
      poolSize: POSTGREST_POOL,
    },
  )
  // A migration of a database that runs tells PostgREST by a notification that the schema has changed.
  const others = {
    PGRST_SERVER_HOST: '*',
    PGRST_DB_CHANNEL_ENABLED: 'true',
    PGRST_ADMIN_SERVER_PORT: undefined,
  }
  const elsewhere = given('DATABASE_URL')
  // Elsewhere nobody but its owner says how PostgREST logs in.
  const migration =
    elsewhere === undefined
      ? {
          DATABASE_URL: postgresAddress('postgres', 'postgres:5432', passwords),
          AUTHENTICATOR_PASSWORD: passwords.authenticator,
        }
      : { DATABASE_URL: elsewhere }
  return [
    { name: 'postgres', user: SERVER_USER, files: { 'owner.password': `${passwords.postgres}\n` } },
    {
      name: 'postgrest',
      user: SERVICE_USER,
      files: { 'postgrest.conf': toPostgrestFile({ ...environment, ...others }) },
    },
    { name: 'migrate', user: SERVICE_USER, files: { 'service.env': toEnvironmentFile(migration) } },
  ]
}

type Variables = Readonly<Record<string, string | undefined>>

/** Lines as Node and kubectl read them: without quotes, since kubectl takes those for a part of the value. */
function toEnvironmentFile(variables: Variables): string {
  return entriesOf(variables)
    .map(([name, value]) => {
      if (/[\n#]|^['"`\s]/.test(value))
        throw new StackError(`The value of ${name} cannot stand in an environment file.`)
      return `${name}=${value}\n`
    })
    .join('')
}

/** The settings of PostgREST as its own file: PGRST_DB_URI is `db-uri` there. */
function toPostgrestFile(variables: Variables): string {
  return entriesOf(variables)
    .map(([name, value]) => {
      const setting = name.replace('PGRST_', '').toLowerCase().replaceAll('_', '-')
      return `${setting} = ${JSON.stringify(value)}\n`
    })
    .join('')
}

function entriesOf(variables: Variables): [string, string][] {
  return Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined)
}

/** Whoever is root hands the files to the container's user; anybody else keeps them. */
async function writeHolder(folder: string, { name, user, files }: Holder): Promise<void> {
  const own = join(folder, name)
  await mkdir(own, { recursive: true, mode: 0o700 })
  for (const [file, text] of Object.entries(files)) {
    const path = join(own, file)
    await rm(path, { force: true })
    await writeFile(path, text, { mode: 0o400, flush: true })
    if (process.getuid?.() === 0) await chown(path, user, user)
  }
  if (process.getuid?.() === 0) await chown(own, user, user)
}
