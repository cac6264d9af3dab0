import type { FetchedPage } from '@alfred/contracts'
import { connectTo } from '@alfred/outgoing'
import { Agent, request } from 'undici'
import { PageError } from '../errors.ts'
import { decodeText } from './decode-text.ts'
import { pageTypeOf } from './page-type.ts'
import { readBody } from './read-body.ts'

export type Page = { contentType: FetchedPage['content_type']; text: string }

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** No cookies, no referrer, no name of anybody: what a browser sends that nobody has ever used. */
const headers = {
  accept: 'text/html, application/xhtml+xml, application/ld+json;q=0.9, application/json;q=0.8',
  'accept-encoding': 'gzip, br',
  'user-agent': 'Alfred/1.0 (fetches a recipe that a person asked for)',
}

/** Makes one request, to this address of the URL's host. A redirect is returned and not followed. Throws PageError. */
export async function requestPage(
  url: URL,
  { address, signal }: { address: string; signal: AbortSignal },
): Promise<Page | { location: string }> {
  const dispatcher = new Agent({ connect: connectTo(address) })
  try {
    const answer = await request(url, { dispatcher, signal, headers })
    const location = headerOf(answer.headers, 'location')
    if (isRedirect(answer.statusCode) && location !== '') return { location }
    refuseFailure(answer.statusCode)
    const contentType = pageTypeOf(headerOf(answer.headers, 'content-type'))
    const bytes = await readBody(answer.body, headerOf(answer.headers, 'content-encoding'))
    return { contentType: contentType.name, text: decodeText(bytes, contentType.charset) }
  } finally {
    // Whatever is still on its way is of no use any more.
    await dispatcher.destroy()
  }
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

function refuseFailure(status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 404 || status === 410) throw new PageError('PAGE_NOT_THERE', `It answered ${status}.`)
  if ([401, 402, 403, 407, 451].includes(status)) throw new PageError('PAGE_LOCKED', `It answered ${status}.`)
  throw new PageError('PAGE_NOT_REACHED', `It answered ${status}.`)
}

/** A header that is sent twice counts as its first. */
function headerOf(all: Headers, name: string): string {
  const value = all[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
