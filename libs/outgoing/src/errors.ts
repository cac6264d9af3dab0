/** ADDRESS_NOT_ALLOWED: it may not be reached from here. HOST_NOT_FOUND: nobody knows its host. */
export type OutgoingErrorCode = 'ADDRESS_NOT_ALLOWED' | 'HOST_NOT_FOUND'

/** An address that cannot be reached from here. The message is for a log: it names nothing of the address but its form. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly code: OutgoingErrorCode

  constructor(code: OutgoingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
