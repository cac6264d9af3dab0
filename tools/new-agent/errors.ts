/** A wish that the generator cannot fulfil, with what to do instead. */
export class NewAgentError extends Error {
  override readonly name = 'NewAgentError'
}
