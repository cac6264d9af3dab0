import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPostgresPasswords, postgresUrl } from '@alfred/local-stack'
import { startAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { Client } from 'pg'
import { describeEmbeddedSupabase } from '../../stack/embedded.ts'
import type { StackSettings } from '../../stack/services.ts'
import { brokersOf } from './brokers-of.ts'
import type { ChaosStack } from './chaos-stack.ts'
import { readRows } from './read-rows.ts'
import { prepareNextVersion } from './start-next-version.ts'
import { startSecondOrchestrator } from './start-second-orchestrator.ts'

/** Starts Alfred with everything embedded, exactly as `npm start` runs it, and a second orchestrator. */
export async function startEmbeddedStack(model: Record<string, string>): Promise<ChaosStack> {
  const alfred = await startAlfred(model)
  try {
    const ports = await readPorts(alfred)
    const settings = await settingsOf(alfred, ports)
    const second = await startSecondOrchestrator({ settings, model, logFolder: join(alfred.home, 'logs') })
    const next = prepareNextVersion({ settings, model, logFolder: join(alfred.home, 'logs') })
    const passwords = await loadPostgresPasswords(join(alfred.home, 'keys'))
    const url = postgresUrl('postgres', ports['database'] ?? 0, passwords)
    return {
      database: 'embedded',
      url: alfred.url,
      keys: alfred.keys,
      redisFolder: join(alfred.home, 'data', 'redis'),
      wayToDatabase: undefined,
      next,
      processes: async () => ({
        ...(await alfred.processes()),
        ...next.processes(),
        [second.name]: second.pid,
      }),
      readRows: async (path, token) => readRows(await alfred.database(), path, token),
      query: (sql) => query(url, sql),
      stop: async () => {
        await next.stop()
        await second.stop()
        await alfred.stop()
      },
    }
  } catch (error) {
    await alfred.stop()
    throw error
  }
}

async function readPorts({ home }: TestAlfred): Promise<Record<string, number>> {
  return JSON.parse(await readFile(join(home, 'ports.json'), 'utf8')) as Record<string, number>
}

async function settingsOf(alfred: TestAlfred, ports: Record<string, number>): Promise<StackSettings> {
  return {
    gatewayPort: Number(new URL(alfred.url).port),
    gatewayHost: '127.0.0.1',
    ...(await brokersOf(alfred, ports)),
    promptLogDirectory: '',
    supabase: await describeEmbeddedSupabase(alfred.keys, await alfred.database()),
  }
}

async function query<Row>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}
