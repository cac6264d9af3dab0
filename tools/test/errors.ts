/** The arguments of `npm test --` are invalid. */
export class TestCommandError extends Error {
  override readonly name = 'TestCommandError'
  readonly code = 'TEST_COMMAND_INVALID'
}
