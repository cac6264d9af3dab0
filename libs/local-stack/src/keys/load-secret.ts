import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads a secret from its file; the first time it makes it. Only the owner may read the file. */
export async function loadSecret(path: string, make: () => string | Promise<string>): Promise<string> {
  const stored = await readFile(path, 'utf8').catch(() => undefined)
  if (stored !== undefined) return stored.trim()
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const secret = await make()
  // Written aside and renamed: a start that dies here leaves no half of a key behind.
  await writeFile(`${path}.new`, `${secret}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return secret
}
