import { AlfredError } from '@alfred/contracts'

/** Less than the orchestrator waits for the answer, so that it hears the reason. */
export const MODEL_TIME_MS = 55_000

/**
 * Runs something that must end in time. The timer goes when it ends: AbortSignal.timeout would keep
 * everything that hangs on the signal in memory until the deadline, answered or not.
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
  // A deadline alone is no reason for a process to live on.
  timer.unref()
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
