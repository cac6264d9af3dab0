import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LocalStackError } from '../errors.ts'

type Secret = {
  make(): string | Promise<string>
  /** Whether what was read is a whole one: a file that was cut is told by name instead of failing somewhere later. */
  isWhole(secret: string): boolean
}

/** Reads a secret from its file; the first time it makes it. Only the owner may read the file. Throws KEYS_DAMAGED. */
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

/** What a file holds; undefined when there is none. Anything else that is wrong with it is thrown. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes aside and renames: a start that dies here leaves no half of a key behind. */
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
