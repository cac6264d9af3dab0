import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Keys } from '@alfred/local-stack'
import { decodeJwt, importJWK, SignJWT } from 'jose'

/** Somebody who has an account. */
type Account = { id: string; email: string; password: string; name?: string }
type Session = { id: string; account: Account; refresh: string; former?: string }
/** A link that was mailed: the hash of its token, where it leads, and the challenge of the browser that asked. */
type MailedLink = { email: string; hash: string; leadsTo: string; challenge: string }

/** Supabase's Auth as its documents describe it, for the requests that the gateway makes; its official client is held against it. */
export type FakeAuth = {
  url: string
  apiKey: string
  /** Every request so far: method, path and query. */
  requests: string[]
  mails: MailedLink[]
  /** For how many seconds the next access tokens hold. */
  lifetimeSeconds: number
  /** Answers the next requests with this status instead, until it is set to undefined. */
  failsWith: number | undefined
  /** Makes a former refresh token count as reused at once; else there are ten seconds. */
  hasGrace: boolean
  openSessions(): number
  stop(): Promise<void>
}

type Asked = { query: URLSearchParams; body: Record<string, string>; token: string }
type Answer = { status: number; body?: object; location?: string }

const refusal = (status: number, error_code: string): Answer => ({
  status,
  body: { code: status, error_code, msg: `refused: ${error_code}` },
})

export async function startFakeAuth(keys: Keys, accounts: readonly Account[]): Promise<FakeAuth> {
  const sessions = new Map<string, Session>()
  const codes = new Map<string, MailedLink>()
  const signingKey = await importJWK(keys.material.signInKey, 'ES256')
  const self: FakeAuth = {
    ...{ url: '', apiKey: 'public-key', requests: [], mails: [], lifetimeSeconds: 3_600 },
    ...{ failsWith: undefined, hasGrace: true },
    openSessions: () => sessions.size,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const granted = async (session: Session): Promise<Answer> => {
    const { id, email, name } = session.account
    const user = {
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      user_metadata: name ? { name } : {},
    }
    const access_token = await new SignJWT({ ...user, session_id: session.id })
      .setProtectedHeader({ alg: 'ES256', kid: 'alfred-sign-in', typ: 'JWT' })
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1_000) + self.lifetimeSeconds)
      .sign(signingKey)
    const tokens = { access_token, refresh_token: session.refresh, token_type: 'bearer' }
    return { status: 200, body: { ...tokens, expires_in: self.lifetimeSeconds, user } }
  }
  const begin = (account: Account): Promise<Answer> => {
    const session = { id: randomUUID(), account, refresh: randomBytes(9).toString('base64url') }
    sessions.set(session.id, session)
    return granted(session)
  }
  const accountOf = (email: string): Account => {
    const known = accounts.find((account) => account.email === email)
    return known ?? { id: randomUUID(), email, password: '' }
  }
  const renew = ({ refresh_token: refresh }: Asked['body']): Promise<Answer> | Answer => {
    const found = [...sessions.values()].find((one) => one.refresh === refresh || one.former === refresh)
    if (found === undefined) return refusal(400, 'refresh_token_not_found')
    if (found.refresh !== refresh && !self.hasGrace) {
      sessions.delete(found.id)
      return refusal(400, 'refresh_token_already_used')
    }
    if (found.refresh === refresh)
      Object.assign(found, { former: refresh, refresh: randomBytes(9).toString('base64url') })
    return granted(found)
  }
  const answers: Record<string, (asked: Asked) => Promise<Answer> | Answer> = {
    'POST /token password': ({ body }) => {
      const known = accounts.find(
        ({ email, password }) => email === body['email'] && password === body['password'],
      )
      return known ? begin(known) : refusal(400, 'invalid_credentials')
    },
    'POST /token refresh_token': ({ body }) => renew(body),
    'POST /token pkce': ({ body }) => {
      const link = codes.get(body['auth_code'] ?? '')
      if (link === undefined) return refusal(404, 'flow_state_not_found')
      const challenge = createHash('sha256')
        .update(body['code_verifier'] ?? '')
        .digest('base64url')
      if (challenge !== link.challenge) return refusal(400, 'bad_code_verifier')
      codes.delete(body['auth_code'] ?? '')
      return begin(accountOf(link.email))
    },
    'POST /otp': ({ query, body }) => {
      if (body['email']?.endsWith('@blocked.example')) return refusal(422, 'otp_disabled')
      const [email = '', challenge = ''] = [body['email'], body['code_challenge']]
      const leadsTo = query.get('redirect_to') ?? ''
      self.mails.push({ email, challenge, leadsTo, hash: randomBytes(20).toString('hex') })
      return { status: 200, body: {} }
    },
    // The link in the mail: it leads back with a code.
    'GET /verify': ({ query }) => {
      const link = self.mails.find(({ hash }) => hash === query.get('token'))
      if (link === undefined)
        return { status: 303, location: `${query.get('redirect_to')}?error=access_denied` }
      const code = randomUUID()
      codes.set(code, link)
      return { status: 303, location: `${link.leadsTo}?code=${code}` }
    },
    'POST /verify': ({ body }) => {
      const link = self.mails.find(({ hash }) => hash === body['token_hash'] && body['type'] === 'email')
      return link ? begin(accountOf(link.email)) : refusal(403, 'otp_expired')
    },
    'POST /logout': ({ token }) => {
      sessions.delete(String(decodeJwt(token)['session_id']))
      return { status: 204 }
    },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://auth')
    self.requests.push(`${request.method} ${request.url}`)
    const body = request.method === 'POST' ? await json(request).catch(() => ({})) : {}
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const name = `${request.method} ${pathname} ${query.get('grant_type') ?? ''}`.trim()
    const isKnown = request.method === 'GET' || request.headers['apikey'] === self.apiKey
    const told = !isKnown
      ? refusal(401, 'no_api_key')
      : self.failsWith !== undefined
        ? refusal(self.failsWith, 'unexpected_failure')
        : await (answers[name]?.({ query, token, body: body as Asked['body'] }) ?? refusal(404, 'not_found'))
    response.writeHead(told.status, {
      'content-type': 'application/json',
      ...(told.location !== undefined && { location: told.location }),
    })
    response.end(told.body && JSON.stringify(told.body))
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  self.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return self
}
