import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { absentId, chunk, conversationId, failure, startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
let url: string
beforeAll(async () => {
  gateway = await startTestGateway()
  url = await gateway.url()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.orchestrator.submitted = []
  gateway.orchestrator.job = {}
  answerWith((turnId) => [chunk(1, 'Added '), done(2, turnId)])
})

function done(number: number, turnId: string, status: 'done' | 'blocked' = 'done'): TurnEvent {
  return {
    id: `1.${number}`,
    type: 'done',
    data: {
      ...{
        response: 'Added 6 eggs.',
        log_dir: null,
        job_id: turnId,
        conversation_id: conversationId,
        status,
      },
      ...{ response_type: 'message', pending: null, active_mode: 'plan', model_provider: 'offline' },
      usage: { model_calls: 0, repairs: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0, calls: [] },
    },
  }
}

function answerWith(eventsOf: (turnId: string) => TurnEvent[]): void {
  gateway.orchestrator.onSubmit = async ({ turn_id: turnId }) => {
    const events = eventsOf(turnId)
    if (events.length > 0) setTimeout(() => gateway.orchestrator.tell(turnId, ...events), 20)
    return {}
  }
}

type Sent = { headers?: Record<string, string>; version?: string }
const post = (body: unknown, { headers = gateway.headers, version = '1.0' }: Sent = {}) =>
  fetch(`${url}/a2a`, {
    method: 'POST',
    headers: { ...headers, 'a2a-version': version },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
type Answer = { result?: Record<string, unknown>; error?: { code: number; message: string } }
const call = async (method: string, params: unknown, sent?: Sent): Promise<Answer> =>
  (await (await post({ jsonrpc: '2.0', id: 1, method, params }, sent)).json()) as Answer
const message = (more: object = {}) => ({
  message: { messageId: 'm-1', role: 'ROLE_USER', parts: [{ text: 'I bought 6 eggs' }], ...more },
})

test('the card tells readers of both versions where and how to ask, and needs no token', async () => {
  const card = (await (await fetch(`${url}/.well-known/agent-card.json`)).json()) as Record<string, unknown>
  expect(card).toMatchObject({
    ...{ name: 'Alfred', url: `${url}/a2a`, protocolVersion: '0.3.0' },
    supportedInterfaces: [
      { url: `${url}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url: `${url}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
    ],
    capabilities: { streaming: true, pushNotifications: false },
  })
})

test('the card is kept by nobody while its address is what somebody asked for', async () => {
  const asked = await fetch(`${url}/.well-known/agent-card.json`)
  expect(asked.headers.get('cache-control')).toBe('no-store')
  const known = await startTestGateway({ PUBLIC_URL: 'https://alfred.example/' })
  const { headers, payload } = await known.app.inject({
    ...{ method: 'GET', url: '/.well-known/agent-card.json', headers: { host: 'evil.example' } },
  })
  expect(headers['cache-control']).toMatch(/^public/)
  expect([payload.includes('https://alfred.example/a2a'), payload.includes('evil')]).toEqual([true, false])
  await known.stop()
})

describe('a message', () => {
  test('is a turn, whose end is the task', async () => {
    const { result } = await call('SendMessage', message())
    expect(result).toMatchObject({
      task: {
        ...{ contextId: conversationId, status: { state: 'TASK_STATE_COMPLETED' } },
        artifacts: [{ artifactId: 'reply', parts: [{ text: 'Added 6 eggs.' }] }],
      },
    })
    expect(gateway.orchestrator.submitted.map(({ body }) => body)).toMatchObject([
      { message: 'I bought 6 eggs', conversation_id: 'new', mode: 'plan' },
    ])
  })

  test('in the words of 0.3 is the same', async () => {
    const params = {
      message: { kind: 'message', messageId: 'm-2', role: 'user', parts: [{ kind: 'text', text: 'hello' }] },
    }
    const { result } = await call('message/send', params, { version: '0.3' })
    expect(result).toMatchObject({ kind: 'task', status: { state: 'completed' } })
  })

  test('that is sent again is the same turn, and another person’s of that id is another', async () => {
    await call('SendMessage', message())
    await call('SendMessage', message())
    const token = await gateway.keys.signPersonToken({ name: 'ben' })
    await call('SendMessage', message(), {
      headers: { ...gateway.headers, authorization: `Bearer ${token}` },
    })
    const [first, again, other] = gateway.orchestrator.submitted.map(({ turn_id }) => turn_id)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('goes on where its context or its task is, and nowhere else', async () => {
    await call('SendMessage', message({ contextId: conversationId }))
    await call(
      'SendMessage',
      message({ messageId: 'm-3', taskId: gateway.orchestrator.submitted[0]?.turn_id }),
    )
    expect(gateway.orchestrator.submitted.map(({ body }) => body.conversation_id)).toEqual([
      conversationId,
      conversationId,
    ])
    const elsewhere = message({
      contextId: crypto.randomUUID(),
      taskId: gateway.orchestrator.submitted[0]?.turn_id,
    })
    expect((await call('SendMessage', elsewhere)).error?.message).toMatch(/another context/)
    expect((await call('SendMessage', message({ taskId: absentId }))).error?.code).toBe(-32_001)
    expect((await call('SendMessage', message({ contextId: '../../admin' }))).error?.code).toBe(-32_001)
    expect(gateway.orchestrator.submitted).toHaveLength(2)
  })

  test('with an answer to what was asked carries it, and no other data', async () => {
    const answer = { pending_id: crypto.randomUUID(), version: 1, action: 'confirm' }
    await call('SendMessage', message({ contextId: conversationId, parts: [{ data: { answer } }] }))
    expect(gateway.orchestrator.submitted[0]?.body).toMatchObject({ answer, message: '' })
    for (const data of [{ answer: { action: 'confirm' } }, { tool: 'discard_all' }, 'yes'])
      expect((await call('SendMessage', message({ parts: [{ data }] }))).error?.message).toMatch(
        /answers what was asked/,
      )
    expect(gateway.orchestrator.submitted).toHaveLength(1)
  })

  test('is not waited for where that is not wanted', async () => {
    answerWith(() => [])
    const { result } = await call('SendMessage', { ...message(), configuration: { returnImmediately: true } })
    expect(result).toMatchObject({ task: { status: { state: 'TASK_STATE_WORKING' } } })
  })

  test('that broke down is a task that failed, and one that Alfred asks back about waits for input', async () => {
    answerWith((turnId) => [failure(1, turnId)])
    expect((await call('SendMessage', message())).result).toMatchObject({
      task: { status: { state: 'TASK_STATE_FAILED' } },
    })
    answerWith((turnId) => [done(1, turnId, 'blocked')])
    expect((await call('SendMessage', message({ messageId: 'm-4' }))).result).toMatchObject({
      task: { status: { state: 'TASK_STATE_INPUT_REQUIRED' } },
    })
  })
})

const eventsOf = async (response: Response): Promise<Answer[]> =>
  (await response.text())
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => JSON.parse(part.replace(/^data: /, '')) as Answer)

describe('a stream', () => {
  const ask = (params: unknown = message()) =>
    post({ jsonrpc: '2.0', id: 7, method: 'SendStreamingMessage', params })

  test('tells the task, the reply as it grows, and its end', async () => {
    const events = await eventsOf(await ask())
    expect(events.map(({ result }) => Object.keys(result ?? {})[0])).toEqual([
      'task',
      'artifactUpdate',
      'artifactUpdate',
      'statusUpdate',
    ])
    const text = events.flatMap(({ result }) => {
      const { artifact } = (result?.['artifactUpdate'] ?? {}) as { artifact?: { parts: { text: string }[] } }
      return artifact?.parts.map((part) => part.text) ?? []
    })
    expect(text.join('')).toBe('Added 6 eggs.')
    expect(events.at(-1)?.result).toMatchObject({
      statusUpdate: { status: { state: 'TASK_STATE_COMPLETED' } },
    })
  })

  test('that is refused before it begins is refused with a status or as an answer', async () => {
    const busy = await startTestGateway({ STREAMS_PER_PERSON_MAX: 0 })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'SendStreamingMessage', params: message() })
    const refused = await fetch(`${await busy.url()}/a2a`, { method: 'POST', headers: busy.headers, body })
    expect(refused.status).toBe(429)
    await busy.stop()
    const answer = (await (await ask(message({ parts: [] }))).json()) as Answer
    expect(answer.error?.message).toMatch(/parts/)
  })

  test('leaves nothing behind when its reader goes', async () => {
    answerWith(() => [])
    const leaving = new AbortController()
    const response = await fetch(`${url}/a2a`, {
      ...{ method: 'POST', headers: { ...gateway.headers, 'a2a-version': '1.0' }, signal: leaving.signal },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'SendStreamingMessage', params: message() }),
    })
    await response.body?.getReader().read()
    expect(gateway.subscriptions()).toBeGreaterThan(0)
    leaving.abort()
    while (gateway.subscriptions() > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  })
})

describe('a task', () => {
  test('is read and cancelled by its id', async () => {
    const id = crypto.randomUUID()
    gateway.orchestrator.job = { status: 'running', response: null }
    expect((await call('GetTask', { id })).result).toMatchObject({
      id: expect.any(String),
      status: { state: 'TASK_STATE_WORKING' },
    })
    expect((await call('CancelTask', { id })).result).toMatchObject({ status: { state: expect.any(String) } })
  })

  test('of nobody, or of an id that is none, is not found', async () => {
    for (const method of ['GetTask', 'CancelTask'])
      for (const id of [absentId, '', 'all', '*.>', 'x'.repeat(500)])
        expect((await call(method, { id })).error?.code).toBe(-32_001)
  })
})

describe('what is refused', () => {
  test.each<[string, unknown]>([
    ['no message', {}],
    ['a message without an id', message({ messageId: '' })],
    ['a message without parts', message({ parts: [] })],
    ['a file', message({ parts: [{ url: 'file:///etc/passwd' }] })],
    ['a file in the message', message({ parts: [{ raw: 'AAAA' }] })],
    ['too long a text', message({ parts: [{ text: 'x'.repeat(16_001) }] })],
    ['parts that are none', message({ parts: 'text' })],
    ['parts of nothing', message({ parts: [null] })],
    ['many parts', message({ parts: Array.from({ length: 21 }, () => ({ text: 'x' })) })],
    ['a message that is a list', { message: [] }],
  ])('is %s, without a turn and without a word of the inside', async (_title, params) => {
    const { error } = await call('SendMessage', params)
    expect(error).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
    expect(error?.message).not.toMatch(/undefined|not a function|Cannot read|null/)
    expect(gateway.orchestrator.submitted).toEqual([])
  })

  test('are methods that are not offered, calls back among them', async () => {
    const pushed = { taskId: absentId, url: 'http://169.254.169.254/' }
    for (const method of [
      'CreateTaskPushNotificationConfig',
      'GetTaskPushNotificationConfig',
      'ListTasks',
      'GetExtendedAgentCard',
      'DropTable',
      'constructor',
    ])
      expect((await call(method, pushed)).error?.code).toBeLessThan(0)
    const configuration = { taskPushNotificationConfig: pushed }
    expect((await call('SendMessage', { ...message(), configuration })).result).toMatchObject({
      task: { id: expect.any(String) },
    })
  })

  test('are callers without a token, other versions and what is no call', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: message() }
    expect((await post(body, { headers: { 'content-type': 'application/json' } })).status).toBe(401)
    expect((await post(body, { version: '9.9' })).status).toBe(422)
    expect((await post('[]')).status).toBe(422)
    expect((await post(JSON.stringify([body, body]))).status).toBe(422)
    expect((await post({ ...body, jsonrpc: '1.0' })).status).toBe(422)
    expect((await post('{"jsonrpc"')).status).toBe(422)
    expect((await post({ ...body, filling: 'x'.repeat(70_000) })).status).toBe(413)
    expect(gateway.orchestrator.submitted).toEqual([])
  })

  test('is told with the status of the gateway where nobody takes requests', async () => {
    gateway.orchestrator.onSubmit = () => Promise.reject(new TypeError('secret of the inside'))
    const response = await post({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: message() })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
  })
})
