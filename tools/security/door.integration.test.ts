// What PostgREST refuses even to a client that bypasses the gateway.
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startDatabase } from '@alfred/testing'
import type { TestDatabase } from '@alfred/testing'
import { importJWK, SignJWT } from 'jose'

let stack: TestDatabase
beforeAll(async () => {
  stack = await startDatabase()
  await stack.postgres.query(
    `create function public.doze(p_seconds numeric) returns int language plpgsql set search_path = '' as $$
     begin perform pg_sleep(p_seconds); return 1; end $$;
     grant execute on function public.doze(numeric) to authenticated`,
  )
  // PostgREST knows only the functions that existed when it loaded the schema.
  await stack.postgrest.restart()
})
afterAll(() => stack.stop())

type Answer = { status: number; headers: Record<string, unknown>; body: Record<string, unknown> }
type Asked = {
  method?: string
  path: string
  token?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a plain HTTP request without any headers of a client library. */
function ask({ method = 'GET', path, token, headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${stack.postgrest.url}/${path}`,
      {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
          ...headers,
        },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const newcomer = (): Promise<string> => stack.keys.signPersonToken({ name: 'ada', id: randomUUID() })
const call = (name: string, args: unknown, token: string): Promise<Answer> => {
  const body = JSON.stringify(args)
  return ask({
    method: 'POST',
    path: `rpc/${name}`,
    token,
    body,
    headers: { 'content-length': String(Buffer.byteLength(body)) },
  })
}
/** Signs a token as the sign-in service, but with claims that it would not give. */
const signed = async (claims: Record<string, unknown>): Promise<string> =>
  new SignJWT({
    role: 'authenticated',
    aud: 'authenticated',
    sub: randomUUID(),
    exp: Math.floor(Date.now() / 1_000) + 600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'alfred-sign-in', typ: 'JWT' })
    .sign(await importJWK(stack.keys.material.signInKey, 'ES256'))

test('PostgREST lets a person read rows and call functions', async () => {
  const token = await newcomer()
  expect(
    await ask({ path: 'inventory_lots?select=food', token, headers: { prefer: 'count=exact' } }),
  ).toMatchObject({ status: 200 })
  expect(await call('kitchen_dashboard', {}, token)).toMatchObject({ status: 200 })
  expect(await ask({ path: 'rpc/kitchen_dashboard', token })).toMatchObject({ status: 200 })
})

test('PostgREST refuses a body of more than 64 KB before it processes it', async () => {
  const token = await newcomer()
  const text = 'x'.repeat(65_536)
  expect(await call('check_food', { p_foods: [], p_texts: [text] }, token)).toMatchObject({
    status: 413,
    body: { code: 'PT413', details: 'BODY_TOO_LARGE' },
  })
  expect(await call('check_food', { p_foods: [], p_texts: [text.slice(200)] }, token)).toMatchObject({
    status: 200,
  })
})

test('PostgREST refuses a body without a length', async () => {
  const body = JSON.stringify({ p_foods: [], p_texts: [] })
  const headers = { 'transfer-encoding': 'chunked' }
  expect(
    await ask({ method: 'POST', path: 'rpc/check_food', token: await newcomer(), headers, body }),
  ).toMatchObject({
    status: 411,
    body: { code: 'PT411', details: 'INVALID_REQUEST' },
  })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'PostgREST changes no rows with %s, whether they exist or not',
  async (method) => {
    const [token, other] = [await newcomer(), randomUUID()]
    await stack.postgres.query(
      `insert into public.suggestions (id, user_id, kind, dedupe_key, reason, action, due_on, valid_until)
     values ($1, $1, 'expiry', 'x', 'x', 'x', current_date, now())`,
      [other],
    )
    for (const table of ['suggestions', 'inventory_lots', 'ingredient_nutrients'])
      for (const id of [other, randomUUID()]) {
        const body = JSON.stringify(table === 'ingredient_nutrients' ? { nutrient: id } : { id })
        const filter = table === 'ingredient_nutrients' ? `?nutrient=eq.${id}` : `?id=eq.${id}`
        const answer = await ask({
          method,
          path: `${table}${method === 'POST' ? '' : filter}`,
          token,
          body,
          headers: { 'content-length': String(body.length) },
        })
        // PostgREST does not support PUT into a view.
        const isUnknown = method === 'PUT' && table === 'ingredient_nutrients'
        expect([table, answer.status]).toEqual([table, isUnknown ? 405 : 403])
      }
  },
)

test.each([
  'count=planned',
  'count=estimated',
  'tx=rollback',
  'handling=lenient',
  'return=minimal, count=planned',
  'timezone=UTC',
  'max-affected=3',
])('PostgREST refuses the preference %s', async (prefer) => {
  expect(await ask({ path: 'inventory_lots', token: await newcomer(), headers: { prefer } })).toMatchObject({
    status: 400,
  })
})

test('PostgREST reveals no query plan', async () => {
  const { status } = await ask({
    path: 'recipes',
    token: await newcomer(),
    headers: { accept: 'application/vnd.pgrst.plan+json' },
  })
  expect([406, 415]).toContain(status)
})

test.each(['postgres', 'authenticator', 'service_role', 'pg_read_all_data', 'nobody'])(
  'PostgREST refuses a token of the role %s',
  async (role) => {
    const token = await stack.keys.signServiceToken({ role, sub: randomUUID(), aud: 'authenticated' })
    const { status } = await ask({ path: 'inventory_lots', token })
    expect([400, 401, 403]).toContain(status)
  },
)

test.each([
  ['without an end', { exp: undefined }],
  ['without an audience', { aud: undefined }],
  ['whose person is no id', { sub: 'ada' }],
  ['without a person', { sub: undefined }],
])('PostgREST refuses a token %s', async (_, claims) => {
  expect(await ask({ path: 'inventory_lots', token: await signed(claims) })).toMatchObject({
    status: 401,
    body: { details: 'UNAUTHENTICATED' },
  })
})

test('PostgREST accepts the tokens of services and of turns', async () => {
  const { keys } = stack
  const orchestrator = await keys.signServiceToken({ role: 'alfred_orchestrator' })
  expect(
    await call('list_turns', { p_user: randomUUID(), p_conversation: null, p_limit: 1 }, orchestrator),
  ).toMatchObject({ status: 200 })
  const worker = await keys.signServiceToken({ role: 'alfred_worker' })
  expect(await call('last_run', { p_schedule: 'x' }, worker)).toMatchObject({ status: 200 })
  const operator = await keys.signServiceToken({ role: 'alfred_operator' })
  expect(await call('list_dead_turns', { p_limit: 1 }, operator)).toMatchObject({ status: 200 })
  const turn = await keys.signServiceToken({
    role: 'authenticated',
    aud: 'authenticated',
    sub: randomUUID(),
    turn: randomUUID(),
    fence: 1,
    domain: 'pantry',
  })
  expect(
    await call(
      'check_food',
      { p_foods: [], p_texts: Array.from({ length: 12 }, () => 'a'.repeat(9_000)) },
      turn,
    ),
  ).toMatchObject({ status: 200 })
})

test('PostgREST runs four requests of one person concurrently and refuses the next for now, without delaying other people', async () => {
  const [token, other] = [await newcomer(), await newcomer()]
  const four = Promise.all([1, 2, 3, 4].map(() => call('doze', { p_seconds: 2 }, token)))
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(await ask({ path: 'inventory_lots', token })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { code: 'PT429', details: 'TOO_MANY_REQUESTS', message: 'Too many requests at once.' },
  })
  expect(await ask({ path: 'inventory_lots', token: other })).toMatchObject({ status: 200 })
  expect((await four).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await ask({ path: 'inventory_lots', token })).toMatchObject({ status: 200 })
})

test('a person who sends too many changes is refused until the next minute', async () => {
  const id = randomUUID()
  const token = await stack.keys.signPersonToken({ name: 'ada', id })
  const edit = () => call('edit_by_hand', { p_key: randomUUID(), p_tool: 'none', p_arguments: {} }, token)
  expect(await edit()).toMatchObject({ status: 200 })
  // For this minute and the next one, which may begin meanwhile.
  await stack.postgres.query(
    `insert into private.request_counts (user_id, slot, minute, requests)
     select $1, 4, date_trunc('minute', now()) + i * interval '1 minute', 600 from generate_series(0, 1) i`,
    [id],
  )
  const refused = await edit()
  expect(refused).toMatchObject({ status: 429, body: { details: 'TOO_MANY_REQUESTS' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await ask({ path: 'inventory_lots', token })).toMatchObject({ status: 200 })
  await stack.postgres.query(
    `update private.request_counts set minute = minute - interval '2 minutes' where user_id = $1`,
    [id],
  )
  expect(await edit()).toMatchObject({ status: 200 })
})
