/** Making a data file failed; the message says which file and what to do. */
export class DataToolError extends Error {
  override readonly name = 'DataToolError'
  readonly code: 'REFERENCE_UNREADABLE' | 'USAGE'

  constructor(code: DataToolError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
