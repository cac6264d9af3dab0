import { AlfredError } from '@alfred/contracts'
import { errorOf, gatewayAway } from './errors.ts'

/** An error response that may pass: too many requests, or no gateway behind the proxy. */
export class RetryLater extends AlfredError {
  readonly delayMs: number | undefined

  constructor(error: AlfredError, retryAfter: string | null) {
    super(error.code, error.message, { cause: error, retryable: error.retryable })
    const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
    this.delayMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
  }
}

/** One response, closed by the caller's abort, by the reader, or after a silence. */
export class Connection {
  readonly #closing = new AbortController()
  readonly #signal: AbortSignal
  readonly #silenceMs: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(caller: AbortSignal, silenceMs: number) {
    this.#signal = AbortSignal.any([caller, this.#closing.signal])
    this.#silenceMs = silenceMs
  }

  /** Opens the stream; undefined when there is nothing more to tell (204). */
  async open(
    request: (signal: AbortSignal) => Promise<Response>,
  ): Promise<ReadableStream<Uint8Array> | undefined> {
    this.heard()
    const response = await request(this.#signal)
    this.heard()
    if (response.status === 204) return undefined
    if (response.ok && response.body !== null) return response.body
    const error = await errorOf(response)
    const mayPass = [429, 502, 503, 504].includes(response.status)
    throw mayPass ? new RetryLater(error, response.headers.get('retry-after')) : error
  }

  heard(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.close(), this.#silenceMs)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#closing.abort()
  }
}

/** The error that a caller is told: that the gateway is away, where no answer came at all. */
export function publicError(problem: unknown): unknown {
  return problem instanceof AlfredError ? problem : gatewayAway(problem)
}

/** How a stream broke: with what problem, if any, and after how long (ms) the gateway wants to be asked again. */
export type Break = { problem: unknown; delayMs: number | undefined }

/** What broke a stream, where another try may help. Throws what no retry can change, and the caller's reason when they gave up. */
export function breakOf(error: unknown, signal: AbortSignal): Break {
  signal.throwIfAborted()
  if (error instanceof RetryLater) return { problem: error, delayMs: error.delayMs }
  if (error instanceof AlfredError) throw error
  return { problem: error, delayMs: undefined }
}

/** How long (ms) to wait before the next try: as long as the gateway asked for, else longer with each failure, and never for all clients alike. */
export function delayAfter(
  { delayMs }: Break,
  { failures, backoffMs, maxMs }: { failures: number; backoffMs: number; maxMs: number },
): number {
  return delayMs ?? Math.min(maxMs, backoffMs * 2 ** failures) * (0.5 + Math.random() / 2)
}
