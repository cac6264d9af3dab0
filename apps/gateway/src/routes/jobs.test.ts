import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { absentId, chunk, failure, startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

const jobId = '70000000-0000-4000-8000-000000000001'
let gateway: TestGateway
beforeEach(async () => {
  gateway = await startTestGateway()
})
afterEach(() => gateway.stop())

const ask = (
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string> = { authorization: `Bearer ${gateway.token}` },
) => gateway.app.inject({ method, url: `/api/jobs/${path}`, headers })

test('a job is shown as the orchestrator gives it', async () => {
  gateway.orchestrator.job = { status: 'done', response: 'Added 2 l milk.' }
  const answer = await ask('GET', jobId)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ job_id: jobId, status: 'done', response: 'Added 2 l milk.' })
})

test('all of a person’s jobs are listed in pages', async () => {
  const answer = await gateway.app.inject({
    url: '/api/jobs?limit=3',
    headers: { authorization: `Bearer ${gateway.token}` },
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { items: [{ status: 'running' }], next: null },
  ])
  expect(gateway.orchestrator.asked).toMatchObject([{ conversation_id: null, page: { limit: 3 } }])
})

test.each(['limit=0', 'cursor=%20', 'since=monday'])(
  'a list with an invalid query is refused: %s',
  async (query) => {
    const answer = await gateway.app.inject({
      url: `/api/jobs?${query}`,
      headers: { authorization: `Bearer ${gateway.token}` },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: { code: 'INVALID_REQUEST' } }])
  },
)

test('a cancel needs no body and gives its outcome', async () => {
  const answer = await ask('POST', `${jobId}/cancel`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ job_id: jobId, outcome: 'cancelled', status: 'cancelled' })
})

test('a job’s changes are shown, and undone once for each key of a person', async () => {
  const told = await ask('GET', `${jobId}/changes`)
  expect([told.statusCode, told.json()]).toMatchObject([200, { source: jobId, changes: [] }])
  const authorization = `Bearer ${gateway.token}`
  for (const key of ['one', 'one', 'two']) {
    const answer = await ask('POST', `${jobId}/undo`, { authorization, 'idempotency-key': key })
    expect([answer.statusCode, answer.json()]).toEqual([200, { source: jobId, undone: [] }])
  }
  await ask('POST', `${jobId}/undo`)
  const bob = await gateway.keys.signPersonToken({ name: 'bob' })
  await ask('POST', `${jobId}/undo`, { authorization: `Bearer ${bob}`, 'idempotency-key': 'one' })
  const [one, again, two, none, another] = gateway.orchestrator.undone
  expect(again).toBe(one)
  expect(new Set([one, two, none, another]).size).toBe(4)
})

test('an undo that is not possible gives the reason, and a malformed key is refused', async () => {
  const refused = await ask('POST', `${absentId}/undo`)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { error: { code: 'CHANGED_SINCE', message: 'There were later changes to it: milk.', retryable: false } },
  ])
  const odd = await ask('POST', `${jobId}/undo`, {
    authorization: `Bearer ${gateway.token}`,
    'idempotency-key': 'ä',
  })
  expect(odd.statusCode).toBe(422)
  expect((await ask('GET', `${absentId}/changes`)).statusCode).toBe(404)
})

test.each([
  ['GET', jobId],
  ['POST', `${jobId}/cancel`],
  ['GET', `${jobId}/changes`],
  ['POST', `${jobId}/undo`],
  ['GET', `${jobId}/events`],
] as const)('%s %s gives nothing without a token', async (method, path) => {
  const answer = await ask(method, path, {})
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } })
})

test('an invalid Last-Event-ID is refused before a stream begins', async () => {
  const headers = { authorization: `Bearer ${gateway.token}`, 'last-event-id': '1; drop' }
  const answer = await ask('GET', `${jobId}/events`, headers)
  expect(answer.statusCode).toBe(422)
  expect(gateway.subscriptions()).toBe(0)
})

const resume = async (after: string) =>
  fetch(`${await gateway.url()}/api/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${gateway.token}`, 'last-event-id': after },
  })

test('a client that has the last event gets 204', async () => {
  gateway.orchestrator.job = { status: 'failed' }
  gateway.orchestrator.replayed = [chunk(1), failure(2, jobId)]
  expect((await resume('1.2')).status).toBe(204)
})

test('a client that lacks only a stored final event waits for it', async () => {
  gateway.orchestrator.job = { status: 'failed' }
  gateway.orchestrator.replayed = [chunk(1)]
  const response = await resume('1.1')
  expect(response.status).toBe(200)
  gateway.orchestrator.tell(jobId, failure(2, jobId))
  expect(await response.text()).toContain('id: 1.2\nevent: error')
})
