/**
 * Aborts after a time without events. The SDK's own timeout ends with the response headers, so a stream that falls
 * silent would otherwise be waited for as long as the socket lives.
 */
export class IdleTimer {
  readonly #controller = new AbortController()
  readonly #timeoutMs: number
  readonly signal: AbortSignal
  #timer: NodeJS.Timeout | undefined

  constructor(timeoutMs: number, caller: AbortSignal) {
    this.#timeoutMs = timeoutMs
    this.signal = AbortSignal.any([caller, this.#controller.signal])
  }

  get hasExpired(): boolean {
    return this.#controller.signal.aborted
  }

  restart(): void {
    if (this.#timer === undefined) {
      this.#timer = setTimeout(() => this.#controller.abort(), this.#timeoutMs)
    } else {
      this.#timer.refresh()
    }
  }

  /** Expires after this time, whatever happens from now on. */
  expireIn(timeoutMs: number): void {
    this.stop()
    this.#timer = setTimeout(() => this.#controller.abort(), timeoutMs)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
