import { connect } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const list = (headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
  gateway.app.inject({ method: 'GET', url: '/api/jobs', headers, remoteAddress })

describe('a person', () => {
  test('who sends too many requests is told when to retry, while another person is answered', async () => {
    gateway = await startTestGateway({ REQUESTS_PER_MINUTE: 3 })
    const statuses = []
    for (let times = 0; times < 5; times += 1) statuses.push((await list(gateway.headers)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await list(gateway.headers)
    expect(refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS', retryable: true } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10)
    const bob = { authorization: `Bearer ${await gateway.keys.signPersonToken({ name: 'bob' })}` }
    expect((await list(bob)).statusCode).toBe(200)
  })

  test('is counted once, however many tokens and addresses they use', async () => {
    gateway = await startTestGateway({ REQUESTS_PER_MINUTE: 2 })
    const again = async (lifetime: string) => ({
      authorization: `Bearer ${await gateway.keys.signPersonToken({ name: 'ada', lifetime })}`,
    })
    const answers = [
      await list(await again('1h'), '10.0.0.1'),
      await list(await again('2h'), '10.0.0.2'),
      await list(await again('3h'), '10.0.0.3'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  })
})

describe('an address that sends no valid token', () => {
  test('is told to wait, while other addresses get the reason, and valid tokens still work from it', async () => {
    gateway = await startTestGateway({ REFUSED_TOKENS_PER_MINUTE: 2 })
    const bad = [{}, { authorization: 'Bearer x.y.z' }, {}, { authorization: 'Bearer x.y.z' }]
    const statuses = []
    for (const headers of bad) statuses.push((await list(headers as Record<string, string>)).statusCode)
    expect(statuses).toEqual([401, 401, 429, 429])
    expect((await list({})).headers['retry-after']).toBeDefined()
    expect((await list({}, '10.0.0.2')).statusCode).toBe(401)
    expect((await list({ 'x-forwarded-for': '10.9.9.9' })).statusCode).toBe(429)
    expect((await list(gateway.headers)).statusCode).toBe(200)
  })
})

describe('a slow client', () => {
  /** Sends the words a byte at a time and gives everything received until the gateway closed the connection. */
  const trickle = async (url: string, words: string): Promise<string> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let answer = ''
    let sent = 0
    const timer = setInterval(() => socket.write(words[sent++] ?? 'x'), 20)
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(timer)
    return answer
  }

  test('is disconnected, whether it trickles headers or a body', async () => {
    gateway = await startTestGateway({ REQUEST_TIMEOUT_MS: 300 })
    const url = await gateway.url()
    const headers = `POST /api/chat/stream HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${gateway.token}\r\n`
    const slow = await trickle(url, headers.repeat(50))
    expect(slow).toContain(' 408 ')
    const start =
      'POST /api/jobs/x/cancel HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n'
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(start)
    const timer = setInterval(() => socket.write(' '), 20)
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.on('data', () => undefined).once('close', resolve))
    clearInterval(timer)
  })

  test('does not end a stream that stays open longer', async () => {
    gateway = await startTestGateway({ REQUEST_TIMEOUT_MS: 200 })
    const url = await gateway.url()
    const response = await fetch(`${url}/api/chat/stream`, {
      method: 'POST',
      headers: gateway.headers,
      body: JSON.stringify({ message: 'hello' }),
    })
    const reader = response.body?.getReader()
    await reader?.read()
    await new Promise((resolve) => setTimeout(resolve, 900))
    gateway.orchestrator.tell(gateway.orchestrator.submitted[0]?.turn_id ?? '', {
      ...{ id: '1.1', type: 'chunk', data: { at: 0, content: 'still here' } },
    })
    let text = ''
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += new TextDecoder().decode(part.value)
      if (text.includes('still here')) break
    }
    expect(text).toContain('still here')
    await reader?.cancel()
  })
})
