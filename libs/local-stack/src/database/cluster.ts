import {
  chown,
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { runToEnd } from '../process/start-process.ts'
import { inRepository } from '../repository.ts'
import { POSTGRES_MAJOR, type Postgres } from './find-postgres.ts'
import type { OtherUser } from './other-user.ts'
import { isOpenToAll, letPass, makeOwnFolder, sharedFolder } from './other-user.ts'

/** The owner of everything in the database. */
export const OWNER = 'postgres'

// PostgreSQL fails or damages data if one of these files is missing; each of them has been lost in practice.
const vitalFiles = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'] as const

/**
 * Says whether a folder is empty or has a cluster that this PostgreSQL can open. Throws CLUSTER_DAMAGED with the
 * reason for anything else: existing files are never overwritten.
 */
export async function inspectCluster(folder: string): Promise<'empty' | 'cluster'> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw damaged(folder, 'it cannot be read', error)
  })
  if (entries.length === 0) return 'empty'
  for (const file of vitalFiles) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (found === undefined) throw damaged(folder, `${file} is missing`)
    if (found.isFile() && found.size === 0) throw damaged(folder, `${file} is empty`)
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version !== String(POSTGRES_MAJOR))
    throw damaged(folder, `PG_VERSION says ${version}, and this is PostgreSQL ${POSTGRES_MAJOR}`)
  return 'cluster'
}

function damaged(folder: string, what: string, cause?: unknown): LocalStackError {
  return new LocalStackError(
    'CLUSTER_DAMAGED',
    `The database in ${folder} cannot be opened: ${what}. Nothing was changed. Put the file back, or restore a backup: npm run restore -- FILE --replace`,
    { cause },
  )
}

type NewCluster = {
  folder: string
  ownerPassword: string
  /** False lets the system decide when files reach the disk; for tests. */
  isSynced?: boolean
}

/** Creates an empty cluster in a folder that is missing or empty. Only the owner can log in, with the password. */
export async function createCluster(postgres: Postgres, options: NewCluster): Promise<void> {
  const { folder, ownerPassword, isSynced = true } = options
  const place = await placeFor(folder, postgres.user)
  // Created aside and renamed, so that the remains of a killed start are never taken for a cluster.
  const partial = `${place}.new`
  await rm(partial, { recursive: true, force: true })
  await makeOwnFolder(partial, postgres.user)
  try {
    await initialise(postgres, { folder: partial, ownerPassword, isSynced })
    await rm(place, { recursive: true, force: true })
    await rename(partial, place)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
  if (place !== folder) await symlink(place, folder)
}

/**
 * The real folder of the cluster. When root runs this, the cluster belongs to another user and is put where that user
 * can reach it.
 */
async function placeFor(folder: string, user: OtherUser | undefined): Promise<string> {
  if (user === undefined || (await isOpenToAll(dirname(folder)))) return folder
  await rm(folder, { recursive: true, force: true })
  return join(await mkdtemp(join(await sharedFolder(), 'database-')).then(opened), 'cluster')
}

async function opened(folder: string): Promise<string> {
  await letPass(folder)
  return folder
}

async function initialise(postgres: Postgres, { folder, ownerPassword, isSynced }: Required<NewCluster>) {
  const secret = await mkdtemp(join(tmpdir(), 'alfred-initdb-'))
  try {
    const passwordFile = join(secret, 'password')
    await writeFile(passwordFile, ownerPassword, { mode: 0o600 })
    if (postgres.user !== undefined) {
      for (const path of [secret, passwordFile]) await chown(path, postgres.user.uid, postgres.user.gid)
    }
    const settings = [
      ...['-U', OWNER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'],
      // Every platform has these locale settings, and they cover the letters of all languages.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(isSynced ? [] : ['--no-sync']),
    ]
    const made = await runToEnd(join(postgres.folder, 'bin', 'initdb'), ['-D', folder, ...settings], {
      folder: tmpdir(),
      ...(postgres.user === undefined ? {} : { user: postgres.user }),
    })
    if (made === undefined)
      throw new LocalStackError(
        'CLUSTER_NOT_MADE',
        `The database cannot be made in ${folder}: is there room, and may it be written to?`,
      )
  } finally {
    await rm(secret, { recursive: true, force: true })
  }
}

/** Copies the settings of this version into a cluster; called before each start. */
export async function writeClusterSettings({ user }: Postgres, folder: string): Promise<void> {
  for (const name of ['postgresql.conf', 'pg_hba.conf']) {
    const target = join(folder, name)
    await copyFile(inRepository('infra', 'postgres', name), target)
    if (user !== undefined) await chown(target, user.uid, user.gid)
  }
}
