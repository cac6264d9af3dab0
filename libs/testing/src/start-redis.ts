import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeRedis, findFreePort } from '@alfred/local-stack'
import { requireServer } from './require-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/**
 * Starts a Redis server that is as durable as the product's: each acknowledged write is on disk. Without a users file
 * everybody may connect.
 */
export async function startRedis(usersFile?: string): Promise<TestServer> {
  const port = await findFreePort()
  const dataFolder = await mkdtemp(join(tmpdir(), 'alfred-test-redis-'))
  const place = { port, dataFolder, ...(usersFile !== undefined && { usersFile }) }
  return startTestServer(describeRedis(await requireServer('redis-server'), place), {
    url: `redis://127.0.0.1:${port}`,
    port,
    cleanUp: () => rm(dataFolder, { recursive: true, force: true }),
  })
}
