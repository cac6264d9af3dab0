import { AuthClient } from '@supabase/auth-js'
import { describe, expect, test } from '@jest/globals'
import { openBrowser } from '../testing/browser.ts'
import type { Browser } from '../testing/browser.ts'
import { startFakeAuth } from '../testing/fake-auth.ts'
import type { FakeAuth } from '../testing/fake-auth.ts'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'
import { stopAfterEach } from '../testing/stop-after-each.ts'

let gateway: TestGateway
const stopLater = stopAfterEach()

const sessionIn = async (browser: Browser) => (await browser.send('/auth/session')).json()
const jobs = (browser: Browser) => browser.send('/api/jobs')

describe('a browser at a public address', () => {
  const origin = 'https://alfred.example'
  const ada = {
    id: 'a0000000-0000-4000-8000-0000000000a1',
    email: 'ada@example.com',
    password: 'right',
    name: 'Ada',
  }
  let auth: FakeAuth
  let browser: Browser
  const startHosted = async (settings = {}): Promise<void> => {
    gateway = await startTestGateway()
    const { keys } = gateway
    await gateway.stop()
    auth = await startFakeAuth(keys, [ada])
    gateway = await startTestGateway({
      ...{ AUTH_URL: auth.url, AUTH_API_KEY: auth.apiKey, PUBLIC_URL: origin },
      ...{ SUPABASE_JWKS: keys.publicJwks, ...settings },
    })
    for (const stop of [auth.stop, gateway.stop]) stopLater(stop)
    browser = openBrowser(gateway.app, origin)
  }
  const enter = (given: object = { email: ada.email, password: ada.password }) =>
    browser.send('/auth/password', { method: 'POST', body: given })
  const askForLink = (email = ada.email) =>
    browser.send('/auth/email-link', { method: 'POST', body: { email } })

  test('signs in by password, with a cookie that travels over TLS alone', async () => {
    await startHosted()
    expect(await sessionIn(browser)).toEqual({ person: null, ways: ['password', 'email_link'] })
    expect((await enter()).json().person).toEqual({ id: ada.id, name: 'Ada', email: ada.email })
    expect([...browser.cookies.keys()]).toEqual(['__Host-alfred_session'])
    expect(browser.attributes.get('__Host-alfred_session')).toMatchObject({
      ...{ httpOnly: true, secure: true, sameSite: 'strict', path: '/' },
    })
    expect((await jobs(browser)).statusCode).toBe(200)
    await browser.send('/auth/sign-out', { method: 'POST' })
    expect([browser.cookies.size, auth.openSessions()]).toEqual([0, 0])
  })

  test('is told the same of a wrong password and of an account that is none', async () => {
    await startHosted()
    const wrong = await enter({ email: ada.email, password: 'wrong' })
    const nobody = await enter({ email: 'nobody@example.com', password: 'wrong' })
    expect([wrong.statusCode, nobody.statusCode]).toEqual([401, 401])
    expect(wrong.body).toBe(nobody.body)
    expect(wrong.body).not.toContain('invalid_credentials')
  })

  test('cannot guess the password of one account, from however many addresses', async () => {
    await startHosted()
    const statuses = new Set<number>()
    for (let number = 0; number < 10; number += 1) {
      const body = { email: number % 2 === 0 ? ada.email : ada.email.toUpperCase(), password: `${number}` }
      const remoteAddress = `203.0.113.${number}`
      const sent = await browser.send('/auth/password', { method: 'POST', body, remoteAddress })
      statuses.add(sent.statusCode)
    }
    expect([...statuses]).toEqual([401, 429])
    expect(auth.requests.filter((one) => one.includes('password')).length).toBe(6)
  })

  test('is renewed before its token expires, once for all requests that come at the same time', async () => {
    await startHosted()
    auth.lifetimeSeconds = 60
    await enter()
    const first = browser.cookies.get('__Host-alfred_session')
    auth.lifetimeSeconds = 3_600
    const answers = await Promise.all([1, 2, 3, 4].map(() => jobs(browser)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(browser.cookies.get('__Host-alfred_session')).not.toBe(first)
    expect(auth.requests.filter((one) => one.includes('refresh_token')).length).toBe(1)
    expect((await jobs(browser)).headers['set-cookie']).toBeUndefined()
  })

  test('is renewed although its token has expired, and is asked to sign in once that is refused', async () => {
    await startHosted()
    auth.lifetimeSeconds = -100
    await enter().catch(() => undefined)
    auth.lifetimeSeconds = 3_600
    expect((await jobs(browser)).statusCode).toBe(200)
    auth.lifetimeSeconds = -100
    const again = openBrowser(gateway.app, origin)
    await again.send('/auth/password', { method: 'POST', body: { email: ada.email, password: ada.password } })
    auth.failsWith = 400
    expect((await jobs(again)).statusCode).toBe(401)
    expect(again.cookies.size).toBe(0)
  })

  test('stays signed in while the sign-in service is away, for as long as its token holds', async () => {
    await startHosted()
    auth.lifetimeSeconds = 60
    await enter()
    auth.failsWith = 503
    expect((await jobs(browser)).statusCode).toBe(200)
    expect((await sessionIn(browser)).person.name).toBe('Ada')
    expect(browser.cookies.size).toBe(1)
  })

  test('keeps its session where the service that should renew it is away', async () => {
    await startHosted()
    auth.lifetimeSeconds = -100
    await enter().catch(() => undefined)
    auth.failsWith = 503
    expect((await jobs(browser)).statusCode).toBe(503)
    expect(browser.cookies.size).toBe(1)
  })

  test('does not have the sign-in service asked for a cookie that was never issued', async () => {
    await startHosted()
    browser.cookies.set('__Host-alfred_session', `supabase~guess~${gateway.token.slice(0, -4)}AAAA`)
    expect((await jobs(browser)).statusCode).toBe(401)
    expect(auth.requests).toEqual([])
  })

  test('cannot have the sign-in service asked for one guess after the other with an old token of its own', async () => {
    await startHosted()
    auth.lifetimeSeconds = -100
    await enter()
    const [keeper, , access] = browser.cookies.get('__Host-alfred_session')?.split('~') ?? []
    const statuses = new Map<number, number>()
    for (let guess = 0; guess < 40; guess += 1) {
      browser.cookies.set('__Host-alfred_session', `${keeper}~guess${guess}~${access}`)
      const { statusCode } = await browser.send('/auth/session')
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 30, 429: 10 })
    expect(auth.requests.filter((one) => one.includes('refresh_token')).length).toBe(30)
  })

  test('has its link led to the public address, whatever a request calls the gateway', async () => {
    await startHosted()
    const headers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }
    const sent = { method: 'POST', headers, body: { email: ada.email } } as const
    expect((await browser.send('/auth/email-link', sent)).statusCode).toBe(403)
    await browser.send('/auth/email-link', { ...sent, headers: { host: 'evil.example' } })
    expect(auth.mails.map(({ leadsTo }) => leadsTo)).toEqual([`${origin}/auth/confirm`])
  })

  test('signs in by the link of its e-mail, and only in the browser that asked for it', async () => {
    await startHosted()
    expect((await askForLink()).statusCode).toBe(204)
    expect(browser.attributes.get('__Host-alfred_link')).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      secure: true,
    })
    const [mail] = auth.mails
    expect(mail?.leadsTo).toBe(`${origin}/auth/confirm`)
    const opened = await fetch(`${auth.url}/verify?type=magiclink&token=${mail?.hash}`, {
      redirect: 'manual',
    })
    const { pathname, search } = new URL(opened.headers.get('location') ?? '')
    const elsewhere = openBrowser(gateway.app, origin)
    const refused = await elsewhere.send(`${pathname}${search}`)
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/?sign_in=other_browser'])
    const other = openBrowser(gateway.app, origin)
    await other.send('/auth/email-link', { method: 'POST', body: { email: 'eve@example.com' } })
    expect((await other.send(`${pathname}${search}`)).headers.location).toBe('/?sign_in=failed')
    expect((await sessionIn(other)).person).toBeNull()
    const arrived = await browser.send(`${pathname}${search}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/'])
    expect((await sessionIn(browser)).person.email).toBe(ada.email)
    expect([...browser.cookies.keys()]).toEqual(['__Host-alfred_session'])
  })

  test('signs in by a link that brings the hash of a token', async () => {
    await startHosted()
    await askForLink()
    const link = `/auth/confirm?type=email&token_hash=${auth.mails[0]?.hash}`
    expect((await openBrowser(gateway.app, origin).send(link)).headers.location).toContain('other_browser')
    expect((await browser.send(link)).headers.location).toBe('/')
    expect((await sessionIn(browser)).person.email).toBe(ada.email)
  })

  test('is not told whether an address may have a link', async () => {
    await startHosted()
    const [known, blocked] = [await askForLink(), await askForLink('x@blocked.example')]
    expect([known.statusCode, blocked.statusCode]).toEqual([204, 204])
    expect(known.body).toBe(blocked.body)
    // The service counts the mails of an account, and none of an address without one.
    auth.failsWith = 429
    expect((await askForLink()).statusCode).toBe(204)
  })

  test('ends the session that it had when another begins', async () => {
    await startHosted()
    await enter()
    await enter()
    expect(auth.openSessions()).toBe(1)
  })

  test('without TLS, and not on this machine, is offered no way that needs a cookie', async () => {
    await startHosted({ PUBLIC_URL: undefined })
    const plain = openBrowser(gateway.app, 'http://192.168.1.5:3000')
    expect(await sessionIn(plain)).toEqual({ person: null, ways: [] })
    plain.cookies.set('alfred_session', `supabase~r~${gateway.token}`)
    expect((await jobs(plain)).statusCode).toBe(401)
  })

  test('has a sign-in service that the official client gets on with', async () => {
    await startHosted()
    const kept = new Map<string, string>()
    const client = new AuthClient({
      ...{ url: auth.url, headers: { apikey: auth.apiKey }, flowType: 'pkce', autoRefreshToken: false },
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    })
    const entered = await client.signInWithPassword({ email: ada.email, password: ada.password })
    expect(entered.data.user?.email).toBe(ada.email)
    const renewed = await client.refreshSession()
    expect(renewed.data.session?.refresh_token).not.toBe(entered.data.session?.refresh_token)
    expect((await client.signOut({ scope: 'local' })).error).toBeNull()
    expect(auth.openSessions()).toBe(0)
    const asked = await client.signInWithOtp({
      email: ada.email,
      options: { emailRedirectTo: `${origin}/auth/confirm` },
    })
    expect(asked.error).toBeNull()
    const opened = await fetch(`${auth.url}/verify?token=${auth.mails[0]?.hash}`, { redirect: 'manual' })
    const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect((await client.exchangeCodeForSession(code)).data.user?.email).toBe(ada.email)
    const wrong = await client.signInWithPassword({ email: ada.email, password: 'wrong' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })
})
