import { toLine } from '../stack/errors.ts'
import type { Home } from '../stack/home.ts'
import { Stack } from '../stack/stack.ts'
import { welcome } from './welcome.ts'

type Options = {
  hasNewKeys: boolean
  /** Hears why it cannot start. */
  onFailed?: (error: unknown) => void
}

/** Starts Alfred in this process and stays with it until a signal comes. */
export async function superviseHere(home: Home, { hasNewKeys, onFailed }: Options): Promise<void> {
  const startedAt = performance.now()
  const stack = new Stack({ home, log: tell, hasNewKeys })
  let isStopping = false
  // The same signal may arrive more than once: from the terminal and passed on by npm. Once is enough.
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
    const { gatewayUrl, keys } = await stack.start()
    for (const line of await welcome({ gatewayUrl, keys, home, startedAt })) show(line)
    process.send?.({ kind: 'ready' })
  } catch (error) {
    if (isStopping) return
    isStopping = true
    await stack.stop()
    console.error(toLine(error))
    onFailed?.(error)
    // Leaves the message about the failure the time to arrive.
    process.disconnect?.()
    process.exitCode = 1
  }
}

/** To whoever waits for the start, and into no log: it may hold a token. */
function show(line: string): void {
  if (process.connected) process.send?.({ kind: 'line', line })
  else console.log(line)
}

/** To the terminal, and to the waiting `npm start --detach` while it waits. */
function tell(line: string): void {
  console.log(line)
  if (process.connected) process.send?.({ kind: 'line', line })
}
