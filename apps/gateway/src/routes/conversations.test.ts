import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { absentId, conversationId, startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startTestGateway()
})
afterEach(() => gateway.stop())

type Method = 'GET' | 'PATCH' | 'DELETE'
type Asking = { payload?: string | object; headers?: Record<string, string> }

const ask = (method: Method, path: string, { payload, headers }: Asking = {}) =>
  gateway.app.inject({
    method,
    url: `/api/conversations${path}`,
    headers: headers ?? { authorization: `Bearer ${gateway.token}` },
    ...(payload !== undefined && { payload }),
  })
const absent = `/${absentId}`

describe('conversations', () => {
  test('are listed, opened, renamed and shown as the orchestrator gives them', async () => {
    const list = await ask('GET', '')
    expect([list.statusCode, list.json()]).toMatchObject([
      200,
      { items: [{ conversation_id: conversationId, title: 'Dinner' }], next: null },
    ])
    const one = await ask('GET', `/${conversationId}`)
    expect([one.statusCode, one.json()]).toMatchObject([
      200,
      { title: 'Dinner', pending: null, session: null },
    ])
    const renamed = await ask('PATCH', `/${conversationId}`, { payload: { title: '  Sunday ' } })
    expect([renamed.statusCode, renamed.json()]).toMatchObject([200, { title: 'Sunday' }])
    const history = await ask('GET', `/${conversationId}/history`)
    expect([history.statusCode, history.json()]).toMatchObject([
      200,
      { items: [{ job_id: expect.anything() }] },
    ])
    expect(gateway.orchestrator.asked.map(({ page }) => page).filter(Boolean)).toEqual([
      { limit: 20 },
      { limit: 20 },
    ])
  })

  test('are deleted with an empty response', async () => {
    const gone = await ask('DELETE', `/${conversationId}`)
    expect([gone.statusCode, gone.body]).toEqual([204, ''])
  })

  test('with a running turn are not deleted', async () => {
    gateway.orchestrator.onDelete = async () => {
      throw new AlfredError('CONVERSATION_BUSY', 'Alfred is still answering in this conversation.')
    }
    const busy = await ask('DELETE', `/${conversationId}`)
    expect([busy.statusCode, busy.json()]).toMatchObject([409, { error: { code: 'CONVERSATION_BUSY' } }])
  })

  test.each([
    ['GET', absent],
    ['GET', '/not-an-id'],
    ['GET', `${absent}/history`],
    ['DELETE', absent],
  ] as const)('that do not exist are answered with 404: %s %s', async (method, path) => {
    const answer = await ask(method, path)
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }])
  })

  test.each([
    ['GET', ''],
    ['GET', `/${conversationId}`],
    ['GET', `/${conversationId}/history`],
    ['PATCH', `/${conversationId}`],
    ['DELETE', `/${conversationId}`],
  ] as const)('need a token: %s %s', async (method, path) => {
    const answer = await ask(method, path, { headers: {} })
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: { code: 'UNAUTHENTICATED' } }])
    expect(gateway.orchestrator.asked).toEqual([])
  })
})

describe('a page', () => {
  test('has the requested length and continues where the one before ended', async () => {
    await ask('GET', '?limit=100&cursor=YWJj_-')
    expect(gateway.orchestrator.asked).toMatchObject([{ page: { limit: 100, cursor: 'YWJj_-' } }])
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=a+b', 'cursor'],
    [`cursor=${'x'.repeat(201)}`, 'cursor'],
    ['page=2', 'page'],
  ])('with an invalid query is refused with the place of the error: %s', async (query, place) => {
    for (const path of ['', `/${conversationId}/history`]) {
      const answer = await ask('GET', `${path}?${query}`)
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ error: { message: string } }>().error.message).toContain(place)
    }
  })
})

test.each([
  ['no title', {}, 'title'],
  ['an empty title', { title: '  ' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(121) }, 'title'],
  ['a title that is none', { title: 7 }, 'title'],
  ['a field that is none', { title: 'x', user_id: 'me' }, 'user_id'],
  ['a list', [], 'body'],
])('a title is refused: %s', async (_title, payload, place) => {
  const answer = await ask('PATCH', `/${conversationId}`, { payload })
  expect(answer.statusCode).toBe(422)
  expect(answer.json<{ error: { message: string } }>().error.message).toContain(place)
})
