import { AlfredError, errorCatalog, isErrorCode, toWireError } from '@alfred/contracts'
import type { Logger } from '@alfred/observability'
import type { FastifyError, FastifyReply } from 'fastify'
import { TooManyRequestsError } from '../limits/limit-callers.ts'

const RETRY_AFTER_SECONDS = 2

/** Our own messages for errors of the framework; any other becomes INVALID_REQUEST or INTERNAL by its status. */
const frameworkErrors: Record<string, AlfredError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AlfredError('BODY_TOO_LARGE', 'The body is larger than 64 KB.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AlfredError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Send the body as application/json.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AlfredError('INVALID_REQUEST', 'The body is empty; send a JSON object.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AlfredError('INVALID_REQUEST', 'The body is not valid JSON.'),
}

/** Sends an error as {error: {code, message, retryable}}. Only messages that we wrote are shown. */
export function answerError(error: unknown, reply: FastifyReply, logger: Logger): FastifyReply {
  const known = error instanceof AlfredError ? error : fromFramework(error)
  const wire = toWireError(known)
  const status = isErrorCode(wire.code) ? errorCatalog[wire.code].status : 500
  if (status >= 500) logger.error({ error, code: wire.code }, 'a request failed')
  if (status === 429 || status === 503 || status === 507) void reply.header('retry-after', secondsOf(error))
  return reply.status(status).send({ error: wire })
}

function secondsOf(error: unknown): number {
  return error instanceof TooManyRequestsError ? error.retryAfterSeconds : RETRY_AFTER_SECONDS
}

function fromFramework(error: unknown): unknown {
  const { code, statusCode } = error as Partial<FastifyError>
  if (code && frameworkErrors[code]) return frameworkErrors[code]
  return statusCode !== undefined && statusCode < 500
    ? new AlfredError('INVALID_REQUEST', 'The request is not valid.')
    : error
}
