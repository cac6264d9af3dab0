import { AlfredError } from '@alfred/contracts'
import type { ErrorCode, Settings } from '@alfred/contracts'
import { gatewayAway } from './errors.ts'

/** The other door: the database itself, with the person's token and no service in between. */
export type DataDoor = (
  path: string,
  request?: { method?: 'POST'; body?: string; signal?: AbortSignal },
) => Promise<Response>

type Around = {
  fetch: typeof globalThis.fetch
  token(): Promise<string>
  /** Asks the gateway where the database is. */
  settings(): Promise<Settings>
}

export function createDataDoor({ fetch, token, settings }: Around): DataDoor {
  let found: Promise<Settings> | undefined
  const whereItIs = async (): Promise<NonNullable<Settings['data']>> => {
    found ??= settings()
    const { data } = await found.catch((error: unknown) => {
      // Asked again the next time: a gateway that was away may be back.
      found = undefined
      throw error
    })
    if (data !== null) return data
    const message = 'This installation lets nobody at its rows directly: DATA_URL is not set.'
    throw new AlfredError('UNAVAILABLE', message, { retryable: false })
  }
  return async (path, request = {}) => {
    const { url, api_key: apiKey } = await whereItIs()
    const headers = {
      authorization: `Bearer ${await token()}`,
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(apiKey !== null && { apikey: apiKey }),
    }
    const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, { ...request, headers }).catch(
      (error: unknown) => {
        request.signal?.throwIfAborted()
        throw gatewayAway(error)
      },
    )
    if (!response.ok) throw await refusalOf(response)
    return response
  }
}

const refusals: Readonly<Record<number, [ErrorCode, string]>> = {
  401: ['UNAUTHENTICATED', 'The token is missing, or not valid any more.'],
  403: ['FORBIDDEN', 'This may not be done.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  422: ['INVALID_REQUEST', 'The request does not fit.'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests at once.'],
}

/** The database's own words are about tables and policies: nothing that a person could use. What our functions refuse names its code. */
async function refusalOf(response: Response): Promise<AlfredError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  const isReused = (body as { details?: unknown } | undefined)?.details === 'IDEMPOTENCY_KEY_REUSED'
  if (isReused) return new AlfredError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another edit.')
  const [code, message] = refusals[status] ?? [
    status >= 500 ? 'UNAVAILABLE' : 'INVALID_REQUEST',
    `That cannot be done right now (status ${status}).`,
  ]
  return new AlfredError(code, message)
}
