import { loadNatsKeys } from '@alfred/local-stack'
import { StackError } from './errors.ts'
import { findNatsUsers, type NatsSettings, type SupabaseSettings } from './services.ts'

/** A variable that is set to something. */
export function given(name: string): string | undefined {
  const value = process.env[name]
  return value === '' ? undefined : value
}

const verifyingNames = ['SUPABASE_JWKS_URL', 'SUPABASE_JWKS', 'SUPABASE_JWT_SECRET'] as const

/** The Supabase that SUPABASE_URL names; undefined when none is named and the embedded one is to be used. */
export function readOutsideSupabase(): SupabaseSettings | undefined {
  if (given('SUPABASE_URL') === undefined) return undefined
  const needed = ['SUPABASE_ANON_KEY', 'SUPABASE_SIGNING_SECRET', 'SUPABASE_WORKER_TOKEN']
  const missing = needed.filter((name) => given(name) === undefined)
  if (verifyingNames.every((name) => given(name) === undefined)) missing.push(verifyingNames.join(' or '))
  if (missing.length > 0) {
    throw new StackError(`SUPABASE_URL is set, so these are needed too: ${missing.join(', ')}.`)
  }
  return {
    client: pass('SUPABASE_URL', 'SUPABASE_SOCKET_PATH', 'SUPABASE_REST_PATH', 'SUPABASE_ANON_KEY'),
    verifying: pass(...verifyingNames),
    signing: pass('SUPABASE_SIGNING_SECRET'),
    worker: pass('SUPABASE_WORKER_TOKEN'),
    reading: readOutsideData() ?? {
      DATA_URL: restUrlOf(given('SUPABASE_URL') ?? ''),
      DATA_SOCKET_PATH: given('SUPABASE_SOCKET_PATH'),
      DATA_API_KEY: given('SUPABASE_ANON_KEY'),
    },
  }
}

/** Where PostgREST is; hosted Supabase has it under /rest/v1. */
function restUrlOf(url: string): string {
  return `${url.replace(/\/$/, '')}${given('SUPABASE_REST_PATH') ?? '/rest/v1'}`
}

/** Where the gateway's door of rows leads, if DATA_URL says so; a socket belongs to that address alone. */
export function readOutsideData(): SupabaseSettings['reading'] | undefined {
  return given('DATA_URL') === undefined ? undefined : pass('DATA_URL', 'DATA_SOCKET_PATH', 'DATA_API_KEY')
}

function pass(...names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, given(name)]))
}

/** The NATS that NATS_URL names, with the keys of a folder that `npm run access` has made; undefined when none is named. */
export async function readOutsideNats(): Promise<NatsSettings | undefined> {
  const url = given('NATS_URL')
  if (url === undefined) return undefined
  const folder = given('NATS_KEYS_FOLDER')
  return folder === undefined ? { url, seeds: new Map() } : natsWithKeys(url, folder)
}

/** A NATS at an address, with the keys of a folder. */
export async function natsWithKeys(url: string, folder: string): Promise<NatsSettings> {
  const keys = await loadNatsKeys(folder, findNatsUsers())
  return { url, seeds: new Map(keys.map(({ service, seed }) => [service, seed])) }
}
