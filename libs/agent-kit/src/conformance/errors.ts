/** An agent that does not do as the wire says. */
export class NotConformError extends Error {
  override readonly name = 'NotConformError'
  readonly code = 'NOT_CONFORM'
}
