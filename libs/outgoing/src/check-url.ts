import { OutgoingError } from './errors.ts'

/** Parses what is to be an address of the web, at one of these ports. Throws OutgoingError ADDRESS_NOT_ALLOWED for any other. */
export function checkUrl(text: string, ports: readonly number[]): URL {
  if (!URL.canParse(text)) throw refusedUrl('It is no address.')
  const url = new URL(text)
  if (!Object.hasOwn(PORTS, url.protocol)) throw refusedUrl(`It begins with ${url.protocol}`)
  if (url.username !== '' || url.password !== '') throw refusedUrl('It holds a name or a password.')
  const port = portOf(url)
  if (!ports.includes(port)) throw refusedUrl(`It is at port ${port}.`)
  return url
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

function portOf({ port, protocol }: URL): number {
  return port === '' ? (PORTS[protocol] ?? 0) : Number(port)
}

function refusedUrl(why: string): OutgoingError {
  return new OutgoingError('ADDRESS_NOT_ALLOWED', why)
}
