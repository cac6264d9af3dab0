import { z } from 'zod'
import { subjects } from '../subjects.ts'

/** The most bytes of a page, after it is unpacked. A longer one is refused. */
export const PAGE_BYTES_MAX = 2_000_000

const fetchedPageSchema = z.object({
  kind: z.literal('page'),
  /** Where it was found, behind all redirects. */
  url: z.string(),
  content_type: z.enum(['text/html', 'application/xhtml+xml', 'application/ld+json', 'application/json']),
  /** Its text, packed by gzip and written in base64: a page of the longest kind has to fit into a message. */
  body: z.string(),
})
/** A page as it was found. It is data of a stranger, whatever it says. */
export type FetchedPage = z.infer<typeof fetchedPageSchema>

const pageFailureSchema = z.enum([
  /** No address of a public page: another scheme or port, a password, or a place that is not public. */
  'ADDRESS_NOT_ALLOWED',
  'PAGE_NOT_THERE',
  /** The site lets nobody in without an account, or no program. */
  'PAGE_LOCKED',
  'PAGE_NOT_REACHED',
  'PAGE_TOO_SLOW',
  'PAGE_TOO_LARGE',
  /** A picture, a film, a document: no page to read. */
  'PAGE_WITHOUT_TEXT',
])
export type PageFailure = z.infer<typeof pageFailureSchema>

const pageAnswerSchema = z.discriminatedUnion('kind', [
  fetchedPageSchema,
  z.object({ kind: z.literal('failure'), code: pageFailureSchema }),
])
export type PageAnswer = z.infer<typeof pageAnswerSchema>

/** What is asked of the page fetcher. A page that cannot be had is an answer and no error. */
export const pageCommands = {
  fetchPage: {
    subject: subjects.pageFetch,
    queue: 'page-fetcher',
    // The fetcher itself gives up after ten seconds.
    timeoutMs: 12_000,
    request: z.object({ url: z.string().max(2_000) }),
    reply: pageAnswerSchema,
  },
} as const
