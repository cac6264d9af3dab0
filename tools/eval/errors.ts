/** Something about the evaluation itself is wrong: its files, its stack, its arguments. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError'
}
