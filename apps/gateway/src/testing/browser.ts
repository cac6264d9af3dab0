import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { parseCookie, parseSetCookie } from 'cookie'

type Sent = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  remoteAddress?: string
}

/** A browser at one of the gateway's addresses: it keeps cookies and names its origin, as browsers do. */
export type Browser = {
  send(url: string, sent?: Sent): Promise<LightMyRequestResponse>
  /** The cookies that it keeps, by name. */
  cookies: Map<string, string>
  /** The attributes with which each was last set. */
  attributes: Map<string, Record<string, unknown>>
}

export function openBrowser(app: FastifyInstance, origin = 'http://127.0.0.1:3000'): Browser {
  const cookies = new Map<string, string>()
  const attributes = new Map<string, Record<string, unknown>>()
  return {
    ...{ cookies, attributes },
    send: async (url, { method = 'GET', body, headers = {}, remoteAddress = '127.0.0.1' } = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.inject({
        ...{ method, url, remoteAddress },
        headers: {
          host: new URL(origin).host,
          ...(method !== 'GET' && { origin }),
          ...(cookie !== '' && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      for (const text of [answer.headers['set-cookie'] ?? []].flat()) {
        const { name, value = '', ...given } = parseSetCookie(text)
        attributes.set(name, given)
        if (given.maxAge === 0) cookies.delete(name)
        else cookies.set(name, parseCookie(text)[name] ?? value)
      }
      return answer
    },
  }
}
