import { AlfredError } from '@alfred/contracts'
import { inspect } from 'node:util'
import { helpText } from './commands.ts'
import { TokenError, UsageError } from './errors.ts'
import { exitCodes } from './exit-codes.ts'
import { printable } from './printable.ts'
import type { Terminal } from './terminal.ts'

const unreachable = new Set(['UNAVAILABLE', 'UNAUTHENTICATED', 'FORBIDDEN'])

/** What may help, by the code of an error. */
const hints: Readonly<Record<string, string>> = {
  UNAVAILABLE: ' Is it running? Start it with: npm start',
  UNAUTHENTICATED:
    ' The token is not one of the Alfred at this address: look at --url, --token, ALFRED_URL and ALFRED_TOKEN.',
}

/** Tells what went wrong and what may help, and gives the exit code. */
export function explain(error: unknown, { stderr }: Pick<Terminal, 'stderr'>): number {
  if (error instanceof UsageError) {
    stderr.write(`${printable(error.message)}\n${helpText()}\n`)
    return exitCodes.usage
  }
  if (error instanceof TokenError || error instanceof AlfredError) {
    stderr.write(`${printable(error.message)}${hints[error.code] ?? ''}\n`)
    return error instanceof TokenError || unreachable.has(error.code)
      ? exitCodes.unreachable
      : exitCodes.failed
  }
  // An internal error: printed with its place, without terminal control codes.
  stderr.write(`${printable(inspect(error))}\n`)
  return exitCodes.failed
}
