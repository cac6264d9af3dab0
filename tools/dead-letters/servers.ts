import { readFile } from 'node:fs/promises'
import { createDatabase } from '@alfred/db'
import { createDeadTurnStore } from '@alfred/db/dead-turns'
import type { DeadTurnStore } from '@alfred/db/dead-turns'
import { createKeys, generateKeyMaterial, loadKeys, loadRedisPasswords, redisUrl } from '@alfred/local-stack'
import type { Keys, PostgrestAddress } from '@alfred/local-stack'
import type { Home } from '../stack/home.ts'
import { given } from '../stack/outside.ts'
import { postgrestSocketOf } from '../stack/postgrest-listener.ts'
import { isRunning, readState, type StackState } from '../stack/state.ts'
import { DeadLetterError } from './errors.ts'

/**
 * The stores of turns and jobs: on the servers named in the environment, else on those of the running installation.
 */
export type Servers = { turns: DeadTurnStore; redisUrl: string }

export async function findServers(home: Home): Promise<Servers> {
  return { turns: await findTurns(home), redisUrl: given('REDIS_URL') ?? (await embeddedRedis(home)) }
}

async function findTurns(home: Home): Promise<DeadTurnStore> {
  const url = given('SUPABASE_URL')
  const outside = url === undefined ? undefined : await keysOfOutside()
  const keys = outside ?? (await loadKeys(home.keysFolder))
  const address =
    url === undefined ? await embeddedPostgrest(home) : { url, socketPath: given('SUPABASE_SOCKET_PATH') }
  const settings = {
    SUPABASE_URL: address.url,
    SUPABASE_SOCKET_PATH: address.socketPath,
    SUPABASE_REST_PATH: url === undefined ? '/' : (given('SUPABASE_REST_PATH') ?? '/rest/v1'),
    SUPABASE_ANON_KEY: given('SUPABASE_ANON_KEY') ?? (await keys.signServiceToken({ role: 'anon' })),
  }
  return createDeadTurnStore(
    createDatabase(settings),
    await keys.signServiceToken({ role: 'alfred_operator' }),
  )
}

async function keysOfOutside(): Promise<Keys> {
  const signingSecret = given('SUPABASE_SIGNING_SECRET')
  if (signingSecret === undefined)
    throw new DeadLetterError('SUPABASE_URL is set, so SUPABASE_SIGNING_SECRET is needed too.')
  return createKeys({ ...(await generateKeyMaterial()), signingSecret })
}

async function embeddedPostgrest(home: Home): Promise<PostgrestAddress> {
  return (
    postgrestSocketOf(runningState(home)) ?? { url: `http://127.0.0.1:${await portOf(home, 'postgrest')}` }
  )
}

async function embeddedRedis(home: Home): Promise<string> {
  return redisUrl('proactive-worker', await portOf(home, 'redis'), await loadRedisPasswords(home.keysFolder))
}

async function portOf(home: Home, name: string): Promise<number> {
  runningState(home)
  const ports = JSON.parse(await readFile(home.portsFile, 'utf8')) as Record<string, number>
  const port = ports[name]
  if (port === undefined) throw new DeadLetterError(`This installation has no ${name} of its own.`)
  return port
}

function runningState(home: Home): StackState {
  const state = readState(home)
  if (!isRunning(state)) throw new DeadLetterError('Alfred is not running. Start it first: npm start')
  return state
}
