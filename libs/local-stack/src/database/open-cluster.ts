import { chmod, realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { postgresUrl, type PostgresPasswords } from '../access/postgres-access.ts'
import type { ProcessDescription } from '../process/start-process.ts'
import { createCluster, inspectCluster, writeClusterSettings } from './cluster.ts'
import { describePostgres } from './describe-postgres.ts'
import { findPostgres } from './find-postgres.ts'
import { isOpenToAll } from './other-user.ts'

/** A database that can be started, and the ways to it. */
export type Cluster = { description: ProcessDescription; ownerUrl: string; authenticatorUrl: string }

type Options = {
  folder: string
  port: number
  passwords: PostgresPasswords
  /** Beside those of infra/postgres/postgresql.conf. */
  settings?: Readonly<Record<string, string>>
}

/**
 * Makes ready a cluster with the settings of this version; one that is not there yet is made. Throws CLUSTER_DAMAGED where the
 * folder holds anything else.
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

/** A folder that was moved after it was made; a new cluster is put where its user can reach it. */
function unreachable(place: string): LocalStackError {
  return new LocalStackError(
    'CLUSTER_DAMAGED',
    `PostgreSQL does not run as root, and the user that it runs as cannot enter ${dirname(place)}: let others pass (chmod o+x) through the folders above the database, or start Alfred as an ordinary user.`,
  )
}

// Nobody else reaches a server that lives as long as a test.
const temporaryPasswords: PostgresPasswords = {
  postgres: 'of-the-owner',
  authenticator: 'of-the-authenticator',
}

/** One in a temporary folder, which the server's user may enter. */
export async function openTemporaryCluster(
  options: Omit<Options, 'passwords'>,
): Promise<Cluster & { passwords: PostgresPasswords }> {
  await chmod(dirname(options.folder), 0o711)
  return {
    ...(await openCluster({ ...options, passwords: temporaryPasswords })),
    passwords: temporaryPasswords,
  }
}
