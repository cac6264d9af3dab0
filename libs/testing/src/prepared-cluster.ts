import { chmod, mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  findFreePort,
  migrate,
  openTemporaryCluster,
  prepareDatabase,
  runToEnd,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import { Client } from 'pg'
import { onceInRun, preparedFolder } from './once-in-run.ts'

/** What is in a prepared cluster: the schema, or the schema and the baseline data. */
export type Content = 'migrated' | 'seeded'

/** A temporary cluster that is still to be created, with its content. */
type Wanted = { folder: string; content: Content }

/**
 * The settings of every test's cluster: it survives a killed process, but not a power cut, and waits for those that log in
 * while the machine is busy.
 */
export const temporarySettings = { fsync: 'off', authentication_timeout: '60s' } as const

/**
 * Copies a temporary cluster that has its content, which is made once for all test files, since making it takes longer
 * than most tests. Returns its newest migration; undefined outside of a test run, where nothing is copied.
 */
export async function copyPreparedCluster({ folder, content }: Wanted): Promise<Prepared | undefined> {
  const shared = preparedFolder()
  if (shared === undefined) return undefined
  const made = join(shared, content)
  const prepared = await onceInRun(shared, content, () => makeCluster({ folder: made, content }))
  // As root, a cluster below a closed folder is put elsewhere and linked to: such a link is not to be copied.
  if (prepared.place !== made) return undefined
  // Keeps the owners of files: the database may belong to another user.
  if ((await runToEnd('cp', ['-a', made, folder])) === undefined)
    throw new Error(`The prepared database cannot be copied to ${folder}`)
  return prepared
}

type Prepared = { place: string; appliedVersion: string | undefined }

async function makeCluster({ folder, content }: Wanted): Promise<Prepared> {
  await mkdir(dirname(folder), { recursive: true })
  // When the tests run as root, the database runs as another user, which needs to pass through this folder.
  await chmod(dirname(folder), 0o711)
  // What is seeded was migrated first.
  if (content === 'seeded') await copyPreparedCluster({ folder, content: 'migrated' })
  const port = await findFreePort()
  const cluster = await openTemporaryCluster({ folder, port, settings: temporarySettings })
  const database = startProcess(cluster.description)
  try {
    await waitUntilReady(database, cluster.description)
    const appliedVersion = await fillDatabase(cluster.ownerUrl, content, cluster.passwords.authenticator)
    return { place: await realpath(folder), appliedVersion }
  } finally {
    await database.stop()
  }
}

/** Brings an empty or migrated database to its content. Returns its newest migration. */
export async function fillDatabase(
  url: string,
  content: Content,
  authenticatorPassword: string,
): Promise<string | undefined> {
  if (content === 'seeded') return (await prepareDatabase(url, { authenticatorPassword })).appliedVersion
  const { appliedVersion } = await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`alter role authenticator password '${authenticatorPassword}'`)
  } finally {
    await client.end()
  }
  return appliedVersion
}
