import { parseCookie } from 'cookie'
import type { SetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookie } from './session-cookie.ts'

/** What the browser that asked for a link keeps until the link is opened, and whether its cookie is the one for TLS. */
type AskedLink = { verifier: string; isSecure: boolean }

const NAME = 'alfred_link'
const LINK_SECONDS = 3_600

export function readLink({ headers }: Pick<FastifyRequest, 'headers'>): AskedLink | undefined {
  const cookies = parseCookie(headers.cookie ?? '')
  for (const isSecure of [true, false]) {
    const verifier = cookies[placeOf(isSecure).name]
    if (verifier !== undefined && /^[\w-]{43}$/.test(verifier)) return { verifier, isSecure }
  }
  return undefined
}

export function writeLink(reply: FastifyReply, { verifier, isSecure }: AskedLink): void {
  setCookie(reply, { ...placeOf(isSecure), value: verifier, maxAge: LINK_SECONDS })
}

export function clearLink(reply: FastifyReply, isSecure: boolean): void {
  setCookie(reply, { ...placeOf(isSecure), value: '', maxAge: 0 })
}

/** Lax: the browser has to bring it when it comes from a mail. It signs nobody in without the code of the link. */
function placeOf(isSecure: boolean): Omit<SetCookie, 'value'> {
  const name = isSecure ? `__Host-${NAME}` : NAME
  return { name, path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }
}
