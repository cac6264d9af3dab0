import { expect, test } from '@jest/globals'
import { createClient } from './create-client.ts'
import { isReadable } from './unreadable-row.ts'

type Answer = { status?: number; body: unknown }

const row = {
  id: '70000000-0000-4000-8000-000000000001',
  food: 'egg',
  quantity: 12,
  unit: 'piece',
  checked: false,
  note: null,
  created_at: '2026-11-22T10:00:00Z',
  updated_at: '2026-11-22T10:00:00Z',
}

/** A client whose gateway and database give scripted responses; each request is kept. */
function reading(
  rows: Answer,
  data: object | null = { url: 'https://data.example/rest/v1/', api_key: 'public' },
) {
  const requests: { url: URL; headers: Headers }[] = []
  const settings: Answer[] = [{ status: 503, body: {} }, { body: { data } }]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input))
    requests.push({ url, headers: new Headers(init?.headers) })
    const { status = 200, body } = url.pathname === '/api/settings' ? (settings.pop() as Answer) : rows
    return Response.json(body, { status })
  }
  const client = createClient({ baseUrl: 'https://alfred.example', token: async () => 'token', fetch })
  return { client, requests }
}

test("rows are read with the person's token, filtered, ordered and in pages", async () => {
  const { client, requests } = reading({ body: [row] })
  await client.read('shopping', { where: { checked: false, food: 'egg,or=(x)' }, limit: 5, offset: 10 })
  await client
    .read('meal_plan', { where: { day: { from: '2026-11-22', until: '2026-11-28' } } })
    .catch(() => undefined)
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    '/api/settings',
    '/rest/v1/shopping_items',
    '/rest/v1/meal_plan_entries',
  ])
  const [, shopping, plan] = requests
  expect(Object.fromEntries(shopping?.url.searchParams ?? [])).toMatchObject({
    checked: 'eq.false',
    food: 'eq.egg,or=(x)',
    limit: '5',
    offset: '10',
    order: 'checked.asc,food.asc,id.asc',
  })
  expect(shopping?.headers.get('authorization')).toBe('Bearer token')
  expect(shopping?.headers.get('apikey')).toBe('public')
  expect(plan?.url.searchParams.getAll('day')).toEqual(['gte.2026-11-22', 'lte.2026-11-28'])
})

test('unknown columns are dropped', async () => {
  const { client } = reading({ body: [{ ...row, colour: 7 }] })
  expect(await client.read('shopping')).toEqual([row])
})

test.each<[string, Answer, object]>([
  ['a token that is not valid', { status: 401, body: { code: 'PGRST303' } }, { code: 'UNAUTHENTICATED' }],
  ['what nobody may read', { status: 403, body: {} }, { code: 'FORBIDDEN' }],
  ['a database that is away', { status: 503, body: {} }, { code: 'UNAVAILABLE', retryable: true }],
  ['rows that are none', { body: { rows: [] } }, { code: 'MESSAGE_INVALID' }],
])('%s is an error with a code', async (_title, answer, error) => {
  await expect(reading(answer).client.read('shopping')).rejects.toMatchObject(error)
})

test('an invalid filter, limit or offset is refused before a request is sent', async () => {
  const { client, requests } = reading({ body: [] })
  const wrong = [{ where: { user_id: 'me' } as never }, { limit: 0 }, { limit: 1_001 }, { offset: -1 }]
  for (const settings of wrong)
    await expect(client.read('shopping', settings)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  expect(requests).toEqual([])
})

test('a gateway without data endpoints gives an error that says so', async () => {
  const { client } = reading({ body: [] }, null)
  await expect(client.read('shopping')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: false })
})

test('an unreadable row is marked as such, and the others are unchanged', async () => {
  const { id } = row
  const broken = [{ ...row, food: null }, { ...row, quantity: 'NaN' }, null, { id: 7 }]
  const { client } = reading({ body: [row, ...broken, row] })
  const rows = await client.read('shopping')
  const unreadable = 'an entry that cannot be read'
  expect(rows).toEqual([
    row,
    { id, unreadable },
    { id, unreadable },
    { id: null, unreadable },
    { id: null, unreadable },
    row,
  ])
  expect(rows.filter(isReadable)).toEqual([row, row])
})
