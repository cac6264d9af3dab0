import { AlfredError } from '@alfred/contracts'
import type { Logger } from '@alfred/observability'
import type { FastifyReply } from 'fastify'
import { TooManyError } from './limit-people.ts'

/** The codes of JSON-RPC for what is refused before a message is read. */
const PARSE_ERROR = -32_700
const REFUSED = -32_600

const statuses: Partial<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INVALID_REQUEST: 400,
}

/** Errors of Fastify, which reads the request before us. */
const fastifyErrors: Partial<Record<string, { code: string; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'The message is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json.' },
}

/** Answers a request that does not get as far as a message, in the form of JSON-RPC, with nothing of what is inside. */
export function refuse(error: unknown, reply: FastifyReply, logger: Logger): void {
  const { code, message } = toldOf(error, logger)
  if (code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer')
  if (error instanceof TooManyError) reply.header('retry-after', error.retryAfterSeconds)
  const number = code === 'MALFORMED' ? PARSE_ERROR : REFUSED
  void reply
    .status(statuses[code] ?? (code === 'MALFORMED' ? 400 : 500))
    .send({ jsonrpc: '2.0', id: null, error: { code: number, message, data: { code } } })
}

function toldOf(error: unknown, logger: Logger): { code: string; message: string } {
  if (error instanceof AlfredError && error.code !== 'INTERNAL') return error
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const known = fastifyErrors[code]
  if (known !== undefined) return known
  if (statusCode < 500) return { code: 'MALFORMED', message: 'The message cannot be read.' }
  logger.error({ error }, 'a request over MCP failed')
  return { code: 'INTERNAL', message: 'Something went wrong.' }
}
