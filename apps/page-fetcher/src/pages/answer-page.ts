import { gzipSync } from 'node:zlib'
import type { PageAnswer, PageFailure } from '@alfred/contracts'
import { NO_ERROR, secondsSince, type Logger } from '@alfred/observability'
import { OutgoingError } from '@alfred/outgoing'
import { PageError } from '../errors.ts'
import { fetchPage, type Reach } from './fetch-page.ts'
import { pageDuration } from './page-metrics.ts'

/** How long (ms) a page may take in all, with its redirects. */
const PAGE_MS_MAX = 10_000
/** What is left of a message of NATS for the text. */
const PACKED_LENGTH_MAX = 900_000

type Given = { reach: Reach; logger: Logger; timeoutMs?: number }

/** Answers with the page at an address, or with the code of what is in its way. The address is not logged: it is a person's. */
export async function answerPage(
  address: string,
  { reach, logger, timeoutMs = PAGE_MS_MAX }: Given,
): Promise<PageAnswer> {
  const startedAt = performance.now()
  try {
    const { url, contentType, text } = await inTime(timeoutMs, (signal) => fetchPage(address, reach, signal))
    const page = { kind: 'page' as const, url, content_type: contentType, body: pack(text) }
    pageDuration.record(secondsSince(startedAt), { error_type: NO_ERROR })
    return page
  } catch (error) {
    const { code, message } = asPageError(error)
    pageDuration.record(secondsSince(startedAt), { error_type: code })
    logger.info({ code, why: message }, 'a page was not to be had')
    return { kind: 'failure', code }
  }
}

/** Gives up when the time is over, also on what cannot be told to stop, such as looking up a name. */
async function inTime<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs)
  const over = Promise.withResolvers<never>()
  const giveUp = (): void => over.reject(new PageError('PAGE_TOO_SLOW', 'It took too long.'))
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([work(signal), over.promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function pack(text: string): string {
  const packed = gzipSync(text).toString('base64')
  if (packed.length > PACKED_LENGTH_MAX)
    throw new PageError('PAGE_TOO_LARGE', 'It does not fit into a message.')
  return packed
}

const OUTGOING = {
  ADDRESS_NOT_ALLOWED: 'ADDRESS_NOT_ALLOWED',
  HOST_NOT_FOUND: 'PAGE_NOT_REACHED',
} as const satisfies Record<OutgoingError['code'], PageFailure>

function asPageError(error: unknown): PageError {
  if (error instanceof PageError) return error
  if (error instanceof OutgoingError)
    return new PageError(OUTGOING[error.code], error.message, { cause: error })
  const why = error instanceof Error && 'code' in error ? String(error.code) : 'no connection'
  return new PageError('PAGE_NOT_REACHED', why, { cause: error })
}
