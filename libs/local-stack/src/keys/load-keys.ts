import { join } from 'node:path'
import { createKeys, generateKeyMaterial, type KeyMaterial, type Keys } from './create-keys.ts'
import { keysDamaged, readIfThere, writeSecret } from './load-secret.ts'

const SECRET_CHARACTERS_MIN = 32

/**
 * Loads the keys of an installation, and creates them on first use. Only the owner may read the file. Throws
 * KEYS_DAMAGED.
 */
export async function loadKeys(folder: string): Promise<Keys> {
  const path = join(folder, 'keys.json')
  const stored = await readIfThere(path)
  if (stored !== undefined) return createKeys(parse(path, stored))
  const material = await generateKeyMaterial()
  await writeSecret(path, JSON.stringify(material, null, 2))
  return createKeys(material)
}

function parse(path: string, text: string): KeyMaterial {
  try {
    const { signInKey, signingSecret }: Partial<KeyMaterial> = JSON.parse(text)
    const isWhole = [signInKey?.d, signInKey?.x, signInKey?.y].every((part) => typeof part === 'string')
    if (isWhole && signInKey && (signingSecret?.length ?? 0) >= SECRET_CHARACTERS_MIN)
      return { signInKey, signingSecret: signingSecret ?? '' }
  } catch (error) {
    throw keysDamaged(path, error)
  }
  throw keysDamaged(path)
}
