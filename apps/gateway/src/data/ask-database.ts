import type { Readable } from 'node:stream'
import { AlfredError } from '@alfred/contracts'
import { Agent, request } from 'undici'
import { refusalOfDatabase } from './refusal-of-database.ts'

/** A person's request to PostgREST. */
export type DataQuestion = {
  method: 'GET' | 'POST'
  /** A table, or `rpc/` and a function, with the query. */
  path: string
  token: string
  accept: string
  prefer: string | undefined
  /** JSON, unchanged from the client's request. */
  body: string | undefined
}

/** The response for the client: status, selected headers, and the body as a stream. */
export type DataAnswer = { status: number; headers: Record<string, string>; body: Readable }

export type AskDatabase = {
  /** Throws an AlfredError when PostgREST answers with an error; UNAVAILABLE or TIMEOUT when it does not answer. */
  ask(question: DataQuestion): Promise<DataAnswer>
  close(): Promise<void>
}

type Place = { url: string; socketPath?: string | undefined; apiKey?: string | undefined }

/** Longer than PostgREST's wait for a connection and PostgreSQL's statement timeout together. */
const ANSWER_TIMEOUT_MS = 20_000
const toldHeaders = ['content-type', 'content-range', 'content-length'] as const

/**
 * Sends requests to PostgREST with the person's token. A request is never retried here: only the client knows its
 * key.
 */
export function createAskDatabase({ url, socketPath, apiKey }: Place): AskDatabase {
  const dispatcher = new Agent({
    keepAliveTimeout: 30_000,
    headersTimeout: ANSWER_TIMEOUT_MS,
    ...(socketPath !== undefined && { connect: { socketPath } }),
  })
  const base = url.replace(/\/$/, '')
  return {
    ask: async ({ method, path, token, accept, prefer, body }) => {
      const answer = await request(`${base}/${path}`, {
        dispatcher,
        method,
        headers: {
          ...{ authorization: `Bearer ${token}`, accept },
          ...(prefer !== undefined && { prefer }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(apiKey !== undefined && { apikey: apiKey }),
        },
        body: body ?? null,
      }).catch((error: unknown) => {
        throw notAnswered(error)
      })
      if (answer.statusCode >= 400) throw await refusalOfDatabase(answer)
      const headers = Object.fromEntries(
        toldHeaders.flatMap((name) => {
          const value = answer.headers[name]
          return typeof value === 'string' ? [[name, value]] : []
        }),
      )
      return { status: answer.statusCode, headers, body: answer.body }
    },
    close: () => dispatcher.destroy(),
  }
}

function notAnswered(cause: unknown): AlfredError {
  const isLate =
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'UND_ERR_HEADERS_TIMEOUT'
  return isLate
    ? new AlfredError('TIMEOUT', 'The database did not answer in time.', { cause })
    : new AlfredError('UNAVAILABLE', 'The database cannot be reached right now.', { cause })
}
