/** The evaluation itself is misconfigured: its files, its stack or its arguments. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError'
}
