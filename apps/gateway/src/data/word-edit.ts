import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { toolOutcomeSchema } from '@alfred/contracts'
import { wordOutcome, type Viewer } from '@alfred/language/wording'
import type { DataAnswer } from './ask-database.ts'

/** The path of the function that makes a change by hand, whose answers are data and told to a person. */
const EDIT_PATH = 'rpc/edit_by_hand'
const DEFAULT_LOCALE = 'en-GB'

/**
 * Puts the answer to a change by hand into words: what was refused says what to do. Any other answer passes as it is,
 * unread.
 */
export async function wordEdit(
  answer: DataAnswer,
  { path, viewer, onFault }: { path: string; viewer: Viewer; onFault: (error: unknown) => void },
): Promise<DataAnswer> {
  const isJson = /json/.test(answer.headers['content-type'] ?? '')
  if (path.split('?')[0] !== EDIT_PATH || !isJson) return answer
  const told = await text(answer.body)
  const body = Buffer.from(wordedBody(told, { viewer, onFault }))
  return {
    ...answer,
    headers: { ...answer.headers, 'content-length': String(body.byteLength) },
    body: Readable.from([body], { objectMode: false }),
  }
}

/** The answer with its words; byte by byte as it is when it needs none or has another shape. */
function wordedBody(told: string, wording: Parameters<typeof wordOutcome>[1]): string {
  const read = toolOutcomeSchema.safeParse(parse(told))
  if (!read.success) return told
  const worded = wordOutcome(read.data, wording)
  return isDeepStrictEqual(worded, read.data) ? told : JSON.stringify(worded)
}

function parse(told: string): unknown {
  try {
    return JSON.parse(told)
  } catch {
    return undefined
  }
}

/** The locale that a client asks for first; English of Britain when it asks for none. */
export function localeOf(acceptLanguage: string | undefined): string {
  const [first = ''] = (acceptLanguage ?? '').split(/[,;]/)
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(first.trim()) ? first.trim() : DEFAULT_LOCALE
}
