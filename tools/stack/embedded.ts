import type { Keys } from '@alfred/local-stack'
import { given } from './outside.ts'
import type { SupabaseSettings } from './services.ts'

// The keys live as long as the data folder; so do the two tokens that no person holds.
const installationLifetime = '3650d'

/** What services must know of the embedded Supabase, which is a bare PostgREST. */
export async function describeEmbeddedSupabase(keys: Keys, postgrestPort: number): Promise<SupabaseSettings> {
  const [anonymous, worker] = await Promise.all([
    keys.signServiceToken({ role: 'anon' }, installationLifetime),
    keys.signServiceToken({ role: 'alfred_worker' }, installationLifetime),
  ])
  return {
    client: {
      SUPABASE_URL: `http://127.0.0.1:${postgrestPort}`,
      SUPABASE_REST_PATH: '/',
      SUPABASE_ANON_KEY: anonymous,
    },
    verifying: { SUPABASE_JWKS: keys.publicJwks },
    signing: { SUPABASE_SIGNING_SECRET: keys.material.signingSecret },
    reading: { DATA_URL: given('DATA_URL') ?? `http://127.0.0.1:${postgrestPort}` },
    worker: { SUPABASE_WORKER_TOKEN: worker },
  }
}
