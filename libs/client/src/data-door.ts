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
  /** The headers that say who asks; empty where a cookie does. */
  credentials(): Promise<Record<string, string>>
  /** Gets the settings that say where the data endpoints are; null where there are none. */
  settings(): Promise<Settings['data']>
}

export function createDataDoor({ fetch, credentials, settings }: Around): DataDoor {
  let found: Promise<Settings['data']> | undefined
  const whereItIs = async (): Promise<NonNullable<Settings['data']>> => {
    found ??= settings()
    const data = await found.catch((error: unknown) => {
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
      ...(await credentials()),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(apiKey !== null && { apikey: apiKey }),
    }
    const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
      ...{ credentials: 'same-origin', ...request },
      headers,
    }).catch((error: unknown) => {
      request.signal?.throwIfAborted()
      throw gatewayAway(error)
    })
    if (!response.ok) throw await errorOf(response)
    return response
  }
}
