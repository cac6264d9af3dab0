import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { AlfredError } from '@alfred/contracts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** A token is made anew that long (ms) before it expires. */
const BEFORE_EXPIRY_MS = 60_000

/**
 * Gives the token of the person for each request: the one that was given, else one that the stack of this machine signs for them. Nothing is asked of
 * the stack before the first request.
 */
export function createTokens({
  token,
  user,
}: {
  token: string | undefined
  user: string
}): () => Promise<string> {
  if (token !== undefined) return () => Promise.resolve(token)
  let made: Promise<string> | undefined
  return async () => {
    const known = await made?.catch(() => undefined)
    if (known === undefined || expiryOf(known) - BEFORE_EXPIRY_MS < Date.now()) made = makeToken(user)
    return made ?? ''
  }
}

async function makeToken(user: string): Promise<string> {
  try {
    const tool = ['tools/run.mjs', 'token', '--user', user]
    const { stdout } = await promisify(execFile)(process.execPath, tool, { cwd: root, timeout: 60_000 })
    return stdout.trim()
  } catch (error) {
    const message = 'There is no token. Is Alfred started (npm start)? Otherwise set ALFRED_TOKEN.'
    throw new AlfredError('UNAUTHENTICATED', message, { cause: error })
  }
}

/** When a token expires (ms since the epoch), as it says itself; it is verified by others. */
function expiryOf(token: string): number {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : 0
    return Number(exp) * 1_000
  } catch {
    return 0
  }
}
