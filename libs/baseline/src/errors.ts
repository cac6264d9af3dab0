type BaselineCode = 'DATA_UNREADABLE' | 'DATA_INVALID' | 'SEED_FAILED'

/** The baseline data cannot be used; the message names the file and the defect. */
export class BaselineError extends Error {
  override readonly name = 'BaselineError'
  readonly code: BaselineCode

  constructor(code: BaselineCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
