import type { Readable, Writable } from 'node:stream'

/** What the command uses of its process; tests bring their own. */
export type Terminal = {
  argv: readonly string[]
  stdin: Readable & { isTTY?: boolean; setRawMode?: (isRaw: boolean) => unknown }
  stdout: Writable & { isTTY?: boolean; columns?: number; rows?: number }
  stderr: Writable & { isTTY?: boolean }
  mintToken: (user: string) => Promise<string>
  /** Calls the listener when the person presses Ctrl-C, until the function that it gives is called. */
  onInterrupt?: (listener: () => void) => () => void
}
