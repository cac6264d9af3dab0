import { AlfredError } from '@alfred/contracts'
import type { Settings } from '@alfred/contracts'
import { errorOf, gatewayAway } from './errors.ts'

/**
 * Sends a request to the gateway's data endpoints: rows and functions of the database, under row level security.
 */
export type DataDoor = (
  path: string,
  request?: { method?: 'POST'; body?: string; signal?: AbortSignal },
) => Promise<Response>

type Around = {
  fetch: typeof globalThis.fetch
  token(): Promise<string>
  /** Gets the settings, which say where the data endpoints are. */
  settings(): Promise<Settings>
}

export function createDataDoor({ fetch, token, settings }: Around): DataDoor {
  let found: Promise<Settings> | undefined
  const whereItIs = async (): Promise<NonNullable<Settings['data']>> => {
    found ??= settings()
    const { data } = await found.catch((error: unknown) => {
      // Asked again next time: a gateway that was away may be back.
      found = undefined
      throw error
    })
    if (data !== null) return data
    const message = 'This installation lets nobody at its rows: DATA_URL is not set.'
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
    if (!response.ok) throw await errorOf(response)
    return response
  }
}
