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
 * Gives a fresh home the database that its start would make, migrated, seeded and empty of people, with its passwords: made once in a run of tests
 * and copied from then on, since making it is most of a first start.
 */
export async function copyPreparedDatabase(home: string): Promise<void> {
  const folder = testRunFolder()
  if (folder === undefined) return
  const { made } = await onceInRun(folder, 'database', () => makeHome(join(folder, 'prepared-home')))
  // With its owners: the database may belong to another user.
  if ((await runToEnd('cp', ['-a', `${made}/.`, home])) === undefined)
    throw new Error(`The prepared database cannot be copied to ${home}`)
  await loadKeys(join(home, 'keys'))
}

async function makeHome(home: string): Promise<{ made: string }> {
  const data = join(home, 'data')
  await mkdir(data, { recursive: true })
  // The database runs as another user where the tests run as root, and passes through these.
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
