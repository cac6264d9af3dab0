/**
 * Aborts after a time without a byte. The SDK's own timeout ends with the response headers, so a stream that falls
 * silent would otherwise be waited for as long as the socket lives.
 */
export class IdleTimer {
  /** Aborting it closes the socket; the reader of a stream does so when it leaves early. */
  readonly controller = new AbortController()
  readonly signal: AbortSignal
  readonly #timeoutMs: number
  #timer: NodeJS.Timeout | undefined
  #isEnding = false
  #hasExpired = false

  constructor(timeoutMs: number, caller: AbortSignal) {
    this.#timeoutMs = timeoutMs
    this.signal = AbortSignal.any([caller, this.controller.signal])
  }

  get hasExpired(): boolean {
    return this.#hasExpired
  }

  /** Counts from now. Without effect once the end is near. */
  restart(): void {
    if (!this.#isEnding) this.#expireIn(this.#timeoutMs)
  }

  /** Expires after this time, whatever happens from now on. */
  endWithin(timeoutMs: number): void {
    if (this.#isEnding) return
    this.#isEnding = true
    this.#expireIn(timeoutMs)
  }

  stop(): void {
    this.#isEnding = true
    clearTimeout(this.#timer)
  }

  #expireIn(timeoutMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#hasExpired = true
      this.controller.abort()
    }, timeoutMs)
  }
}
