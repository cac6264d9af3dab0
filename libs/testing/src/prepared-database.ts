import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  findFreePort,
  loadKeys,
  loadPostgresPasswords,
  openTemporaryCluster,
  runToEnd,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import type { PostgresPasswords } from '@alfred/local-stack'
import { Client } from 'pg'
import { onceInRun, preparedFolder } from './once-in-run.ts'
import { copyPreparedCluster, fillDatabase, temporarySettings } from './prepared-cluster.ts'

/**
 * Copies a prepared database with its passwords into a new home, as its first start would create it: migrated, seeded
 * and without people. It is made once, since making it takes most of a first start. Does nothing outside
 * of a run.
 */
export async function copyPreparedDatabase(home: string): Promise<void> {
  const folder = preparedFolder()
  if (folder === undefined) return
  const { made } = await onceInRun(folder, 'database', () => makeHome(join(folder, 'prepared-home')))
  // Keeps the owners of files: the database may belong to another user.
  if ((await runToEnd('cp', ['-a', `${made}/.`, home])) === undefined)
    throw new Error(`The prepared database cannot be copied to ${home}`)
  await loadKeys(join(home, 'keys'))
}

async function makeHome(home: string): Promise<{ made: string }> {
  const data = join(home, 'data')
  await mkdir(data, { recursive: true })
  // When the tests run as root, the database runs as another user, which needs to pass through these folders.
  for (const path of [dirname(home), home, data]) await chmod(path, 0o711)
  const passwords = await loadPostgresPasswords(join(home, 'keys'))
  const folder = join(data, 'database')
  const prepared = await copyPreparedCluster({ folder, content: 'seeded' })
  const port = await findFreePort()
  const cluster = await openTemporaryCluster({ folder, port, settings: temporarySettings })
  const database = startProcess(cluster.description)
  try {
    await waitUntilReady(database, cluster.description)
    if (prepared === undefined)
      await fillDatabase(cluster.ownerUrl, 'seeded', cluster.passwords.authenticator)
    await setPasswords(cluster.ownerUrl, passwords)
    return { made: home }
  } finally {
    await database.stop()
  }
}

async function setPasswords(url: string, passwords: PostgresPasswords): Promise<void> {
  const owner = new Client({ connectionString: url })
  await owner.connect()
  try {
    for (const [role, password] of Object.entries(passwords))
      await owner.query(`alter role ${role} password ${owner.escapeLiteral(password)}`)
  } finally {
    await owner.end()
  }
}
