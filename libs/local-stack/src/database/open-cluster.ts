import { chmod, realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { postgresUrl, type PostgresPasswords } from '../access/postgres-access.ts'
import type { ProcessDescription } from '../process/start-process.ts'
import { createCluster, inspectCluster, writeClusterSettings } from './cluster.ts'
import { describePostgres } from './describe-postgres.ts'
import { findPostgres } from './find-postgres.ts'
import { isOpenToAll } from './other-user.ts'

/** A database that can be started, with its connection URLs. */
export type Cluster = { description: ProcessDescription; ownerUrl: string; authenticatorUrl: string }

type Options = {
  folder: string
  port: number
  passwords: PostgresPasswords
  /** Settings in addition to infra/postgres/postgresql.conf. */
  settings?: Readonly<Record<string, string>>
}

/**
 * Prepares a cluster with the settings of this version, and creates a missing one. Throws CLUSTER_DAMAGED if the
 * folder has anything else.
 */
export async function openCluster({ folder, port, passwords, settings = {} }: Options): Promise<Cluster> {
  const postgres = await findPostgres()
  if ((await inspectCluster(folder)) === 'empty')
    await createCluster(postgres, {
      folder,
      ownerPassword: passwords.postgres,
      isSynced: settings['fsync'] !== 'off',
    })
  await writeClusterSettings(postgres, folder)
  const place = await realpath(folder)
  if (postgres.user !== undefined && !(await isOpenToAll(dirname(place)))) throw unreachable(place)
  return {
    description: describePostgres(postgres, { folder: place, port, settings }),
    ownerUrl: postgresUrl('postgres', port, passwords),
    authenticatorUrl: postgresUrl('authenticator', port, passwords),
  }
}

/** The error for a cluster that was moved after it was created: its server's user can no longer reach it. */
function unreachable(place: string): LocalStackError {
  return new LocalStackError(
    'CLUSTER_DAMAGED',
    `PostgreSQL does not run as root, and the user that it runs as cannot enter ${dirname(place)}: let others pass (chmod o+x) through the folders above the database, or start Alfred as an ordinary user.`,
  )
}

// Fixed passwords, since nobody else reaches a server that lives as long as a test.
const temporaryPasswords: PostgresPasswords = {
  postgres: 'of-the-owner',
  authenticator: 'of-the-authenticator',
}

/** Opens a cluster in a temporary folder, which the server's user may enter. */
export async function openTemporaryCluster(
  options: Omit<Options, 'passwords'>,
): Promise<Cluster & { passwords: PostgresPasswords }> {
  await chmod(dirname(options.folder), 0o711)
  return {
    ...(await openCluster({ ...options, passwords: temporaryPasswords })),
    passwords: temporaryPasswords,
  }
}
