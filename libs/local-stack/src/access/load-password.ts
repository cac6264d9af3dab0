import { randomBytes } from 'node:crypto'
import { loadSecret } from '../keys/load-secret.ts'

const BYTES = 32
const CHARACTERS = 43

/**
 * Loads a password from its file, and creates the file on first use. Throws KEYS_DAMAGED when the file is truncated.
 */
export function loadPassword(path: string): Promise<string> {
  return loadSecret(path, {
    make: () => randomBytes(BYTES).toString('base64url'),
    isWhole: (password) => password.length >= CHARACTERS,
  })
}
