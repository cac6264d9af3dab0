import type { TestKeys } from '@alfred/testing'
import type { SupabaseSettings } from '../../stack/services.ts'

/** What `npm start` is told of a Supabase that somebody else runs. */
export async function describeSupabase(keys: TestKeys, url: string): Promise<SupabaseSettings> {
  const lifetime = '12h'
  return {
    client: {
      SUPABASE_URL: url,
      SUPABASE_REST_PATH: '/',
      SUPABASE_ANON_KEY: await keys.signServiceToken({ role: 'anon' }, lifetime),
    },
    verifying: { SUPABASE_JWKS: keys.publicJwks },
    signing: { SUPABASE_SIGNING_SECRET: keys.material.signingSecret },
    worker: { SUPABASE_WORKER_TOKEN: await keys.signServiceToken({ role: 'alfred_worker' }, lifetime) },
    reading: {},
  }
}
