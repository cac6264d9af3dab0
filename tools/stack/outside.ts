import { loadNatsKeys } from '@alfred/local-stack'
import { StackError } from './errors.ts'
import { findNatsUsers, type NatsSettings, type SupabaseSettings } from './services.ts'

/** The value of an environment variable; undefined when it is empty. */
export function given(name: string): string | undefined {
  const value = process.env[name]
  return value === '' ? undefined : value
}

const verifyingNames = ['SUPABASE_JWKS_URL', 'SUPABASE_JWKS', 'SUPABASE_JWT_SECRET'] as const

/** The external Supabase at SUPABASE_URL; undefined when that is not set, so that the embedded one is used. */
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
    signIn: readOutsideSignIn(),
  }
}

/** Supabase's Auth: at AUTH_URL, or where hosted Supabase has it. A bare PostgREST has none beside it. */
function readOutsideSignIn(): SupabaseSettings['signIn'] {
  const isHosted = given('SUPABASE_REST_PATH') === undefined
  const url =
    given('AUTH_URL') ?? (isHosted ? `${given('SUPABASE_URL')?.replace(/\/$/, '')}/auth/v1` : undefined)
  return { AUTH_URL: url, AUTH_API_KEY: given('AUTH_API_KEY') ?? given('SUPABASE_ANON_KEY') }
}

/** The URL of PostgREST; hosted Supabase has it under /rest/v1. */
function restUrlOf(url: string): string {
  return `${url.replace(/\/$/, '')}${given('SUPABASE_REST_PATH') ?? '/rest/v1'}`
}

/** The target of the gateway's data route if DATA_URL is set; a socket belongs to that address only. */
export function readOutsideData(): SupabaseSettings['reading'] | undefined {
  return given('DATA_URL') === undefined ? undefined : pass('DATA_URL', 'DATA_SOCKET_PATH', 'DATA_API_KEY')
}

function pass(...names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, given(name)]))
}

/** The external NATS at NATS_URL, with the keys of a folder from `npm run access`; undefined when it is not set. */
export async function readOutsideNats(): Promise<NatsSettings | undefined> {
  const url = given('NATS_URL')
  if (url === undefined) return undefined
  const folder = given('NATS_KEYS_FOLDER')
  return folder === undefined ? { url, seeds: new Map() } : natsWithKeys(url, folder)
}

/** A NATS address with the keys of a folder. */
export async function natsWithKeys(url: string, folder: string): Promise<NatsSettings> {
  const keys = await loadNatsKeys(folder, findNatsUsers())
  return { url, seeds: new Map(keys.map(({ service, seed }) => [service, seed])) }
}
