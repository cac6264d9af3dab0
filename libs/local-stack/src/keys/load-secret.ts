import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LocalStackError } from '../errors.ts'

type Secret = {
  make(): string | Promise<string>
  /** Is the stored secret complete? A truncated file is reported by name instead of failing later. */
  isWhole(secret: string): boolean
}

/**
 * Reads a secret from its file, and creates it on first use. Only the owner may read the file. Throws KEYS_DAMAGED.
 */
export async function loadSecret(path: string, { make, isWhole }: Secret): Promise<string> {
  const stored = await readIfThere(path)
  if (stored !== undefined) {
    if (!isWhole(stored.trim())) throw keysDamaged(path)
    return stored.trim()
  }
  const secret = await make()
  await writeSecret(path, `${secret}\n`)
  return secret
}

/** Reads a file; undefined when it does not exist. Other errors are thrown. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    // Not checked with instanceof: tests run in another realm, where Node's errors have another class.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return undefined
    throw error
  }
}

/** Writes a file aside and renames it, so that an interrupted start leaves no incomplete key behind. */
export async function writeSecret(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.new`, text, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
}

export function keysDamaged(path: string, cause?: unknown): LocalStackError {
  return new LocalStackError(
    'KEYS_DAMAGED',
    `The key file ${path} is empty or cut. Put it back from a backup (npm run restore -- FILE --replace), or let new keys be made: npm start -- --new-keys`,
    { cause },
  )
}
