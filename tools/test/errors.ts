/** The words behind `npm test --` cannot be carried out. */
export class TestCommandError extends Error {
  override readonly name = 'TestCommandError'
  readonly code = 'TEST_COMMAND_INVALID'
}
