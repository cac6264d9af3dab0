import { ImportError, RecordError } from './errors.ts'
import type { Clock, RateLimiter } from './rate-limiter.ts'

const RETRIES_MAX = 4
const FIRST_WAIT_MS = 1_000
const WAIT_MAX_MS = 120_000
const TIMEOUT_MS = 30_000
const BODY_BYTES_MAX = 16_000_000
const USER_AGENT = 'Alfred/0.1.0 (kitchen assistant; import of food data by its operator)'

/** A request to a source. Its URL and headers may contain a key, so they are never shown or logged. */
export type ApiRequest = {
  /** The name of the source: 'Open Food Facts'. */
  service: string
  /** What is requested: 'barcode 0737628064502'. */
  what: string
  url: URL
  headers?: Record<string, string>
  /** The settings that hold the key; empty where none is needed. */
  keyVariables: readonly string[]
}

/** What a request needs from outside. */
export type Asking = { limiter: RateLimiter; clock: Clock; signal: AbortSignal }

type Answer = { status: number; retryAfter: string | null; body: string }

/**
 * Requests JSON from a source within its rate limit. Temporary failures (429, 5xx, a broken connection) are retried
 * up to four times with growing delays, or when the source says. Throws a RecordError when the thing is missing or
 * not JSON, and an ImportError when further requests make no sense.
 */
export async function fetchJson(request: ApiRequest, asking: Asking): Promise<unknown> {
  for (let retries = 0; ; retries++) {
    await asking.limiter.take(asking.signal)
    const answer = await ask(request, asking.signal)
    if (answer !== undefined && !isPassing(answer.status)) return readAnswer(request, answer)
    const waitMs = waitBefore(retries, answer, asking.clock)
    if (retries >= RETRIES_MAX || waitMs > WAIT_MAX_MS) throw unavailable(request, answer, waitMs)
    await asking.clock.sleep(waitMs, asking.signal)
  }
}

const isPassing = (status: number) => status === 429 || status >= 500

/** Sends the request once. Undefined when there was no answer. */
async function ask(
  { url, headers, keyVariables }: ApiRequest,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': USER_AGENT, ...headers },
      // A key must be sent to its own address only.
      redirect: keyVariables.length > 0 ? 'error' : 'follow',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const { status } = response
    return { status, retryAfter: response.headers.get('retry-after'), body: await readBody(response) }
  } catch (error) {
    if (signal.aborted || error instanceof RecordError) throw error
    return undefined
  }
}

async function readBody({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    length += part.value.length
    if (length > BODY_BYTES_MAX) throw new RecordError('broken', 'the answer is too long')
    parts.push(part.value)
  }
  return Buffer.concat(parts).toString('utf8')
}

function readAnswer({ service, what, keyVariables }: ApiRequest, { status, body }: Answer): unknown {
  if (status === 404) throw new RecordError('broken', `${service} does not have it`)
  const keys = keyVariables.join(' and ')
  if (keys !== '' && (status === 401 || status === 403)) {
    throw new ImportError(
      'SOURCE_REFUSED',
      `${service} refuses what ${keys} holds: check it and start again.`,
    )
  }
  if (status === 402) {
    throw new ImportError('SOURCE_REFUSED', `${service} says that today's quota is used up: go on tomorrow.`)
  }
  if (status !== 200) {
    throw new ImportError(
      'SOURCE_REFUSED',
      `${service} refuses the request for ${what} with status ${status}.`,
    )
  }
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new RecordError('broken', `the answer of ${service} is not JSON`, { cause: error })
  }
}

function waitBefore(retries: number, answer: Answer | undefined, clock: Clock): number {
  const said = answer?.retryAfter ?? ''
  const asked = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - clock.now()
  return Number.isNaN(asked) ? FIRST_WAIT_MS * 2 ** retries : Math.max(asked, 0)
}

function unavailable({ service }: ApiRequest, answer: Answer | undefined, waitMs: number): ImportError {
  const why = answer === undefined ? 'does not answer' : `answers with status ${answer.status}`
  const wait = waitMs > WAIT_MAX_MS ? ` and wants ${Math.ceil(waitMs / 1_000)} seconds of quiet` : ''
  return new ImportError(
    'SOURCE_UNAVAILABLE',
    `${service} ${why}${wait}. Start again later: what was read is kept.`,
  )
}
