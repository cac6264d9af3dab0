import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { AlfredError, CHAT_BODY_BYTES_MAX } from '@alfred/contracts'
import { SignJWT, UnsecuredJWT } from 'jose'
import { personIdOf } from '@alfred/local-stack'
import { absentId, failure, startTestGateway, testSecret } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await startTestGateway()
  // Every turn ends at once, so that a stream can be read as a whole.
  gateway.orchestrator.onSubmit = async ({ turn_id }) => {
    queueMicrotask(() => gateway.orchestrator.tell(turn_id, failure(1, turn_id)))
    return {}
  }
})
afterEach(() => gateway.stop())

const url = '/api/chat/stream'
const post = (options: { headers?: Record<string, string>; payload?: string | object } = {}) =>
  gateway.app.inject({
    method: 'POST',
    url,
    headers: { ...gateway.headers, ...options.headers },
    payload: options.payload ?? { message: 'hello' },
  })

describe('a chat request', () => {
  type Sign = () => Promise<string | undefined> | string | undefined
  const claims = { role: 'authenticated' }
  const by = (secret: string, changes: Record<string, unknown> = {}) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(personIdOf('ada'))
      .setAudience('authenticated')
  const secretKey = new TextEncoder().encode(testSecret)
  const refused: [string, Sign][] = [
    ['no header', () => undefined],
    ['garbage', () => 'Bearer garbage'],
    ['an empty token', () => 'Bearer '],
    ['another scheme', () => `Basic ${Buffer.from('ada:secret').toString('base64')}`],
    [
      'a token that has expired',
      async () => `Bearer ${await gateway.keys.signPersonToken({ name: 'ada', lifetime: '-1m' })}`,
    ],
    ['a token without an end', async () => `Bearer ${await by(testSecret).sign(secretKey)}`],
    [
      'a token of algorithm none',
      () =>
        `Bearer ${new UnsecuredJWT({ ...claims, sub: personIdOf('ada') }).setAudience('authenticated').setExpirationTime('1h').encode()}`,
    ],
    [
      'another audience',
      async () =>
        `Bearer ${await by(testSecret).setAudience('elsewhere').setExpirationTime('1h').sign(secretKey)}`,
    ],
    [
      'a service key',
      async () =>
        `Bearer ${await by(testSecret, { role: 'service_role' }).setExpirationTime('1h').sign(secretKey)}`,
    ],
    [
      'a token for nobody',
      async () => `Bearer ${await by(testSecret).setSubject('').setExpirationTime('1h').sign(secretKey)}`,
    ],
    [
      'a person who is no UUID',
      async () =>
        `Bearer ${await by(testSecret).setSubject('1 or 1=1').setExpirationTime('1h').sign(secretKey)}`,
    ],
    [
      'another secret',
      async () =>
        `Bearer ${await by('')
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode('x'.repeat(40)))}`,
    ],
    ['the public key used as a secret', () => `Bearer ${signWithPublicKey(gateway.keys.publicJwks)}`],
    [
      'the sign-in key of another installation',
      async () => {
        const other = await startTestGateway()
        await other.stop()
        return `Bearer ${other.token}`
      },
    ],
    ['a header of 10 KB', () => `Bearer ${'x'.repeat(10_000)}`],
  ]

  /** An attacker knows the public keys and may try their text as the secret of HS256. */
  function signWithPublicKey(jwks: string): string {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const expiry = Math.floor(Date.now() / 1000) + 3_600
    const payload = { ...claims, sub: personIdOf('ada'), aud: 'authenticated', exp: expiry }
    const unsigned = `${encode({ alg: 'HS256', kid: 'alfred-sign-in' })}.${encode(payload)}`
    return `${unsigned}.${createHmac('sha256', jwks).update(unsigned).digest('base64url')}`
  }

  test.each(refused)('is refused with 401, the same on every path: %s', async (_title, sign) => {
    const authorization = await sign()
    const headers = {
      'content-type': 'application/json',
      ...(authorization !== undefined && { authorization }),
    }
    const paths = [
      { method: 'POST', url, payload: { message: 'hello' } },
      { method: 'GET', url: '/api/jobs/70000000-0000-4000-8000-000000000001' },
      { method: 'GET', url: '/api/jobs/70000000-0000-4000-8000-000000000001/events' },
      { method: 'POST', url: '/api/jobs/70000000-0000-4000-8000-000000000001/cancel', payload: {} },
    ] as const
    for (const path of paths) {
      const answer = await gateway.app.inject({ ...path, headers })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED', retryable: false } })
    }
    expect(gateway.orchestrator.submitted).toHaveLength(0)
  })

  test('is accepted with the sign-in key (ES256) and with the shared secret (HS256)', async () => {
    expect((await post()).statusCode).toBe(200)
    const shared = await by(testSecret).setExpirationTime('1h').sign(secretKey)
    expect((await post({ headers: { authorization: `bearer ${shared}` } })).statusCode).toBe(200)
  })
})

describe('an invalid request', () => {
  test.each([
    ['no message', {}, 'message'],
    ['an empty message', { message: '  ' }, 'message'],
    ['a message that is too long', { message: 'x'.repeat(16_001) }, 'message'],
    ['an unknown mode', { message: 'hello', mode: 'party' }, 'mode'],
    ['an unknown time zone', { message: 'hello', time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['a field that is none', { message: 'hello', user_id: 'me' }, 'user_id'],
    ['a conversation that is no id', { message: 'hello', conversation_id: '1' }, 'conversation_id'],
    ['a change that is none', { message: 'hello', ui_changes: [{ kind: 'eaten' }] }, 'ui_changes.0.kind'],
    ['a list', [], 'body'],
    ['a text', '"hello"', 'body'],
    ['nothing', 'null', 'body'],
  ])('is refused with 422 and the place of the error: %s', async (_title, payload, path) => {
    const answer = await post({ payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: { code: 'INVALID_REQUEST' } })
    expect(answer.json<{ error: { message: string } }>().error.message).toContain(path)
  })

  test.each([
    ['a body that is too large', 413, 'BODY_TOO_LARGE', { payload: 'x'.repeat(CHAT_BODY_BYTES_MAX + 1) }],
    [
      'a body that is text',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      { headers: { 'content-type': 'text/plain' }, payload: 'hello' },
    ],
    [
      'a body that is a form',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'message=hello' },
    ],
    ['a body that is not JSON', 422, 'INVALID_REQUEST', { payload: '{"message": ' }],
    [
      'a body that would change prototypes',
      422,
      'INVALID_REQUEST',
      { payload: '{"message": "hello", "__proto__": {"mode": "plan"}}' },
    ],
    ['no body', 422, 'INVALID_REQUEST', { payload: '' }],
    ['a key of blanks', 422, 'INVALID_REQUEST', { headers: { 'idempotency-key': ' a b ' } }],
    ['a key that is too long', 422, 'INVALID_REQUEST', { headers: { 'idempotency-key': 'x'.repeat(256) } }],
    ['an empty key', 422, 'INVALID_REQUEST', { headers: { 'idempotency-key': '' } }],
  ])('is refused: %s, with %d', async (...[, status, code, options]) => {
    const answer = await post(options)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error: { code } })
    expect(gateway.orchestrator.submitted).toHaveLength(0)
  })

  test.each([
    ['GET', '/api/nothing'],
    ['GET', url],
    ['DELETE', '/api/jobs/70000000-0000-4000-8000-000000000001'],
    ['GET', '/api/jobs/not-an-id'],
    ['GET', '/api/jobs/%E0%A4%A'],
    ['GET', `/api/jobs/${'x'.repeat(500)}`],
    ['GET', `/api/jobs/${absentId}`],
  ] as const)('to a path that does not exist gets our own message: %s %s', async (method, path) => {
    const answer = await gateway.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${gateway.token}` },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND', retryable: false } })
    expect(Object.keys(answer.json())).toEqual(['error'])
  })
})

describe('a request and its turn', () => {
  const idOf = async (headers: Record<string, string>) => {
    await post({ headers })
    return gateway.orchestrator.submitted.at(-1)?.turn_id
  }

  test('the same key of the same person always names the same turn', async () => {
    const first = await idOf({ 'idempotency-key': 'monday' })
    expect(await idOf({ 'idempotency-key': 'monday' })).toBe(first)
    expect(await idOf({ 'idempotency-key': 'tuesday' })).not.toBe(first)
    const bob = await gateway.keys.signPersonToken({ name: 'bob' })
    expect(await idOf({ 'idempotency-key': 'monday', authorization: `Bearer ${bob}` })).not.toBe(first)
  })

  test('without a key every request is a turn of its own', async () => {
    expect(await idOf({})).not.toBe(await idOf({}))
  })

  test('the same body has the same hash, another body another', async () => {
    await post({ payload: { message: 'hello', mode: 'plan' } })
    await post({ payload: { mode: 'plan', message: 'hello' } })
    await post({ payload: { message: 'hello!' } })
    const [first, second, third] = gateway.orchestrator.submitted.map(({ request_hash }) => request_hash)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('an error of the orchestrator', () => {
  test.each([
    ['CONVERSATION_BUSY', 409, null],
    ['NOT_FOUND', 404, null],
    ['IDEMPOTENCY_KEY_REUSED', 422, null],
    ['QUEUE_FULL', 429, '2'],
    ['TOO_MANY_REQUESTS', 429, '2'],
  ] as const)('such as %s is answered with %d before any stream begins', async (code, status, retryAfter) => {
    gateway.orchestrator.onSubmit = async () => {
      throw new AlfredError(code, 'A sentence for the person.')
    }
    const answer = await post()
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error: { code, message: 'A sentence for the person.' } })
    expect(answer.headers['retry-after'] ?? null).toBe(retryAfter)
    expect(gateway.subscriptions()).toBe(0)
  })

  test('that is internal is not shown', async () => {
    gateway.orchestrator.onSubmit = async () => {
      throw new TypeError('password=hunter2 at /srv/app.ts:12')
    }
    const answer = await post()
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toMatch(/hunter2|app\.ts|TypeError/)
  })

  test('is 503 with a time to retry when it does not answer', async () => {
    gateway.orchestrator.leave()
    const answer = await post()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toMatchObject({ error: { code: 'UNAVAILABLE', retryable: true } })
  })

  test('because of a short absence leads to a retry with the same id', async () => {
    let asked = 0
    gateway.orchestrator.onSubmit = async ({ turn_id }) => {
      asked += 1
      if (asked === 1) throw new AlfredError('UNAVAILABLE', 'The database did not answer.')
      queueMicrotask(() => gateway.orchestrator.tell(turn_id, failure(1, turn_id)))
      return { repeated: false }
    }
    expect((await post()).statusCode).toBe(200)
    expect(new Set(gateway.orchestrator.submitted.map(({ turn_id }) => turn_id)).size).toBe(1)
  })
})
