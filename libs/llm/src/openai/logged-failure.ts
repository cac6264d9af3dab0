import { describeFailure } from './describe-failure.ts'
import { withoutWhatWasSent } from './without-what-was-sent.ts'

/** What a log tells of a failure, so that an operator can mend it. */
export type LoggedFailure = {
  status: number | undefined
  server_code: string
  reason: string
  request_id: string | undefined
}

/**
 * Describes a failure for a log. Of a server's own failure (5xx) nothing is told beyond status and code: its words may
 * be anything. In the reason of a refusal (4xx) what stands in the texts that were sent is replaced, since servers repeat what they
 * refuse, and a person may have written it.
 */
export function loggedFailure(error: unknown, sent: readonly string[]): LoggedFailure {
  const { status, code, reason, request_id } = describeFailure(error)
  const told =
    status === undefined
      ? reason
      : status >= 500
        ? `the server answered ${status}`
        : withoutWhatWasSent(reason, sent)
  return { status, server_code: code, reason: told, request_id }
}
