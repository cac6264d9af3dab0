import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StackError } from './errors.ts'
import type { Home } from './home.ts'

/** The longest path of a socket on macOS; Linux allows four bytes more. */
const PATH_BYTES_MAX = 103
/** The suffix that makes a folder's name unique: a hyphen and six characters. */
const UNIQUE_BYTES = 7

/** The sockets that only our own services may reach. */
type SocketName = 'postgrest.sock' | 'sign-in.sock'

/**
 * Finds a path for a socket that nobody else can reach: in the home, or, if that path is too long or its
 * file system has no sockets, in a new folder below the temporary one. Existing folders are not trusted unless they
 * are closed.
 */
export async function placeSocket(
  home: Pick<Home, 'folder' | 'runFolder'>,
  name: SocketName,
  temporaryFolders: readonly string[] = [tmpdir(), '/tmp'],
): Promise<string> {
  if (isClosed(home.runFolder) && (await canListen(join(home.runFolder, name))))
    return join(home.runFolder, name)
  const folderName = `alfred-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`
  for (const temporary of new Set(temporaryFolders)) {
    const folder = makeClosed(join(temporary, folderName), name)
    if (folder === undefined) continue
    const path = join(folder, name)
    if (await canListen(path)) return path
    removeSocket(home, path)
  }
  throw new StackError(
    `There is no folder for the socket ${name}: neither ${home.runFolder} nor one below ${temporaryFolders.join(' or ')} can hold it. Set TMPDIR to a folder with a short path.`,
  )
}

/** Removes the socket file when nobody listens any more, and its folder if that was created for it. */
export function removeSocket(home: Pick<Home, 'runFolder'>, path: string): void {
  rmSync(path, { force: true })
  if (dirname(path) === home.runFolder) return
  try {
    rmdirSync(dirname(path))
  } catch {
    // Somebody has put a file into it, so it stays.
  }
}

/**
 * Creates a folder that only this user may access; with another name if the first one is taken by something else.
 * Undefined when that is not possible.
 */
function makeClosed(folder: string, name: SocketName): string | undefined {
  if (Buffer.byteLength(join(folder, name)) + UNIQUE_BYTES > PATH_BYTES_MAX) return undefined
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    // It exists or cannot be created; the check below decides.
  }
  if (isClosed(folder)) return folder
  try {
    return mkdtempSync(`${folder}-`)
  } catch {
    return undefined
  }
}

/** Is this a folder, not a link to one, that this user owns and nobody else may enter? */
function isClosed(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
}

/**
 * Can a server listen at this path? It is tried, since only the file system knows; the socket of a killed server is
 * removed.
 */
async function canListen(path: string): Promise<boolean> {
  // PostgREST decodes other characters by a locale that may be missing.
  if (Buffer.byteLength(path) > PATH_BYTES_MAX || /[^\x20-\x7e]/.test(path)) return false
  try {
    rmSync(path, { force: true })
  } catch {
    return false
  }
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(path, () => server.close(() => resolve(true)))
  })
}
