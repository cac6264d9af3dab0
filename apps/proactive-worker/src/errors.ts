import type { DeliveryOutcome } from '@alfred/contracts'
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

/** A message that did not reach its place, and what that means for the next attempt. The code is kept and shown to its person. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly code: string
  readonly outcome: Exclude<DeliveryOutcome, 'sent'>

  constructor(code: string, outcome: Exclude<DeliveryOutcome, 'sent'>, options?: ErrorOptions) {
    super(`It was not delivered: ${code}.`, options)
    this.code = code
    this.outcome = outcome
  }
}
