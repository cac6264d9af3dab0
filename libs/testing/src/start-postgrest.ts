import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  describePostgrest,
  findFreePort,
  findPostgrest,
  postgrestAddress,
  type Keys,
  type PostgrestAddress,
  type PostgrestListener,
} from '@alfred/local-stack'
import { startTestServer, type TestServer } from './test-server.ts'

/** A PostgREST server. `url` serves the tables directly, without hosted Supabase's /rest/v1. */
export type TestPostgrest = Omit<TestServer, 'port'> & {
  /** The address, including the socket where it listens on one. */
  readonly address: PostgrestAddress
}

/** How a test reaches its PostgREST. */
export type PostgrestWay = 'port' | 'socket'

type Options = {
  databaseUrl: string
  keys: Pick<Keys, 'postgrestJwks'>
  poolSize?: number
  way?: PostgrestWay
}

/**
 * Starts a PostgREST in front of a database: on a free port, or at a socket in its own folder, as `npm start` does.
 */
export async function startPostgrest({
  databaseUrl,
  keys,
  poolSize = 10,
  way = 'port',
}: Options): Promise<TestPostgrest> {
  const binary = await findPostgrest()
  const { listener, cleanUp } = way === 'port' ? await choosePort() : await chooseSocket()
  const settings = { listener, databaseUrl, jwks: keys.postgrestJwks, poolSize }
  const address = postgrestAddress(listener)
  const place = { url: address.url, port: 0, cleanUp }
  // Assigning to the server keeps its `pid` live; spreading would freeze it.
  return Object.assign(await startTestServer(describePostgrest(binary, settings), place), { address })
}

type Chosen = { listener: PostgrestListener; cleanUp: () => Promise<void> }

async function choosePort(): Promise<Chosen> {
  const [port, adminPort] = await Promise.all([findFreePort(), findFreePort()])
  return { listener: { port, adminPort }, cleanUp: () => Promise.resolve() }
}

async function chooseSocket(): Promise<Chosen> {
  const folder = await mkdtemp(join(tmpdir(), 'alfred-test-postgrest-'))
  return {
    listener: { socketPath: join(folder, 'postgrest.sock') },
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  }
}
