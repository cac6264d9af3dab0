import { Agent, request } from 'undici'

type Options = {
  timeoutMs: number
  connectionsMax: number
  /** The socket file that every connection uses, whatever host the address names. */
  socketPath?: string | undefined
}

/**
 * A fetch for supabase-js on undici's request: less than half the CPU of the global fetch per call (0.45 to 0.19 ms
 * measured), with connections kept open. It returns those parts of a Response that postgrest-js reads.
 */
export function createUndiciFetch(options: Options): typeof fetch {
  const dispatcher = new Agent({
    connections: options.connectionsMax,
    keepAliveTimeout: 30_000,
    pipelining: 1,
    ...(options.socketPath !== undefined && { connect: { socketPath: options.socketPath } }),
  })
  const undiciFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    const response = await request(url, {
      dispatcher,
      method: (init?.method ?? 'GET') as 'GET' | 'POST',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? storable(init.body) : null,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
      ...(init?.signal && { signal: init.signal }),
    })
    const text = await response.body.text()
    const body = response.statusCode === 204 || response.statusCode === 304 ? null : text
    return new Response(body, {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    })
  }
  return undiciFetch as typeof fetch
}

/**
 * Replaces what PostgreSQL cannot store in JSON: null characters and lone surrogates, one of which would fail the
 * whole call. They become U+FFFD, the replacement character.
 */
function storable(json: string): string {
  if (!json.includes('\\u')) return json
  // An escaped backslash is matched first, so that text that merely spells such an escape is kept.
  return json.replaceAll(/\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g, (found) =>
    found === '\\\\' ? found : '\ufffd',
  )
}
