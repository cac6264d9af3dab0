import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import {
  inspectCluster,
  loadPostgresPasswords,
  openCluster,
  prepareDatabase,
  type Cluster,
  type Log,
} from '@alfred/local-stack'
import { Client } from 'pg'
import { StackError } from './errors.ts'
import { refusePglite } from './former-database.ts'
import type { Home } from './home.ts'
import { requireRoom } from './room.ts'

/** The embedded database of a home, ready to be started. */
export type EmbeddedDatabase = Cluster & {
  /** Once it runs: brings schema and baseline data up to date. */
  prepare(): Promise<void>
  /** Tells it whether there is room to store anything. */
  tellRoom(isShort: boolean): Promise<void>
}

type Options = { home: Home; port: number; log: Log }

/** Makes the cluster when there is none, and refuses one that is damaged. Nothing is ever made over what is there. */
export async function openEmbeddedDatabase({ home, port, log }: Options): Promise<EmbeddedDatabase> {
  const isNew = (await inspectCluster(home.databaseFolder)) === 'empty'
  requireRoom(home.folder, isNew ? 'new' : 'existing')
  if (isNew) refusePglite(home)
  else refuseLostKeys(home)
  const passwords = await loadPostgresPasswords(home.keysFolder)
  if (isNew) log('Making the database ...')
  const cluster = await openCluster({ folder: home.databaseFolder, port, passwords })
  return {
    ...cluster,
    prepare: async () => {
      await requireOwn(home, cluster.ownerUrl)
      await prepareDatabase(cluster.ownerUrl, { log, authenticatorPassword: passwords.authenticator })
    },
    tellRoom: (isShort) => tellRoom(cluster.ownerUrl, isShort),
  }
}

/** Data whose keys are gone are not given new ones by themselves: every token that was given out would end unnoticed. */
function refuseLostKeys(home: Home): void {
  const needed = ['keys.json', join('postgres', 'postgres.password')]
  const lost = needed.map((name) => join(home.keysFolder, name)).find((path) => !existsSync(path))
  if (lost === undefined) return
  throw new StackError(
    `The key file ${lost} is missing, and there are data that it belongs to. Put it back from a backup (npm run restore -- FILE --replace), or let new keys be made: npm start -- --new-keys`,
  )
}

/** The keys of a copy open the original as well: what answers on the port must be the database of this very folder. */
async function requireOwn(home: Home, connectionString: string): Promise<void> {
  const owner = new Client({ connectionString })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    const folder = rows[0]?.folder ?? ''
    if (realpathSync(folder) === realpathSync(home.databaseFolder)) return
    throw new StackError(
      `Another database answers where that of ${home.folder} should: the one in ${folder}. Stop that Alfred first, then start again.`,
    )
  } finally {
    await owner.end()
  }
}

async function tellRoom(connectionString: string, isShort: boolean): Promise<void> {
  const owner = new Client({
    connectionString,
    application_name: 'alfred-room',
    connectionTimeoutMillis: 2_000,
  })
  owner.on('error', () => undefined)
  try {
    await owner.connect()
    await owner.query('select private.tell_room($1)', [isShort])
  } finally {
    await owner.end().catch(() => undefined)
  }
}
