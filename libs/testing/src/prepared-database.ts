import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  findFreePort,
  loadKeys,
  loadPostgresPasswords,
  openCluster,
  prepareDatabase,
  runToEnd,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import { onceInRun, testRunFolder } from './once-in-run.ts'

/**
 * Copies a prepared database with its passwords into a new home, as its first start would create it: migrated, seeded
 * and without people. It is made once per test run, since making it takes most of a first start. Does nothing outside
 * of a run.
 */
export async function copyPreparedDatabase(home: string): Promise<void> {
  const folder = testRunFolder()
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
  const port = await findFreePort()
  const { description, ownerUrl } = await openCluster({ folder: join(data, 'database'), port, passwords })
  const database = startProcess(description)
  try {
    await waitUntilReady(database, description)
    await prepareDatabase(ownerUrl, { authenticatorPassword: passwords.authenticator })
    return { made: home }
  } finally {
    await database.stop()
  }
}
