import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { serveSignIn } from '@alfred/local-stack'
import { openBrowser } from '../testing/browser.ts'
import type { Browser } from '../testing/browser.ts'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'
import { stopAfterEach } from '../testing/stop-after-each.ts'

let gateway: TestGateway
const stopLater = stopAfterEach()

const sessionIn = async (browser: Browser) => (await browser.send('/auth/session')).json()
const jobs = (browser: Browser, headers = {}) => browser.send('/api/jobs', { headers })

describe('a browser of this machine', () => {
  let bookPath: string
  const startLocal = async (settings = {}): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'alfred-sign-in-'))
    const socketPath = join(folder, 's.sock')
    bookPath = join(folder, 'sign-in.json')
    gateway = await startTestGateway({ LOCAL_SIGN_IN_SOCKET: socketPath, ...settings })
    const served = await serveSignIn({ socketPath, bookPath, keys: gateway.keys })
    for (const stop of [() => rm(folder, { recursive: true }), served.stop, gateway.stop]) stopLater(stop)
  }
  const enter = async (browser: Browser, name = 'Anna') =>
    browser.send('/auth/local', { method: 'POST', body: { name } })

  test('signs in by name, and its cookie stands for the person until it signs out', async () => {
    await startLocal()
    const browser = openBrowser(gateway.app)
    expect(await sessionIn(browser)).toEqual({ person: null, ways: ['local'] })
    const entered = await enter(browser)
    expect(entered.json()).toMatchObject({ person: { name: 'Anna' }, ways: ['local'] })
    expect(entered.body).not.toContain('eyJ')
    expect(browser.attributes.get('alfred_session')).toMatchObject({
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
    })
    expect(await sessionIn(browser)).toEqual(entered.json())
    expect((await jobs(browser)).statusCode).toBe(200)
    const stolen = new Map(browser.cookies)
    expect((await browser.send('/auth/sign-out', { method: 'POST' })).statusCode).toBe(204)
    expect(browser.cookies.size).toBe(0)
    expect((await jobs(browser)).statusCode).toBe(401)
    for (const [name, value] of stolen) browser.cookies.set(name, value)
    expect((await jobs(browser)).statusCode).toBe(401)
    expect((await sessionIn(browser)).person).toBeNull()
  })

  test('forgets the name of whoever leaves for good', async () => {
    await startLocal()
    const [first, second] = [openBrowser(gateway.app), openBrowser(gateway.app)]
    await enter(first, 'Anna')
    await enter(second, 'Ben')
    expect((await first.send('/auth/sign-out?forget=perhaps', { method: 'POST' })).statusCode).toBe(422)
    expect((await first.send('/auth/sign-out?forget=true', { method: 'POST' })).statusCode).toBe(204)
    expect((await sessionIn(first)).person).toBeNull()
    expect((await second.send('/auth/people')).json()).toMatchObject({ people: [{ name: 'Ben' }] })
  })

  test('finds who has signed in here before, and who writes a name with other letters is the same person', async () => {
    await startLocal()
    const [first, second] = [openBrowser(gateway.app), openBrowser(gateway.app)]
    const anna = (await enter(first, 'Anna')).json()
    await enter(second, 'Ben')
    expect((await enter(second, ' anna ')).json().person).toEqual(anna.person)
    const { people } = (await second.send('/auth/people')).json()
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Anna', 'Ben'])
  })

  test.each([
    ['of another machine', { remoteAddress: '192.168.1.7' }],
    [
      'whose page has led its own name here',
      { headers: { host: 'evil.example', origin: 'http://evil.example' } },
    ],
    ['behind a proxy of this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ])('is not offered names to one %s', async (_title, sent) => {
    await startLocal()
    const browser = openBrowser(gateway.app)
    const asked = await browser.send('/auth/session', sent)
    expect(asked.statusCode === 403 || asked.json().ways.length === 0).toBe(true)
    for (const answer of [
      await browser.send('/auth/people', sent),
      await browser.send('/auth/local', { ...sent, method: 'POST', body: { name: 'Anna' } }),
    ]) {
      expect([403, 404]).toContain(answer.statusCode)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('is let in by name nowhere that others reach by a public address', async () => {
    await startLocal({ PUBLIC_URL: 'https://alfred.example' })
    const browser = openBrowser(gateway.app)
    expect(await sessionIn(browser)).toEqual({ person: null, ways: [] })
    expect((await enter(browser)).statusCode).toBe(403)
    const page = openBrowser(gateway.app, 'https://alfred.example')
    expect((await enter(page)).statusCode).toBe(404)
  })

  test.each([
    '127.0.0.1.evil.example:3000',
    'localhost.evil.example',
    '0.0.0.0:3000',
    '127.1:3000',
    '2130706433:3000',
    'localhost.:3000',
    'a@127.0.0.1:3000',
    '127.0.0.1:99999',
    '',
  ])('is not this machine under another name for it: "%s"', async (host) => {
    await startLocal()
    const headers = { host, origin: `http://${host}` }
    const answer = await openBrowser(gateway.app).send('/auth/local', {
      method: 'POST',
      headers,
      body: { name: 'Eve' },
    })
    expect(answer.statusCode).toBe(403)
  })

  test.each([
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'true-client-ip',
    'fly-client-ip',
    'cf-ray',
  ])('is not believed to be here where a proxy says so: %s', async (name) => {
    await startLocal()
    const sent = { method: 'POST', headers: { [name]: 'x' }, body: { name: 'Eve' } } as const
    expect((await openBrowser(gateway.app).send('/auth/local', sent)).statusCode).toBe(404)
  })

  test('hears nothing more of a stream that was open when it left', async () => {
    await startLocal()
    const browser = openBrowser(gateway.app)
    await enter(browser)
    const [cookie] = [...browser.cookies].map(([name, value]) => `${name}=${value}`)
    const url = await gateway.url()
    const response = await fetch(`${url}/api/chat/stream`, {
      method: 'POST',
      headers: { cookie: cookie ?? '', origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'hello' }),
    })
    expect(response.status).toBe(200)
    const read = response.text()
    await browser.send('/auth/sign-out', { method: 'POST' })
    expect(await read).toContain('job_started')
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:8080' }],
    ['no origin', { origin: '' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['another site, by the word of the browser', { 'sec-fetch-site': 'cross-site' }],
    ['another port, by the word of the browser', { 'sec-fetch-site': 'same-site' }],
  ])('changes nothing for %s', async (_title, headers) => {
    await startLocal()
    const browser = openBrowser(gateway.app)
    await enter(browser)
    for (const [method, url] of [
      ['POST', '/api/chat/stream'],
      ['DELETE', '/api/account'],
      ['PATCH', '/api/conversations/c0000000-0000-4000-8000-00000000000c'],
      ['POST', '/api/data/rpc/edit_by_hand'],
      ['POST', '/auth/sign-out'],
      ['POST', '/auth/local'],
    ] as const) {
      const answer = await browser.send(url, { method, headers, body: { message: 'hello', name: 'Eve' } })
      expect([url, answer.statusCode]).toEqual([url, 403])
    }
    expect(gateway.orchestrator.submitted).toEqual([])
    expect((await sessionIn(browser)).person.name).toBe('Anna')
  })

  test('sends nothing by a form: only JSON is read', async () => {
    await startLocal()
    const browser = openBrowser(gateway.app)
    await enter(browser)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(
        (
          await browser.send('/api/chat/stream', {
            ...{ method: 'POST', body: { message: 'hello' } },
            headers: { 'content-type': type },
          })
        ).statusCode,
      ).toBe(415)
  })

  test('is not read by a page of another site, not even by one that may send tokens', async () => {
    await startLocal({ CORS_ORIGINS: ['https://kitchen.example'] })
    const browser = openBrowser(gateway.app)
    await enter(browser)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://kitchen.example' }]) {
      expect((await jobs(browser, headers)).statusCode).toBe(403)
      expect((await browser.send('/auth/people', { headers })).statusCode).toBe(403)
    }
    const token = { ...gateway.headers, origin: 'https://kitchen.example' }
    expect((await jobs(openBrowser(gateway.app), token)).statusCode).toBe(200)
  })

  test('acts for nobody by a cookie where a header names somebody, valid or not', async () => {
    await startLocal()
    const browser = openBrowser(gateway.app)
    await enter(browser)
    expect((await jobs(browser, { authorization: 'Bearer x.y.z' })).statusCode).toBe(401)
    expect((await jobs(browser, { authorization: 'Basic eDp5' })).statusCode).toBe(401)
  })

  test('loses a cookie that is none, and is asked to sign in', async () => {
    await startLocal()
    for (const value of ['x', 'local~a~b.c.d', `local~r~${gateway.token.slice(0, -4)}AAAA`, 'supabase~a~b']) {
      const browser = openBrowser(gateway.app)
      browser.cookies.set('alfred_session', value)
      expect((await jobs(browser)).statusCode).toBe(401)
      expect(browser.cookies.size).toBe(0)
      expect((await sessionIn(browser)).person).toBeNull()
    }
  })

  test('is asked to wait after too many attempts in a minute', async () => {
    await startLocal({ SIGN_INS_PER_MINUTE: 2 })
    const statuses = []
    for (const name of ['a', 'b', 'c'])
      statuses.push((await enter(openBrowser(gateway.app), name)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('keeps no token in the file of who has signed in', async () => {
    await startLocal()
    const browser = openBrowser(gateway.app)
    await enter(browser)
    const [, refresh = ''] = browser.cookies.get('alfred_session')?.split('~') ?? []
    const book = await readFile(bookPath, 'utf8')
    expect(book).toContain('Anna')
    expect(book).not.toContain(refresh.split('.')[2])
  })
})
