import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inRepository } from '@alfred/local-stack'
import { ComposeError } from './errors.ts'

const OUTPUT_BYTES_MAX = 32 * 1024 * 1024
const SHOWN_LINES = 12

/** Runs docker with these arguments and variables, and returns what it printed. Throws COMMAND_FAILED with its last lines. */
export async function runDocker(
  given: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('docker', [...given], {
      cwd: inRepository(),
      env: { ...process.env, ...variables },
      maxBuffer: OUTPUT_BYTES_MAX,
    })
    return stdout.trim()
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    const lines = (stderr || message).trim().split('\n').slice(-SHOWN_LINES).join('\n')
    throw new ComposeError('COMMAND_FAILED', `docker ${given.join(' ')} failed:\n${lines}`, { cause: error })
  }
}
