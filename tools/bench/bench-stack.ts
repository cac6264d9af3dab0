import { fileURLToPath } from 'node:url'
import { findFreePort, startProcess, waitUntilReady } from '@alfred/local-stack'
import type { StartedProcess } from '@alfred/local-stack'
import { startDatabase, startNats } from '@alfred/testing'
import type { TestDatabase, TestKeys } from '@alfred/testing'

/** The services under test with native PostgreSQL, PostgREST and NATS; each a process of its own. */
export type BenchStack = {
  gatewayUrl: string
  keys: TestKeys
  database: TestDatabase
  natsUrl: string
  /** Name to process id, for measuring what each one uses. */
  processes: Record<string, number>
  stop(): Promise<void>
}

/** Without an address of a model the offline rules answer, in the services themselves. */
export async function startBenchStack(openAiUrl?: string): Promise<BenchStack> {
  const [database, nats] = await Promise.all([startDatabase({ seeded: true }), startNats()])
  const started = new Map<string, StartedProcess>()
  const client = {
    SUPABASE_URL: database.postgrest.url,
    SUPABASE_REST_PATH: '/',
    SUPABASE_ANON_KEY: await database.keys.signServiceToken({ role: 'anon' }),
  }
  const verifying = { SUPABASE_JWKS: database.keys.publicJwks }
  const model: Record<string, string> = openAiUrl
    ? { OPENAI_BASE_URL: openAiUrl, OPENAI_API_KEY: 'bench' }
    : {}
  const run = async (name: string, environment: Record<string, string>): Promise<string> => {
    const port = await findFreePort()
    const description = {
      name,
      command: process.execPath,
      arguments: [fileURLToPath(new URL(`../../apps/${name}/src/main.ts`, import.meta.url))],
      environment: {
        LOG_LEVEL: 'warn',
        NATS_URL: nats.url,
        HEALTH_PORT: String(port),
        ALFRED_PORT: String(port),
        ...environment,
      },
      readiness: { kind: 'http' as const, url: `http://127.0.0.1:${port}/readyz` },
    }
    const one = startProcess(description)
    started.set(name, one)
    await waitUntilReady(one, description)
    return `http://127.0.0.1:${port}`
  }
  const stop = async (): Promise<void> => {
    await Promise.all([...started.values()].map((one) => one.stop()))
    await Promise.all([nats.stop(), database.stop()])
  }
  try {
    const [gatewayUrl] = await Promise.all([
      run('gateway', { ...verifying, STREAMS_PER_PERSON_MAX: '100', REQUESTS_PER_MINUTE: '1000000' }),
      run('orchestrator', {
        ...client,
        ...verifying,
        ...model,
        SUPABASE_SIGNING_SECRET: database.keys.material.signingSecret,
      }),
      run('agents-pantry', { ...client, ...model }),
    ])
    const services = [...started].map(([name, one]) => [name, one.pid] as const)
    const servers = { postgres: database.postgres.pid, postgrest: database.postgrest.pid, nats: nats.pid }
    return {
      gatewayUrl,
      keys: database.keys,
      database,
      natsUrl: nats.url,
      processes: { ...Object.fromEntries(services), ...servers },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
