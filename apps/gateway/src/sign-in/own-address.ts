import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** What of a request tells from where it was sent. */
type Sent = Pick<FastifyRequest, 'headers' | 'method' | 'socket'>

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** Headers by which a proxy says that it stands between. */
const ofProxies =
  /^(?:forwarded|via|x-(?:forwarded|original|real|envoy|amzn|azure)-.+|cf-.+|(?:.+-)?client-ip)$/

/**
 * True for a request of a program on this machine that named this machine: the name keeps out pages whose own name leads here
 * (DNS rebinding), the address those of the network, and no proxy may stand between.
 */
export function isFromThisMachine({ headers, socket }: Sent): boolean {
  if (Object.keys(headers).some((name) => ofProxies.test(name))) return false
  return namesLoopback(headers.host) && isLoopback(socket.remoteAddress ?? '')
}

/** True when the Host header names the loopback interface, to which browsers send cookies without TLS here. */
export function namesLoopback(host: string | undefined): boolean {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::\d{1,5})?$/i.exec(host ?? '') ?? []
  const name = bracketed ?? plain ?? ''
  return name.toLowerCase() === 'localhost' || isLoopback(name)
}

/** True for an address whose host is the loopback interface. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && namesLoopback(new URL(url).host)
}

function isLoopback(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/** True for the address of an installation that others reach: what holds on one's own machine does not hold there. */
export function isPublicUrl(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !isLoopbackUrl(publicUrl)
}

/** The origins at which this gateway serves pages: its public one, or the one of a loopback address that was asked. */
function ownOrigins({ headers }: Sent, publicUrl: string | undefined): string[] {
  const own = publicUrl === undefined ? [] : [new URL(publicUrl).origin]
  const asked = `http://${headers.host}`
  const isHere = !isPublicUrl(publicUrl) && namesLoopback(headers.host) && URL.canParse(asked)
  return isHere ? [...own, new URL(asked).origin] : own
}

/**
 * The gateway's own origin that a request names, so that only its own pages sign in and act by cookie. A request that changes something has to
 * name one; one that only reads may be without, unless the browser says that another page has sent it.
 */
export function isOfOwnPage(request: Sent, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return !unsafe.has(request.method)
  return ownOrigins(request, publicUrl).includes(origin)
}
