import { localPeopleSchema, sessionSchema } from '@alfred/contracts'
import type { LocalPeople, Session } from '@alfred/contracts'
import { parseBody, sendOnce, type Send } from './send.ts'

/** Signing in from a page of the gateway. The browser keeps the session in a cookie that the page never sees. */
export type SessionClient = {
  /** Who is signed in, and the ways to sign in that are offered here. */
  get(): Promise<Session>
  /** Who has signed in on this machine. Throws NOT_FOUND where the way `local` is not offered. */
  people(): Promise<LocalPeople['people']>
  signInLocally(name: string): Promise<Session>
  /** Throws UNAUTHENTICATED when the e-mail address or the password is not right. */
  signInByPassword(given: { email: string; password: string }): Promise<Session>
  /** Sends a link, which has to be opened in this browser. Succeeds whether anybody has the address or not. */
  sendEmailLink(email: string): Promise<void>
  /** Where it is forgotten, this machine no longer offers the name to whoever signs in. */
  signOut(how?: { isForgotten: boolean }): Promise<void>
}

/** A client of the gateway's sign-in; `baseUrl` is empty for the page's own origin. */
export function createSession({
  baseUrl,
  fetch = globalThis.fetch,
}: {
  baseUrl: string
  fetch?: typeof globalThis.fetch
}): SessionClient {
  const send: Send = (path, call) =>
    fetch(`${baseUrl.replace(/\/$/, '')}${path}`, { credentials: 'same-origin', ...call })
  const post = (path: string, body?: object): Promise<Response> =>
    sendOnce(send, path, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  return {
    get: async () => parseBody(sessionSchema, await sendOnce(send, '/auth/session', {})),
    people: async () => (await parseBody(localPeopleSchema, await sendOnce(send, '/auth/people', {}))).people,
    signInLocally: async (name) => parseBody(sessionSchema, await post('/auth/local', { name })),
    signInByPassword: async (given) => parseBody(sessionSchema, await post('/auth/password', given)),
    sendEmailLink: async (email) => void (await post('/auth/email-link', { email })),
    signOut: async ({ isForgotten } = { isForgotten: false }) =>
      void (await post(`/auth/sign-out${isForgotten ? '?forget=true' : ''}`)),
  }
}
