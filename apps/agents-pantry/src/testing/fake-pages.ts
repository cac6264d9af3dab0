import { gzipSync } from 'node:zlib'
import type { FetchedPage } from '@alfred/contracts'
import type { FetchPage } from '../pages/ask-for-page.ts'

/** A fetcher that nobody asks anything. */
export const noPages: FetchPage = async (address) => {
  throw new TypeError(`Nobody should ask for ${address}`)
}

/** A page as the fetcher answers with it. */
export function pageOf(text: string, contentType: FetchedPage['content_type'] = 'text/html'): FetchedPage {
  return {
    kind: 'page',
    url: 'https://example.org/cod-pie',
    content_type: contentType,
    body: gzipSync(text).toString('base64'),
  }
}
