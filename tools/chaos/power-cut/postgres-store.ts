import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort, openTemporaryCluster, startProcess, waitUntilReady } from '@alfred/local-stack'
import { Client } from 'pg'
import type { RunningStore, Store } from './store.ts'

const ATTEMPTS = 200

/** A PostgreSQL with the product's settings, and overrides for a control. */
export function createPostgresStore(name: string, settings: Readonly<Record<string, string>> = {}): Store {
  return { name, prepare, start: (folder) => start(folder, settings) }
}

async function prepare(folder: string): Promise<void> {
  await openTemporaryCluster({ folder: join(folder, 'postgres'), port: await findFreePort() })
}

async function start(folder: string, settings: Readonly<Record<string, string>>): Promise<RunningStore> {
  const { description, ownerUrl } = await openTemporaryCluster({
    folder: join(folder, 'postgres'),
    port: await findFreePort(),
    settings,
  })
  const process = startProcess(description)
  await waitUntilReady(process, description)
  const first = await connect(ownerUrl)
  await first.query('create table if not exists numbers (number int primary key)')
  await first.end()
  return {
    process,
    connect: async () => {
      const client = await connect(ownerUrl)
      return {
        write: async (number) => void (await client.query('insert into numbers values ($1)', [number])),
        close: () => void client.end().catch(() => undefined),
      }
    },
    readAll: async () => {
      const client = await connect(ownerUrl)
      const { rows } = await client.query<{ number: number }>('select number from numbers')
      await client.end()
      return new Set(rows.map(({ number }) => number))
    },
  }
}

/** Connects, and retries while the server starts or recovers. */
async function connect(connectionString: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error
      await sleep(50)
    }
  }
}
