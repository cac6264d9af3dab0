import { errorCatalog, wireErrorSchema } from '@alfred/contracts'
import type { ErrorCode } from '@alfred/contracts'
import type { JsonObject } from '../json.ts'
import type { SchemaShelf } from '../schemas/schema-shelf.ts'

/** When each error code is returned, for callers. */
const meanings: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'There is no token, or it is not valid any more.',
  FORBIDDEN: 'It is not allowed, such as to a page of another origin that would act by a cookie.',
  NOT_FOUND: 'There is no such thing, or it belongs to somebody else.',
  CONVERSATION_BUSY: 'A turn of the conversation is running.',
  BODY_TOO_LARGE: 'The body is larger than 64 KB.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not application/json.',
  INVALID_REQUEST: 'The request does not fit its contract; the message names the field.',
  IDEMPOTENCY_KEY_REUSED: 'The key was used for a request with another body.',
  TOO_MANY_REQUESTS: 'Too many streams are open.',
  QUEUE_FULL: 'Too many messages wait in the conversation.',
  INTERNAL: 'Something went wrong on our side.',
  UNAVAILABLE: 'A part of Alfred is away. Nothing was recorded: ask again.',
  TIMEOUT: 'A part of Alfred took too long. Ask again, with the same Idempotency-Key if there was one.',
}

const retryAfter = {
  description: 'After how many seconds to ask again.',
  schema: { type: 'integer', minimum: 0 },
}

/** The error responses of an endpoint by HTTP status, each with its codes. */
export function describeRefusals(
  codes: readonly ErrorCode[],
  shelf: SchemaShelf,
): Record<string, JsonObject> {
  const byStatus = Map.groupBy(codes, (code) => errorCatalog[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [String(status), describeStatus(status, ofStatus, shelf)]),
  )
}

function describeStatus(status: number, codes: readonly ErrorCode[], shelf: SchemaShelf): JsonObject {
  const [first = 'INTERNAL'] = codes
  const example = {
    error: { code: first, message: meanings[first] ?? first, retryable: errorCatalog[first].retryable },
  }
  return {
    description: codes.map((code) => `\`${code}\`: ${meanings[code] ?? 'see the message.'}`).join('\n\n'),
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': retryAfter } }),
    content: { 'application/json': { schema: refusalOf(codes, shelf), example } },
  }
}

function refusalOf(codes: readonly ErrorCode[], shelf: SchemaShelf): JsonObject {
  const error = shelf.refer(wireErrorSchema, { name: 'WireError', side: 'output' })
  const refusal = shelf.add('Refusal', { type: 'object', properties: { error }, required: ['error'] })
  const code = { properties: { code: { enum: codes.toSorted() } } }
  return { allOf: [refusal, { properties: { error: code } }] }
}
