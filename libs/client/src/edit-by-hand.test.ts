import { expect, test } from '@jest/globals'
import { createClient } from './create-client.ts'

const key = '70000000-0000-4000-8000-000000000009'
const done = { ok: true, entities: [], data: { food: 'milk' } }
const data = { url: 'https://alfred.example/api/data', api_key: null }

function editing(answer: { status?: number; body: unknown }) {
  const requests: { path: string; method: string; headers: Headers; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    if (path === '/api/settings') return Response.json({ data })
    const body: unknown = JSON.parse(String(init?.body))
    requests.push({ path, method: init?.method ?? 'GET', headers: new Headers(init?.headers), body })
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  return { client: createClient({ baseUrl: 'https://alfred.example', token: 'token', fetch }), requests }
}

test("a change by hand is sent to the data endpoint with the person's token and a key", async () => {
  const { client, requests } = editing({ body: done })
  expect(await client.edit('check_off', { food: 'milk' }, { key })).toEqual(done)
  await client.edit('check_off', { food: 'milk' })
  expect(requests[0]).toMatchObject({
    path: '/api/data/rpc/edit_by_hand',
    method: 'POST',
    body: { p_key: key, p_tool: 'check_off', p_arguments: { food: 'milk' } },
  })
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token')
  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  expect((requests[1]?.body as { p_key: string }).p_key).toMatch(/^[0-9a-f-]{36}$/)
})

test('a change that is refused for its data gives an outcome with the reason', async () => {
  const error = { code: 'NOT_FOUND', message: 'There is no milk.', retryable: false }
  const { client } = editing({ body: { ok: false, error } })
  expect(await client.edit('check_off', { food: 'milk' })).toEqual({ ok: false, error })
})

test.each([
  [{ status: 401, body: {} }, 'UNAUTHENTICATED'],
  [
    { status: 422, body: { error: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'x', retryable: false } } },
    'IDEMPOTENCY_KEY_REUSED',
  ],
  [{ status: 422, body: {} }, 'INVALID_REQUEST'],
  [{ status: 503, body: 'gone' }, 'UNAVAILABLE'],
  [{ body: { ok: 'maybe' } }, 'MESSAGE_INVALID'],
])('a response %j is %s', async (answer, code) => {
  await expect(editing(answer).client.edit('check_off', { food: 'milk' }, { key })).rejects.toMatchObject({
    code,
  })
})

test('an argument that the tool does not have is refused before anything is sent', async () => {
  const { client, requests } = editing({ body: done })
  const given = { food: 'milk', quantity: 1, expires: 'friday' } as { food: string; quantity: number }
  await expect(client.edit('add_item', given)).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    message: expect.stringContaining('expires'),
  })
  expect(requests).toEqual([])
})
