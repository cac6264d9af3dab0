import { modelTooSlow } from '../errors.ts'

/**
 * Runs work with a time limit beside its caller's signal. Throws MODEL_UNAVAILABLE when the time is over. The timer is
 * cleared when the work ends; AbortSignal.timeout would keep what hangs on it in memory until then.
 */
export async function withinTime<Result>(
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController()
  const reason = new DOMException('the time of the call is over', 'TimeoutError')
  const timer = setTimeout(() => deadline.abort(reason), timeoutMs)
  timer.unref()
  try {
    return await run(AbortSignal.any([signal, deadline.signal]))
  } catch (error) {
    throw error === reason ? modelTooSlow(error) : error
  } finally {
    clearTimeout(timer)
  }
}
