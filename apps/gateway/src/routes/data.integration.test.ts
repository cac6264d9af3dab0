// Rows through the gateway, on the real PostgREST: what a person may read and do, and how others are protected from
// it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startDatabase } from '@alfred/testing'
import type { TestDatabase } from '@alfred/testing'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let database: TestDatabase
let gateway: TestGateway
let address: string
beforeAll(async () => {
  database = await startDatabase()
  await database.postgres.query(
    `create function public.doze(p_seconds numeric) returns int language plpgsql set search_path = '' as $$
     begin perform pg_sleep(p_seconds); return 1; end $$;
     grant execute on function public.doze(numeric) to authenticated`,
  )
  await database.postgrest.restart()
  gateway = await startTestGateway({
    SUPABASE_JWKS: database.keys.publicJwks,
    DATA_URL: database.postgrest.url,
    DATA_REQUESTS_MAX: 6,
  })
  address = `${await gateway.url()}/api/data`
})
afterAll(async () => {
  await gateway.stop()
  await database.stop()
})

const newcomer = (): Promise<string> => database.keys.signPersonToken({ name: 'ada', id: randomUUID() })
const ask = (path: string, token: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${address}/${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
const call = (name: string, body: unknown, token: string): Promise<Response> =>
  ask(`rpc/${name}`, token, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const edit = (tool: string, given: unknown, token: string): Promise<Response> =>
  call('edit_by_hand', { p_key: randomUUID(), p_tool: tool, p_arguments: given }, token)
/** How many sleeping requests the database is handling. */
async function working(): Promise<number> {
  const [row] = await database.postgres.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where state = 'active' and query like '%doze%' and pid <> pg_backend_pid()`,
  )
  return row?.count ?? 0
}
const codeOf = async (answer: Response) => ({
  status: answer.status,
  code: ((await answer.json()) as { error?: { code?: string } }).error?.code,
})

describe('a person at the data endpoints', () => {
  test('makes an edit by hand and reads it with its count, and nobody else sees it', async () => {
    const [token, other] = [await newcomer(), await newcomer()]
    const added = await edit('add_item', { food: 'butter', quantity: 1, unit: 'pack' }, token)
    expect(await added.json()).toMatchObject({ ok: true })
    const own = await ask('inventory_lots?select=food', token, { headers: { prefer: 'count=exact' } })
    expect([own.headers.get('content-range'), await own.json()]).toEqual(['0-0/1', [{ food: 'butter' }]])
    expect(await (await ask('inventory_lots?select=food', other)).json()).toEqual([])
  })

  test('is told of an argument that a tool does not have', async () => {
    const answer = await edit(
      'add_item',
      { food: 'butter', quantity: 1, expires: 'friday' },
      await newcomer(),
    )
    expect(await codeOf(answer)).toEqual({ status: 422, code: 'INVALID_REQUEST' })
  })

  test('has numbers passed on exactly as they were written', async () => {
    const written = '{"p_key":"x","p_tool":"none","p_arguments":{},"p_more":1e-400}'
    expect(await codeOf(await call('edit_by_hand', written, await newcomer()))).toMatchObject({ status: 404 })
    const body = `{"p_key":"${randomUUID()}","p_tool":"add_item","p_arguments":{"food":"jam","quantity":12345678901234567890,"unit":"jar"}}`
    expect(await (await call('edit_by_hand', body, await newcomer())).json()).toMatchObject({ ok: false })
  })

  test('can read one row as an object, and rows as CSV', async () => {
    const token = await newcomer()
    await edit('add_item', { food: 'butter', quantity: 1, unit: 'pack' }, token)
    const one = await ask('inventory_lots?select=food', token, {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    })
    expect(await one.json()).toEqual({ food: 'butter' })
    const table = await ask('inventory_lots?select=food', token, { headers: { accept: 'text/csv' } })
    expect(await table.text()).toBe('food\nbutter')
  })

  test.each([
    ['a column that is not there', 'inventory_lots?select=nothing', { status: 422, code: 'INVALID_REQUEST' }],
    ['a table that is not there', 'nothing', { status: 404, code: 'NOT_FOUND' }],
    ['a function that is not there', 'rpc/nothing', { status: 404, code: 'NOT_FOUND' }],
    ['another schema', 'rpc/check_request', { status: 404, code: 'NOT_FOUND' }],
    ['bytes that are no UTF-8', 'recipes?select=%ff', { status: 422, code: 'INVALID_REQUEST' }],
  ])('gets our own message about %s', async (_title, path, told) => {
    const answer = await ask(path, await newcomer())
    const text = await answer.clone().text()
    expect(await codeOf(answer)).toEqual(told)
    expect(text).not.toMatch(/PGRST|schema|hint|column .* does not/)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('cannot change rows with %s', async (method) => {
    const answer = await ask('inventory_lots?food=eq.milk', await newcomer(), {
      method,
      body: '{"food":"milk"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(404)
  })

  test('is told when a key was used for another edit', async () => {
    const token = await newcomer()
    const p_key = randomUUID()
    const give = (food: string) =>
      call(
        'edit_by_hand',
        { p_key, p_tool: 'add_item', p_arguments: { food, quantity: 1, unit: 'pack' } },
        token,
      )
    await give('butter')
    expect(await codeOf(await give('jam'))).toEqual({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('cannot get a query plan or an estimated count', async () => {
    const token = await newcomer()
    const counted = await ask('inventory_lots', token, { headers: { prefer: 'count=planned' } })
    expect(await codeOf(counted)).toEqual({ status: 422, code: 'INVALID_REQUEST' })
    const explained = await ask('inventory_lots', token, {
      headers: { accept: 'application/vnd.pgrst.plan+json' },
    })
    expect(explained.headers.get('content-type')).toContain('application/json')
    expect(await explained.json()).toEqual([])
  })
})

describe('the data endpoints', () => {
  test('refuse bad tokens before a request reaches the database', async () => {
    for (const token of ['garbage', await database.keys.signPersonToken({ name: 'ada', lifetime: '-1m' })])
      expect(await codeOf(await ask('recipes', token))).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
    const service = await database.keys.signServiceToken({ role: 'alfred_orchestrator' })
    expect((await ask('recipes', service)).status).toBe(401)
    expect((await fetch(`${address}/recipes`)).status).toBe(401)
  })

  test('refuse a large body before it reaches PostgREST', async () => {
    const answer = await call('check_food', { p_foods: [], p_texts: ['x'.repeat(65_536)] }, await newcomer())
    expect(await codeOf(answer)).toEqual({ status: 413, code: 'BODY_TOO_LARGE' })
  })

  test('serve others while one person exceeds the limit, and tell that person to retry', async () => {
    const [greedy, other] = [await newcomer(), await newcomer()]
    const many = Array.from({ length: 60 }, () => call('doze', { p_seconds: 1 }, greedy))
    // On a busy machine it takes a while until so many have reached the database; more than four never do.
    let most = 0
    for (let look = 0; look < 100 && most < 4; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      most = Math.max(most, await working())
    }
    expect(most).toBe(4)
    expect((await ask('inventory_lots', other)).status).toBe(200)
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4)
  })

  test('keep the place of a disconnected client for as long as the database works for it', async () => {
    // One request each of many people, since the database itself allows one person no more than four.
    for (let round = 0; round < 3; round += 1) {
      const gone = new AbortController()
      const people = await Promise.all([1, 2, 3, 4].map(newcomer))
      const asked = people.map((person) =>
        ask('rpc/doze?p_seconds=3', person, { signal: gone.signal }).catch(() => undefined),
      )
      await new Promise((resolve) => setTimeout(resolve, 100))
      gone.abort()
      await Promise.all(asked)
    }
    expect(await working()).toBe(6)
  })

  test('report that the database is away', async () => {
    const away = await startTestGateway({
      SUPABASE_JWKS: database.keys.publicJwks,
      DATA_URL: 'http://127.0.0.1:9',
    })
    const answer = await fetch(`${await away.url()}/api/data/recipes`, {
      headers: { authorization: `Bearer ${await newcomer()}` },
    })
    expect(await codeOf(answer)).toEqual({ status: 503, code: 'UNAVAILABLE' })
    await away.stop()
  })

  test('report that there is no database when none is configured', async () => {
    const closed = await startTestGateway({ SUPABASE_JWKS: database.keys.publicJwks })
    const answer = await fetch(`${await closed.url()}/api/data/recipes`, {
      headers: { authorization: `Bearer ${await newcomer()}` },
    })
    expect(await codeOf(answer)).toEqual({ status: 404, code: 'NOT_FOUND' })
    await closed.stop()
  })
})
