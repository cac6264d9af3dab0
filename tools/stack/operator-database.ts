import { readFile } from 'node:fs/promises'
import { createDatabase } from '@alfred/db'
import type { Database } from '@alfred/db'
import { createKeys, generateKeyMaterial, loadKeys } from '@alfred/local-stack'
import type { Keys, PostgrestAddress } from '@alfred/local-stack'
import { StackError } from './errors.ts'
import type { Home } from './home.ts'
import { given } from './outside.ts'
import { postgrestSocketOf } from './postgrest-listener.ts'
import { isRunning, readState, type StackState } from './state.ts'

/** The database as an operator reaches it: a token of `alfred_operator`, which sees nothing that anybody said. */
export type OperatorDatabase = { database: Database; token: string }

/** Connects to the database that SUPABASE_URL names, else to that of the running installation. */
export async function openOperatorDatabase(home: Home): Promise<OperatorDatabase> {
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
  const token = await keys.signServiceToken({ role: 'alfred_operator' })
  return { database: createDatabase(settings), token }
}

async function keysOfOutside(): Promise<Keys> {
  const signingSecret = given('SUPABASE_SIGNING_SECRET')
  if (signingSecret === undefined)
    throw new StackError('SUPABASE_URL is set, so SUPABASE_SIGNING_SECRET is needed too.')
  return createKeys({ ...(await generateKeyMaterial()), signingSecret })
}

async function embeddedPostgrest(home: Home): Promise<PostgrestAddress> {
  return (
    postgrestSocketOf(runningState(home)) ?? { url: `http://127.0.0.1:${await portOf(home, 'postgrest')}` }
  )
}

/** The port of a part of the running installation. @throws StackError when it does not run, or has none of its own. */
export async function portOf(home: Home, name: string): Promise<number> {
  runningState(home)
  const ports = JSON.parse(await readFile(home.portsFile, 'utf8')) as Record<string, number>
  const port = ports[name]
  if (port === undefined) throw new StackError(`This installation has no ${name} of its own.`)
  return port
}

function runningState(home: Home): StackState {
  const state = readState(home)
  if (!isRunning(state)) throw new StackError('Alfred is not running. Start it first: npm start')
  return state
}
