import { AlfredError } from '@alfred/contracts'

/**
 * Runs work with a time limit: its signal aborts with TIMEOUT after `timeoutMs`. The timer is cleared when the work
 * ends; AbortSignal.timeout would keep everything attached to the signal in memory until the deadline.
 */
export async function withDeadline<Result>(
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new AlfredError('TIMEOUT', 'The model took too long to answer.')),
    timeoutMs,
  )
  // The timer alone must not keep the process alive.
  timer.unref()
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
