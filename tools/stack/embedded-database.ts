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
  /** Brings schema and baseline data up to date; to be called once it runs. */
  prepare(): Promise<void>
  /** Tells the database whether the disk is short of room, in which case it refuses new requests. */
  tellRoom(isShort: boolean): Promise<void>
}

type Options = { home: Home; port: number; log: Log }

/**
 * Opens the cluster of a home, and creates a missing one. Refuses a damaged one; existing files are never
 * overwritten.
 */
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

/** Refuses data whose keys are missing. New keys would silently invalidate every token that was issued. */
function refuseLostKeys(home: Home): void {
  const needed = ['keys.json', join('postgres', 'postgres.password')]
  const lost = needed.map((name) => join(home.keysFolder, name)).find((path) => !existsSync(path))
  if (lost === undefined) return
  throw new StackError(
    `The key file ${lost} is missing, and there are data that it belongs to. Put it back from a backup (npm run restore -- FILE --replace), or let new keys be made: npm start -- --new-keys`,
  )
}

/**
 * Checks that the server on the port has this folder's database: the keys of a copied home open the original as well.
 */
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
