import type { Terminal } from './terminal.ts'

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'

/**
 * Waits for a key of a terminal, and gives what it typed: all of it where a text is pasted. Undefined when the input has ended, or Ctrl-C or Ctrl-D was
 * pressed.
 */
export async function readKey(stdin: Terminal['stdin']): Promise<string | undefined> {
  stdin.setRawMode?.(true)
  return new Promise((resolve) => {
    const done = (typed: string | undefined): void => {
      stdin.off('data', heard).off('end', ended)
      stdin.pause()
      stdin.setRawMode?.(false)
      resolve(typed)
    }
    const ended = (): void => done(undefined)
    // Not by keypress events: those of a pasted text come at once, and all but the first would be lost.
    const heard = (data: Buffer | string): void => {
      const typed = data.toString()
      done(typed.includes(CTRL_C) || typed.includes(CTRL_D) ? undefined : typed)
    }
    stdin.on('data', heard).once('end', ended)
    stdin.resume()
  })
}
