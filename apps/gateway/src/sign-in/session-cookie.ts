import { SESSION_COOKIE } from '@alfred/contracts'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { SetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPublicUrl, namesLoopback } from './own-address.ts'

/** Who keeps a session: the sign-in of this machine, or Supabase's. */
export type SessionKeeper = 'local' | 'supabase'
/** The tokens of a session, as a browser keeps them in a cookie that no script can read. */
export type SessionTokens = { keeper: SessionKeeper; access: string; refresh: string }
/** A session with the kind of its cookie: the one for TLS, or the one of the loopback interface. */
export type KeptSession = SessionTokens & { isSecure: boolean }

type Given = Pick<FastifyRequest, 'headers'>

/** Browsers drop a longer cookie without a word. */
const COOKIE_BYTES_MAX = 4_000
const SESSION_SECONDS = 30 * 86_400
/** The name over TLS: browsers take it from this host alone, never from another one of its domain. */
const SECURE_NAME = `__Host-${SESSION_COOKIE}`

/**
 * The session that the cookie of a request holds. The one without TLS counts on the loopback interface alone, and nowhere that has a public address.
 */
export function readSession({ headers }: Given, publicUrl: string | undefined): KeptSession | undefined {
  const cookies = parseCookie(headers.cookie ?? '')
  const isSecure = cookies[SECURE_NAME] !== undefined
  const isHere = namesLoopback(headers.host) && !isPublicUrl(publicUrl)
  const plain = isHere ? cookies[SESSION_COOKIE] : undefined
  const text = cookies[SECURE_NAME] ?? plain ?? ''
  const [, keeper, refresh, access] = /^(local|supabase)~([\w.-]{1,512})~([\w.-]{1,4000})$/.exec(text) ?? []
  if (refresh === undefined || access === undefined) return undefined
  return { keeper: keeper as SessionKeeper, refresh, access, isSecure }
}

/** Gives the browser the session. False when it is too long for a cookie. */
export function writeSession(reply: FastifyReply, session: KeptSession): boolean {
  const { keeper, refresh, access, isSecure } = session
  const value = `${keeper}~${refresh}~${access}`
  if (value.length > COOKIE_BYTES_MAX) return false
  setCookie(reply, { ...placeOf(isSecure), value, maxAge: SESSION_SECONDS })
  return true
}

/** Takes the session from the browser, if it has brought one, whatever that holds. */
export function clearSession({ headers }: Given, reply: FastifyReply): void {
  const cookies = parseCookie(headers.cookie ?? '')
  for (const isSecure of [true, false]) {
    const place = placeOf(isSecure)
    if (cookies[place.name] !== undefined) setCookie(reply, { ...place, value: '', maxAge: 0 })
  }
}

function placeOf(isSecure: boolean): Omit<SetCookie, 'value'> {
  const name = isSecure ? SECURE_NAME : SESSION_COOKIE
  return { name, path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure }
}

/** Not by a plugin: those write when the framework sends, and a stream takes the response over before. */
export function setCookie(reply: FastifyReply, cookie: SetCookie): void {
  void reply.header('set-cookie', stringifySetCookie(cookie))
}
