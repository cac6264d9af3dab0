import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestKeys, startAlfred, startFaultyProxy } from '@alfred/testing'
import { asOutside, describeEmbeddedSupabase } from '../../stack/embedded.ts'
import { brokersOf } from './brokers-of.ts'
import type { ChaosStack, StackOptions } from './chaos-stack.ts'
import { readRows } from './read-rows.ts'
import { startNativeDatabase } from './start-native-database.ts'
import { prepareNextVersion } from './start-next-version.ts'
import { startSecondOrchestrator } from './start-second-orchestrator.ts'

/** Starts Alfred on this tool's own PostgreSQL behind a proxy that can lose answers. */
export async function startProxiedStack({ model, beforeDatabase }: StackOptions): Promise<ChaosStack> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'alfred-chaos-'))
    stops.push(() => rm(folder, { recursive: true, force: true }))
    const keys = await createTestKeys()
    const native = await startNativeDatabase(keys, folder)
    stops.push(native.stop)
    const before = await beforeDatabase?.(native.restUrl)
    if (before) stops.push(before.stop)
    const way = await startFaultyProxy(before?.url ?? native.restUrl)
    stops.push(way.stop)
    const supabase = await describeEmbeddedSupabase(keys, way)
    const alfred = await startAlfred({ ...asOutside(supabase), ...model })
    stops.push(alfred.stop)
    const ports = JSON.parse(await readFile(join(alfred.home, 'ports.json'), 'utf8')) as Record<
      string,
      number
    >
    const settings = {
      gatewayPort: Number(new URL(alfred.url).port),
      gatewayHost: '127.0.0.1',
      ...(await brokersOf(alfred, ports)),
      promptLogDirectory: '',
      supabase,
    }
    const second = await startSecondOrchestrator({ settings, model, logFolder: folder })
    stops.push(() => second.stop())
    const next = prepareNextVersion({ settings, model, logFolder: folder })
    stops.push(() => next.stop())
    return {
      database: 'proxied',
      next,
      url: alfred.url,
      keys,
      redisFolder: join(alfred.home, 'data', 'redis'),
      wayToDatabase: way,
      processes: async () => ({
        ...(await alfred.processes()),
        ...native.processes(),
        ...next.processes(),
        [second.name]: second.pid,
      }),
      readRows: (path, token) => readRows({ url: native.restUrl }, path, token),
      query: native.query,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
