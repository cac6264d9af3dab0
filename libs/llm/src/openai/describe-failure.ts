import { APIConnectionTimeoutError, APIError } from 'openai'
import { z } from 'zod'
import { BrokenStreamError } from '../errors.ts'

/**
 * What a server said when it refused a request, without keys. It decides what is done; `loggedFailure` says what of it
 * may be logged.
 */
export type Failure = {
  status: number | undefined
  code: string
  /** The parameter that the server names, if it names one. */
  parameter: string
  reason: string
  request_id: string | undefined
}

const REASON_LENGTH_MAX = 300

/** What errors are read by; Node tries several addresses and then throws one error with all of theirs. */
const causeSchema = z.object({
  message: z.string().default(''),
  cause: z.unknown().optional(),
  errors: z.array(z.unknown()).optional(),
})

/** Describes an error of the SDK: what the server said, or why it could not be reached. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof APIError && error.status !== undefined) {
    return {
      status: Number(error.status),
      code: error.code ?? '',
      parameter: error.param ?? '',
      reason: withoutKeys(error.message),
      request_id: error.requestID ?? undefined,
    }
  }
  const isSlow = error instanceof APIConnectionTimeoutError
  const reason = isSlow ? 'no answer began within MODEL_TIMEOUT_MS' : withoutKeys(connectionReason(error))
  return { status: undefined, code: '', parameter: '', reason, request_id: undefined }
}

/** The innermost reason for which no connection was made or kept: "connect ECONNREFUSED 127.0.0.1:11434". */
function connectionReason(error: unknown): string {
  if (error instanceof BrokenStreamError) return error.message
  const read = causeSchema.safeParse(error)
  if (!read.success) return 'no reason was given'
  const { message, cause, errors } = read.data
  const inner = cause ?? errors?.[0]
  return inner === undefined || inner === null ? message : connectionReason(inner)
}

/** Replaces whatever looks like a key, which some servers repeat in part. */
function withoutKeys(text: string): string {
  return text
    .replace(/\b(?:sk|gsk|pk|key|AIza)[-_][\w*.-]{6,}/gi, '[key]')
    .replace(/\bBearer\s+\S+/gi, 'Bearer [key]')
    .split(' ')
    .map((word) => (word.includes('***') ? '[key]' : word))
    .join(' ')
    .slice(0, REASON_LENGTH_MAX)
}
