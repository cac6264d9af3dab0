import type { Keys, PostgrestAddress } from '@alfred/local-stack'
import { readOutsideData } from './outside.ts'
import type { SupabaseSettings } from './services.ts'

// The keys live as long as the data folder, and so do the two tokens that belong to no person.
const installationLifetime = '3650d'

/** The settings of services for a Supabase that is a bare PostgREST, as the embedded one is. */
export async function describeEmbeddedSupabase(
  keys: Keys,
  { url, socketPath }: PostgrestAddress,
): Promise<SupabaseSettings> {
  const [anonymous, worker] = await Promise.all([
    keys.signServiceToken({ role: 'anon' }, installationLifetime),
    keys.signServiceToken({ role: 'alfred_worker' }, installationLifetime),
  ])
  return {
    client: {
      SUPABASE_URL: url,
      SUPABASE_SOCKET_PATH: socketPath,
      SUPABASE_REST_PATH: '/',
      SUPABASE_ANON_KEY: anonymous,
    },
    verifying: { SUPABASE_JWKS: keys.publicJwks },
    signing: { SUPABASE_SIGNING_SECRET: keys.material.signingSecret },
    reading: readOutsideData() ?? { DATA_URL: url, DATA_SOCKET_PATH: socketPath },
    worker: { SUPABASE_WORKER_TOKEN: worker },
    signIn: {},
  }
}

/** The environment variables that make `npm start` use it as an external Supabase. */
export function asOutside({ client, verifying, signing, worker }: SupabaseSettings): Record<string, string> {
  const entries = Object.entries({ ...client, ...verifying, ...signing, ...worker })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
