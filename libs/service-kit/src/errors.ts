/** The environment does not fit the service; the message names every bad variable and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'CONFIG_INVALID'

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    // A person who starts a service reads this on a terminal: the sentence helps, the stack only hides it.
    this.stack = `${this.name}: ${message}`
  }
}
