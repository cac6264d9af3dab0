import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { TokenError } from './errors.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Makes a token for the local stack with the tool that can sign one; any other stack needs --token. @throws
 * TokenError when that fails.
 */
export async function mintToken(user: string): Promise<string> {
  try {
    const tool = ['tools/run.mjs', 'token', '--user', user]
    const { stdout } = await promisify(execFile)(process.execPath, tool, { cwd: root, timeout: 60_000 })
    const token = stdout.trim().split(/\s+/).at(-1) ?? ''
    if (token.split('.').length === 3) return token
    throw new TokenError('The token tool printed no token.')
  } catch (error) {
    throw new TokenError('There is no token. Is Alfred started (npm start)? Otherwise give --token.', {
      cause: error,
    })
  }
}
