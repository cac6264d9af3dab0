import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { PostgrestAddress } from '@alfred/local-stack'

/**
 * Reads rows from PostgREST as a person, under row level security: `table?select=...`. Throws when it returns no rows
 * but an error.
 */
export async function rowsAt<Row>(
  { url, socketPath }: PostgrestAddress,
  path: string,
  token: string,
): Promise<Row[]> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    // Uses a new connection, since tests kill servers between two requests.
    get(`${url}/${path}`, { socketPath, headers, agent: false }, resolve).once('error', reject)
  })
  const body = await text(response)
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${body}`)
  return JSON.parse(body) as Row[]
}
