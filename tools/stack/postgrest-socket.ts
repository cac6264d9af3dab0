import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StackError } from './errors.ts'
import type { Home } from './home.ts'

/** The longest path of a socket that macOS takes; Linux takes four bytes more. */
const PATH_BYTES_MAX = 103
const NAME = 'postgrest.sock'
/** What makes a folder's name unique is six characters behind a hyphen. */
const UNIQUE_BYTES = 7

/**
 * A path at which PostgREST can listen and which nobody else can reach: in the home, else, where that path is too long or its
 * file system knows no sockets, in a folder below the temporary one. Nothing that lies there already is trusted.
 */
export async function placePostgrestSocket(
  home: Pick<Home, 'folder' | 'runFolder'>,
  temporaryFolders: readonly string[] = [tmpdir(), '/tmp'],
): Promise<string> {
  if (isClosed(home.runFolder) && (await canListen(join(home.runFolder, NAME))))
    return join(home.runFolder, NAME)
  const name = `alfred-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`
  for (const temporary of new Set(temporaryFolders)) {
    const folder = makeClosed(join(temporary, name))
    if (folder === undefined) continue
    const path = join(folder, NAME)
    if (await canListen(path)) return path
    removePostgrestSocket(home, path)
  }
  throw new StackError(
    `There is no folder for the socket of PostgREST: neither ${home.runFolder} nor one below ${temporaryFolders.join(' or ')} can hold it. Set TMPDIR to a folder with a short path.`,
  )
}

/** Takes the file away when nobody listens any more, and its folder where that was made for it. */
export function removePostgrestSocket(home: Pick<Home, 'runFolder'>, path: string): void {
  rmSync(path, { force: true })
  if (dirname(path) === home.runFolder) return
  try {
    rmdirSync(dirname(path))
  } catch {
    // Somebody has put something in it: it is not ours to remove.
  }
}

/** A folder that belongs to this user alone; one with another name where the first one does not. Undefined when none can be made. */
function makeClosed(folder: string): string | undefined {
  if (Buffer.byteLength(join(folder, NAME)) + UNIQUE_BYTES > PATH_BYTES_MAX) return undefined
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    // It is there, or cannot be made: what is there tells.
  }
  if (isClosed(folder)) return folder
  try {
    return mkdtempSync(`${folder}-`)
  } catch {
    return undefined
  }
}

/** Whether this is a folder, and no link to one, that this user owns and nobody else may enter. */
function isClosed(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
}

/** Tries it, since only the file system knows; what a killed server has left there goes. */
async function canListen(path: string): Promise<boolean> {
  // PostgREST reads other characters by a locale that need not be there.
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
