import { toLine } from '../stack/errors.ts'
import type { Home } from '../stack/home.ts'
import { Stack } from '../stack/stack.ts'
import { welcome } from './welcome.ts'

type Options = {
  hasNewKeys: boolean
  /** Receives the reason when it cannot start. */
  onFailed?: (error: unknown) => void
}

/** Starts Alfred in this process and waits for a signal to stop. */
export async function superviseHere(home: Home, { hasNewKeys, onFailed }: Options): Promise<void> {
  const startedAt = performance.now()
  const stack = new Stack({ home, log: tell, hasNewKeys })
  let isStopping = false
  // The same signal may arrive more than once, from the terminal and from npm; only the first one counts.
  const stop = () => {
    if (isStopping) return
    isStopping = true
    tell('Stopping ...')
    void stack.stop().then(() => {
      tell('Alfred has stopped.')
      process.exit(0)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  try {
    const started = await stack.start()
    for (const line of await welcome({ ...started, home, startedAt })) show(line)
    process.send?.({ kind: 'ready' })
  } catch (error) {
    if (isStopping) return
    isStopping = true
    await stack.stop()
    console.error(toLine(error))
    onFailed?.(error)
    // Leaves time for the failure message to arrive.
    process.disconnect?.()
    process.exitCode = 1
  }
}

/** Shows a line to the process that waits for the start, but not in a log: it may contain a token. */
function show(line: string): void {
  if (process.connected) process.send?.({ kind: 'line', line })
  else console.log(line)
}

/** Prints a line to the terminal, and to `npm start --detach` while that waits. */
function tell(line: string): void {
  console.log(line)
  if (process.connected) process.send?.({ kind: 'line', line })
}
