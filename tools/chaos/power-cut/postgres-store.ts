import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  describeNativePostgres,
  findFreePort,
  findNativePostgres,
  runToEnd,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import { Client } from 'pg'
import { ChaosError } from '../errors.ts'
import type { RunningStore, Store } from './store.ts'

const ATTEMPTS = 200

/** A native PostgreSQL with the settings that it comes with, and with others laid over them for a control. */
export function createPostgresStore(name: string, settings: readonly string[] = []): Store {
  return { name, prepare, start: (folder) => start(folder, settings) }
}

async function prepare(folder: string): Promise<void> {
  const native = await findNativePostgres()
  const home = join(folder, 'postgres')
  await mkdir(home, { mode: 0o700 })
  if (native.user !== undefined) await chown(home, native.user.uid, native.user.gid)
  const settings = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
  const made = await runToEnd(join(native.folder, 'bin', 'initdb'), ['-D', join(home, 'data'), ...settings], {
    folder: home,
    ...(native.user === undefined ? {} : { user: native.user }),
  })
  if (made === undefined) throw new ChaosError('PostgreSQL could not make its data folder.')
}

async function start(folder: string, settings: readonly string[]): Promise<RunningStore> {
  const port = await findFreePort()
  const shipped = describeNativePostgres(await findNativePostgres(), join(folder, 'postgres'), port)
  const description = {
    ...shipped,
    arguments: [...shipped.arguments, ...settings.flatMap((one) => ['-c', one])],
  }
  const process = startProcess(description)
  await waitUntilReady(process, description)
  const first = await connect(port)
  await first.query('create table if not exists numbers (number int primary key)')
  await first.end()
  return {
    process,
    connect: async () => {
      const client = await connect(port)
      return {
        write: async (number) => void (await client.query('insert into numbers values ($1)', [number])),
        close: () => void client.end().catch(() => undefined),
      }
    },
    readAll: async () => {
      const client = await connect(port)
      const { rows } = await client.query<{ number: number }>('select number from numbers')
      await client.end()
      return new Set(rows.map(({ number }) => number))
    },
  }
}

/** Waits while it starts or recovers. */
async function connect(port: number): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
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
