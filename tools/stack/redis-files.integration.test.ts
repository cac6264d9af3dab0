import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  describeRedis,
  ensureServers,
  findFreePort,
  startProcess,
  waitUntilReady,
  type ProcessDescription,
  type StartedProcess,
} from '@alfred/local-stack'
import { homeAt, prepareHome, type Home } from './home.ts'
import { setBrokenRedisAside } from './redis-files.ts'

let home: Home
beforeEach(async () => {
  home = homeAt(await mkdtemp(join(tmpdir(), 'alfred-test-redis-files-')))
  prepareHome(home)
})
afterEach(() => rm(home.folder, { recursive: true, force: true }))

async function describe(): Promise<ProcessDescription> {
  const binary = (await ensureServers(['redis-server'], () => undefined)).get('redis-server')
  if (binary === undefined) throw new Error('There is no redis-server here.')
  return describeRedis(binary, { port: await findFreePort(), dataFolder: home.redisFolder })
}

async function start(description: ProcessDescription): Promise<StartedProcess> {
  const started = startProcess(description)
  await waitUntilReady(started, description)
  return started
}

test.each(['appendonly.aof.manifest', 'appendonly.aof.1.base.rdb', 'appendonly.aof.1.incr.aof'])(
  'a Redis with a damaged %s is started without its files, which are kept aside',
  async (name) => {
    const description = await describe()
    await (await start(description)).stop()
    await writeFile(join(home.redisFolder, 'appendonlydir', name), 'spoiled beyond reading\r\n'.repeat(20))
    const failure = await start(description).catch((error: unknown) => error)
    const told: string[] = []
    expect(setBrokenRedisAside(home, failure, (line) => told.push(line))).toBe(true)
    expect(told).toEqual([expect.stringMatching(/put aside in .*redis-broken-/)])
    await (await start(description)).stop()
    const aside = (await readdir(join(home.folder, 'data'))).filter((folder) =>
      folder.startsWith('redis-broken'),
    )
    expect(aside).toHaveLength(1)
  },
)

test('a Redis that cannot start for another reason keeps its files', () => {
  const failure = new Error('redis ended (exit code 1): Could not create server TCP listening socket')
  expect(setBrokenRedisAside(home, failure, () => undefined)).toBe(false)
})
