import { wantsColours } from './config.ts'
import { formattedInPlace } from './live-reply.ts'
import { printablePiece } from './printable.ts'
import type { Screen } from './show-turn.ts'
import type { Terminal } from './terminal.ts'

/** The escape code that clears the line. */
const CLEAR_LINE = '\r\u001b[2K'

/** True where replies may be formatted and styled: on a terminal whose person wants that. */
export function hasColours({ stdout }: Pick<Terminal, 'stdout'>): boolean {
  return stdout.isTTY === true && wantsColours()
}

/** Where a turn is shown: everything that is printed is cleaned, but for styles of our own. */
export function screenOf({ stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>): Screen {
  return {
    write: (text) => void stdout.write(printablePiece(text)),
    writeAside: (text) => void stderr.write(printablePiece(text)),
    clearLine: () => void stderr.write(CLEAR_LINE),
    hasProgressLine: stderr.isTTY ?? false,
    format: (reply) => {
      if (!hasColours({ stdout })) return
      const formatted = formattedInPlace(reply, { columns: stdout.columns ?? 80, rows: stdout.rows ?? 24 })
      if (formatted !== undefined) stdout.write(formatted)
    },
  }
}

/** Nothing is shown: the reply is printed as JSON in the end. */
export const silentScreen: Screen = {
  write: () => undefined,
  writeAside: () => undefined,
  clearLine: () => undefined,
  hasProgressLine: false,
  format: () => undefined,
}
