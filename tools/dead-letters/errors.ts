/** Dead letters cannot be read or replayed; the message says in one line why and what to do. */
export class DeadLetterError extends Error {
  override readonly name = 'DeadLetterError'
}
