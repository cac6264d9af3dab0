import { setTimeout as sleep } from 'node:timers/promises'
import { AlfredError } from '@alfred/contracts'
import { inSpan, timeWork } from '@alfred/observability'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { callDuration, callRepeats } from './call-metrics.ts'
import { classifyFailure, DatabaseError } from './errors.ts'
import { CALL_TIMEOUT_MS } from './time-limits.ts'
import { createUndiciFetch } from './undici-fetch.ts'

/** The database's address and key; an app spreads these into its config schema. */
export const databaseSettings = {
  /** The address of Supabase, or of a PostgREST. */
  SUPABASE_URL: z.url(),
  /** The public key of Supabase; a bare PostgREST takes any token of the role `anon`. */
  SUPABASE_ANON_KEY: z.string().min(1),
  /** Hosted Supabase serves PostgREST under /rest/v1; a bare PostgREST serves it at /. */
  SUPABASE_REST_PATH: z.string().startsWith('/').default('/rest/v1'),
  /** The socket file of PostgREST; the URL then gives only host and path. */
  SUPABASE_SOCKET_PATH: z.string().optional(),
}
export type DatabaseSettings = {
  SUPABASE_URL: string
  SUPABASE_ANON_KEY: string
  SUPABASE_REST_PATH: string
  /** An empty string counts as none. */
  SUPABASE_SOCKET_PATH?: string | undefined
}

/** A call of a SQL function with a token that says as whom, and a schema for its result. */
export type Rpc<Schema extends z.ZodType> = {
  name: string
  arguments: Record<string, unknown>
  token: string
  reply: Schema
  /**
   * For how long (ms) a call with an unknown outcome is repeated. Every function called here can be repeated
   * safely.
   */
  retryForMs: number
  signal?: AbortSignal
}

export type Database = {
  /** Calls a function. Throws a DatabaseError (stale, permanent, timeout, or unknown after the retries). */
  call<Schema extends z.ZodType>(rpc: Rpc<Schema>): Promise<z.output<Schema>>
}

/** One supabase-js client for the process; the token is set per call, so no call can inherit another's. */
export function createDatabase(settings: DatabaseSettings): Database {
  const send = createUndiciFetch({
    timeoutMs: CALL_TIMEOUT_MS,
    connectionsMax: 32,
    socketPath: settings.SUPABASE_SOCKET_PATH || undefined,
  })
  const client = createClient(settings.SUPABASE_URL, settings.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => send(restUrl(input, settings.SUPABASE_REST_PATH), init) },
  })
  const once = async (rpc: Rpc<z.ZodType>): Promise<unknown> => {
    if (!/^[\x21-\x7e]*$/.test(rpc.token)) throw noToken()
    const query = client.rpc(rpc.name, rpc.arguments).setHeader('authorization', `Bearer ${rpc.token}`)
    const { data, error, status } = await (rpc.signal ? query.abortSignal(rpc.signal) : query)
    if (error)
      throw classifyFailure({
        status,
        code: error.code ?? '',
        message: error.message,
        details: error.details ?? null,
      })
    return data
  }
  return {
    call: (rpc) =>
      measured(rpc.name, async () => {
        const data = await repeatUnknown(() => once(rpc), rpc)
        const parsed = rpc.reply.safeParse(data)
        if (parsed.success) return parsed.data
        throw new DatabaseError(
          'permanent',
          new AlfredError('INTERNAL', `The database answered ${rpc.name} in an unknown form.`, {
            cause: parsed.error,
          }),
        )
      }),
  }
}

/** Runs a call of the database in a span, and counts it. */
function measured<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name }
  return inSpan(`database ${name}`, attributes, () =>
    timeWork(run, ({ seconds, errorType }) =>
      callDuration.record(seconds, { db_operation_name: name, error_type: errorType }),
    ),
  )
}

/** The error for a token that cannot be a header: the client library would fail in an unexpected way. */
function noToken(): DatabaseError {
  return new DatabaseError('permanent', new AlfredError('UNAUTHENTICATED', 'The token is not one of ours.'))
}

function restUrl(input: RequestInfo | URL, restPath: string): string {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  return restPath === '/rest/v1'
    ? url
    : url.replace('/rest/v1/', restPath.endsWith('/') ? restPath : `${restPath}/`)
}

async function repeatUnknown<Result>(
  run: () => Promise<Result>,
  limits: { name: string; retryForMs: number; signal?: AbortSignal },
): Promise<Result> {
  const giveUpAt = Date.now() + limits.retryForMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const waitMs = Math.min(50 * 2 ** Math.min(attempt, 4), 500)
      const again = error instanceof DatabaseError && error.kind === 'unknown' && !limits.signal?.aborted
      if (!again || Date.now() + waitMs > giveUpAt) throw error
      callRepeats.add(1, { db_operation_name: limits.name })
      await sleep(waitMs)
    }
  }
}
