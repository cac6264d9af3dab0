/** Scoring or training the reader of messages failed; the message says which file and what to do. */
export class UnderstandError extends Error {
  override readonly name = 'UnderstandError'
  readonly code: 'CORPUS_INVALID' | 'USAGE'

  constructor(code: UnderstandError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
