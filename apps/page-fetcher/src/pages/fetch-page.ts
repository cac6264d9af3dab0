import { checkUrl, findAddress } from '@alfred/outgoing'
import type { AddressCheck, Resolve } from '@alfred/outgoing'
import { PageError } from '../errors.ts'
import { requestPage, type Page } from './request-page.ts'

/** Where pages may be fetched from, and how hosts are found. */
export type Reach = { ports: readonly number[]; isAllowed: AddressCheck; resolve: Resolve }

const REDIRECTS_MAX = 5

/**
 * Fetches the page at an address. Every address on the way to it is checked like the first, and the connection is made to
 * what was checked: a name that leads elsewhere a moment later leads nowhere. Throws PageError.
 */
export async function fetchPage(
  address: string,
  reach: Reach,
  signal: AbortSignal,
): Promise<Page & { url: string }> {
  let url = checkUrl(address, reach.ports)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const found = await requestPage(url, { address: await findAddress(url, reach), signal })
    if (!('location' in found)) return { ...found, url: url.href }
    url = nextUrl(url, found.location, reach)
  }
  throw new PageError('PAGE_NOT_REACHED', 'It leads from page to page.')
}

/** Where a redirect leads. What was asked for encrypted is never fetched in the open. */
function nextUrl(from: URL, location: string, { ports }: Reach): URL {
  if (!URL.canParse(location, from)) throw new PageError('PAGE_NOT_REACHED', 'It leads nowhere.')
  const next = checkUrl(new URL(location, from).href, ports)
  if (from.protocol === 'https:' && next.protocol === 'http:')
    throw new PageError('ADDRESS_NOT_ALLOWED', 'It leads from an encrypted page to one that is not.')
  return next
}
