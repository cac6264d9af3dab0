import type { PageFailure } from '@alfred/contracts'

/** A page that is not to be had. The code alone leaves this process; the message is for its log. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly code: PageFailure

  constructor(code: PageFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
