import type { Readable } from 'node:stream'
import { AlfredError, isErrorCode } from '@alfred/contracts'
import type { ErrorCode } from '@alfred/contracts'
import { z } from 'zod'
import { TooManyRequestsError } from '../limits/limit-callers.ts'

/**
 * An error of PostgREST. Errors raised by our own functions have a code of the error catalog in `details`, and a
 * message for people.
 */
const failureSchema = z.object({
  code: z.string().nullish(),
  message: z.string().nullish(),
  details: z.string().nullish(),
})

/**
 * Our own messages by HTTP status: the database's messages are about columns and policies, which do not help a
 * person.
 */
const ownWords: Readonly<Record<number, [ErrorCode, string]>> = {
  401: ['UNAUTHENTICATED', 'The token is missing, or not valid any more.'],
  403: ['FORBIDDEN', 'This may not be done.'],
  404: ['NOT_FOUND', 'There is no such table or function.'],
  413: ['BODY_TOO_LARGE', 'The body is larger than 64 KB.'],
}
const QUERY_CANCELED = '57014'
const RETRY_AFTER_SECONDS = 1

type Failure = {
  statusCode: number
  headers: Record<string, string | string[] | undefined>
  body: Readable & { text(): Promise<string> }
}

/** Translates an error response of PostgREST into the error for the client. */
export async function refusalOfDatabase({ statusCode, headers, body }: Failure): Promise<AlfredError> {
  const { code, message, details } = readFailure(await body.text())
  if (details === 'TOO_MANY_REQUESTS' || statusCode === 429)
    return new TooManyRequestsError('Too many requests at once.', secondsOf(headers['retry-after']))
  if (details && message && isErrorCode(details)) return new AlfredError(details, message)
  if (code === QUERY_CANCELED)
    return new AlfredError('TIMEOUT', 'This takes the database too long; ask for less at once.')
  const [errorCode, words] = ownWords[statusCode] ?? []
  if (errorCode !== undefined && words !== undefined) return new AlfredError(errorCode, words)
  return statusCode < 500
    ? new AlfredError(
        'INVALID_REQUEST',
        'The database cannot read this: look at the columns, filters and arguments.',
      )
    : new AlfredError('UNAVAILABLE', 'The database cannot be reached right now.', {
        cause: { statusCode, code },
      })
}

function readFailure(text: string): z.output<typeof failureSchema> {
  try {
    return failureSchema.catch({}).parse(JSON.parse(text))
  } catch {
    return {}
  }
}

function secondsOf(header: string | string[] | undefined): number {
  const seconds = Number(header)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : RETRY_AFTER_SECONDS
}
