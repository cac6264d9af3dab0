import { existsSync, mkdirSync, renameSync } from 'node:fs'
import {
  findPostgres,
  inspectCluster,
  loadPostgresPasswords,
  resetOwnerPassword,
  writeClusterSettings,
  type Log,
} from '@alfred/local-stack'
import type { Home } from './home.ts'

/**
 * Moves the keys of an installation aside and gives its database a new password; the next start creates the other
 * keys.
 */
export async function makeNewKeys(home: Home, log: Log): Promise<void> {
  const aside = `${home.keysFolder}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  if (existsSync(home.keysFolder)) renameSync(home.keysFolder, aside)
  mkdirSync(home.keysFolder, { mode: 0o700 })
  log(`New keys are made; the former ones are in ${aside}. Tokens that were given out no longer hold.`)
  if ((await inspectCluster(home.databaseFolder)) === 'empty') return
  const postgres = await findPostgres()
  const { postgres: password } = await loadPostgresPasswords(home.keysFolder)
  await writeClusterSettings(postgres, home.databaseFolder)
  await resetOwnerPassword(postgres, { folder: home.databaseFolder, password })
}
