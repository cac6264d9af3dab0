import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createKeys, generateKeyMaterial, type KeyMaterial, type Keys } from './create-keys.ts'

/** Loads the keys of an installation; the first time it makes them. Only the owner may read the file. */
export async function loadKeys(folder: string): Promise<Keys> {
  const path = join(folder, 'keys.json')
  const stored = await readFile(path, 'utf8').catch(() => undefined)
  if (stored !== undefined) return createKeys(JSON.parse(stored) as KeyMaterial)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const material = await generateKeyMaterial()
  // Written aside and renamed: a start that dies here leaves no half of a key behind.
  await writeFile(`${path}.new`, JSON.stringify(material, null, 2), { mode: 0o600 })
  await rename(`${path}.new`, path)
  return createKeys(material)
}
