import { UnrecoverableError } from 'bullmq'

/** A job that no retry can mend: it is kept among the failed jobs with its reason. */
export class InvalidJobError extends UnrecoverableError {
  override readonly name = 'InvalidJobError'
  readonly code = 'JOB_INVALID'

  constructor(message: string, options?: ErrorOptions) {
    super(message)
    if (options?.cause !== undefined) this.cause = options.cause
  }
}
