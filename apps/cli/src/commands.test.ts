import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runCli } from './app.ts'
import { dayAfter } from './show-rows.ts'

const id = (number: number): string => `70000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = '2026-11-26T10:00:00Z'
const lot = {
  id: id(1),
  food: 'milk\u001b[31m',
  quantity: 2,
  unit: 'l',
  location: 'fridge',
  expires_on: null,
}
const entry = {
  ...{ id: id(2), logged_on: '2026-11-26', meal: 'breakfast', food: 'egg', quantity: 2, unit: 'piece' },
  ...{
    grams: 100,
    note: null,
    created_at: at,
    nutrients: { calories: 143, protein_g: 12.6 },
    source: 'USDA',
    is_estimate: false,
  },
}
const change = {
  ...{
    source: id(3),
    kind: 'turn',
    changed_at: '2026-11-26T10:00:00.000Z',
    request: 'I bought milk',
    count: 7,
  },
  ...{ labels: ['milk', 'egg'], undoes: null, undone_by: id(4) },
}
const trace = {
  ...{ job_id: id(5), trace_id: null, mode: 'plan', status: 'done', attempts: 1, duration_ms: 168 },
  steps: [
    {
      ...{ node: 'execute', fence: 1, began_ms: 10, duration_ms: 56, error: null, model_calls: [] },
      calls: [{ tool: 'add_item', kind: 'write', refused: null }],
    },
  ],
}
const rows: Record<string, unknown> = {
  '/api/settings': { data: { url: '', api_key: null } },
  '/api/data/inventory_lots': [
    { ...lot, opened_on: null, created_at: at, updated_at: at, due_on: '2026-11-27' },
  ],
  '/api/data/shopping_items': [
    {
      ...{ id: id(6), food: 'tea', quantity: null, unit: null, checked: true },
      ...{ note: null, created_at: at, updated_at: at, aisle: 'Drinks' },
    },
    {
      ...{ id: id(7), food: 'leek', quantity: 2, unit: 'piece', checked: false },
      ...{ note: 'thin', created_at: at, updated_at: at, aisle: 'Fruit' },
    },
  ],
  '/api/data/meal_plan_entries': [],
  '/api/data/food_log': [entry],
  '/api/data/rpc/list_changes': { items: [change], next: null },
  [`/api/jobs/${id(5)}/trace`]: trace,
}

let url: string
const asked: string[] = []
let server: Server
beforeAll(async () => {
  const answer = (request: IncomingMessage): unknown => {
    asked.push(request.url ?? '')
    const path = request.url?.split('?')[0] ?? ''
    return path === '/api/settings' ? { data: { url: `${url}/api/data`, api_key: null } } : rows[path]
  }
  server = createServer((request, response) => {
    const body = answer(request)
    const refusal = {
      error: { code: 'NOT_FOUND', message: 'There is no trace of this job.', retryable: false },
    }
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    request.resume().on('end', () => response.end(JSON.stringify(body ?? refusal)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

async function run(...argv: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const printed = Promise.all([text(stdout), text(stderr)])
  const code = await runCli({
    argv,
    stdin: Readable.from([]),
    stdout,
    stderr,
    mintToken: async () => 'token',
  })
  stdout.end()
  stderr.end()
  const [out, aside] = await printed
  return { code, out, aside }
}

test('the stock is a table, without the control characters that a name may hold', async () => {
  expect(await run('stock', '--url', url)).toEqual({
    ...{ code: 0, aside: '' },
    out: 'food  amount  place   until\nmilk  2 l     fridge  2026-11-27\n',
  })
})

test('a place restricts it, and one that is none is told with what there is', async () => {
  await run('stock', '--place', 'freezer', '--url', url)
  expect(asked.at(-1)).toContain('location=eq.freezer')
  const { code, aside } = await run('stock', '--place', 'cellar', '--url', url)
  expect(code).toBe(2)
  expect(aside).toContain('fridge, freezer')
})

test('the list goes by aisle, what is bought last', async () => {
  expect((await run('list', '--url', url)).out).toBe(
    '   food  amount  aisle   note\n☐  leek  2       Fruit   thin\n☑  tea           Drinks\n',
  )
})

test('the diary is summed for each day', async () => {
  expect((await run('diary', '--url', url)).out).toMatch(
    /egg +2 +143 +12\.6 +USDA[^]*2026-11-26: 143 kcal, 12\.6 g protein/,
  )
})

test('nothing is told as nothing, for as many days as were asked for', async () => {
  expect((await run('plan', '--days', '1', '--url', url)).out).toMatch(
    /^Nothing is planned until \d{4}-\d\d-\d\d\.\n$/,
  )
  expect((await run('plan', '--days', 'many', '--url', url)).code).toBe(2)
})

test('changes name what there is of them, and what was taken back', async () => {
  expect((await run('changes', '--url', url)).out).toMatch(
    /milk, egg and 5 more +"I bought milk" +taken back/,
  )
})

test('a trace is a table, and one that is not kept fails', async () => {
  expect((await run('trace', id(5), '--url', url)).out).toMatch(/168 ms[^]*execute +10 ms +56 ms +add_item/)
  expect(await run('trace', id(9), '--url', url)).toMatchObject({
    code: 1,
    aside: expect.stringMatching(/no trace/),
  })
})

test.each(['stock', 'list', 'plan', 'diary', 'changes', 'trace'])('%s is JSON for programs', async (name) => {
  const words = name === 'trace' ? [id(5)] : []
  const { out } = await run(name, ...words, '--json', '--url', url)
  expect(JSON.parse(out)).toEqual(name === 'trace' ? trace : expect.any(Array))
  expect(out).not.toContain('\u001b')
})

test('help and completion need no Alfred, and an unknown option is wrong usage', async () => {
  expect((await run('help')).out).toMatch(/stock +what is in the kitchen[^]*--place +where: fridge/)
  expect((await run('completion', 'fish')).out).toContain('complete -c alfred')
  expect((await run('completion', 'cmd')).code).toBe(2)
  expect((await run('stock', '--colour', 'red')).code).toBe(2)
})

test('a gateway that is away is told with how to start it', async () => {
  const { code, aside } = await run('list', '--url', 'http://127.0.0.1:9')
  expect(code).toBe(3)
  expect(aside).toContain('npm start')
})

test('days are counted over the end of a month', () => {
  expect([dayAfter('2026-11-30', 1), dayAfter('2027-01-01', -1)]).toEqual(['2026-12-01', '2026-12-31'])
})
