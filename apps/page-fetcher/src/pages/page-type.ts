import type { FetchedPage } from '@alfred/contracts'
import { MIMEType } from 'node:util'
import { PageError } from '../errors.ts'

const TYPES: readonly string[] = [
  'text/html',
  'application/xhtml+xml',
  'application/ld+json',
  'application/json',
] satisfies FetchedPage['content_type'][]

/** Reads a Content-Type: a kind of page that can be read, and its charset. Throws PAGE_WITHOUT_TEXT for any other. */
export function pageTypeOf(header: string): { name: FetchedPage['content_type']; charset: string | null } {
  const type = parse(header)
  if (!isPageType(type.essence))
    throw new PageError('PAGE_WITHOUT_TEXT', `It is ${type.essence.slice(0, 60)}.`)
  return { name: type.essence, charset: type.params.get('charset') }
}

function isPageType(name: string): name is FetchedPage['content_type'] {
  return TYPES.includes(name)
}

function parse(header: string): MIMEType {
  try {
    return new MIMEType(header)
  } catch (cause) {
    throw new PageError('PAGE_WITHOUT_TEXT', 'It does not say what it is.', { cause })
  }
}
