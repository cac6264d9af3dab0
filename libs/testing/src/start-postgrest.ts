import { describePostgrest, findFreePort, findPostgrest, type Keys } from '@alfred/local-stack'
import { startTestServer, type TestServer } from './test-server.ts'

type Options = {
  databaseUrl: string
  keys: Pick<Keys, 'postgrestJwks'>
  poolSize?: number
}

/** Starts a PostgREST of its own. `url` serves the tables directly, without hosted Supabase's /rest/v1. */
export async function startPostgrest({ databaseUrl, keys, poolSize = 10 }: Options): Promise<TestServer> {
  const [binary, port, adminPort] = await Promise.all([findPostgrest(), findFreePort(), findFreePort()])
  const settings = { port, adminPort, databaseUrl, jwks: keys.postgrestJwks, poolSize }
  return startTestServer(describePostgrest(binary, settings), { url: `http://127.0.0.1:${port}`, port })
}
