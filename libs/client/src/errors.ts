import { AlfredError, wireErrorSchema, type ErrorCode } from '@alfred/contracts'

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  422: 'INVALID_REQUEST',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL',
  504: 'TIMEOUT',
}

/**
 * The error of a response, from its body `{error: {code, message, retryable}}`; without such a body, for example
 * from a proxy, from its status.
 */
export async function errorOf(response: Response): Promise<AlfredError> {
  const body: unknown = await response.json().catch(() => undefined)
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  const wire = wireErrorSchema.safeParse(error)
  if (wire.success) return AlfredError.from(wire.data)
  const code = codeByStatus[response.status] ?? (response.status >= 500 ? 'UNAVAILABLE' : 'INVALID_REQUEST')
  return new AlfredError(code, `The gateway answered with status ${response.status}.`)
}

/** The error for a gateway that could not be reached. */
export function gatewayAway(cause: unknown): AlfredError {
  return new AlfredError('UNAVAILABLE', 'Alfred cannot be reached right now.', { cause })
}

/** The gateway sent something that its contract does not allow. */
export function messageInvalid(what: string, cause: unknown): AlfredError {
  return new AlfredError('MESSAGE_INVALID', `The gateway sent ${what} that this client cannot read.`, {
    cause,
  })
}
