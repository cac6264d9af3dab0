import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { AlfredError, accountCommands } from '@alfred/contracts'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
let deleted: number
beforeEach(async () => {
  gateway = await startTestGateway()
  deleted = 0
  const pages: Record<string, object> = {
    start: { table: 'memories', rows: [{ id: 1, text: 'the "oven", runs\nhot' }], next: 'more' },
    more: { table: 'memories', rows: [{ id: 2, text: null }], next: 'tasks' },
    tasks: { table: 'tasks', rows: [], next: 'last' },
    last: { table: 'turns', rows: [{ id: 3, input: { message: 'hello' } }], next: null },
  }
  gateway.bus.handle(accountCommands.exportAccount, async ({ table, place }) => {
    if (table === 'ingredients') throw new AlfredError('NOT_FOUND', 'There is no such table.')
    const page = pages[place ?? 'start'] as {
      table: string
      rows: Record<string, unknown>[]
      next: string | null
    }
    return table !== null && page.next === 'tasks' ? { ...page, next: null } : page
  })
  gateway.bus.handle(accountCommands.deleteAccount, async () => {
    deleted += 1
    return { deleted: true } as const
  })
})
afterEach(() => gateway.stop())

const get = (query: string, headers = gateway.headers) =>
  gateway.app.inject({
    method: 'GET',
    url: `/api/account/export${query}`,
    headers: { authorization: headers['authorization'] ?? '' },
  })
const remove = (payload?: object) =>
  gateway.app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: gateway.headers,
    ...(payload && { payload }),
  })

describe('an export', () => {
  test('holds all tables, put together from their pages', async () => {
    const { statusCode, headers, body } = await get('')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ])
    expect(JSON.parse(body)).toEqual({
      exported_at: expect.any(String),
      tables: {
        memories: [
          { id: 1, text: 'the "oven", runs\nhot' },
          { id: 2, text: null },
        ],
        tasks: [],
        turns: [{ id: 3, input: { message: 'hello' } }],
      },
    })
  })

  test('of one table is CSV where that is wanted', async () => {
    const { headers, body } = await get('?format=csv&table=memories')
    expect(headers['content-disposition']).toBe('attachment; filename="alfred-export-memories.csv"')
    expect(body).toBe('id,text\r\n1,"the ""oven"", runs\nhot"\r\n2,\r\n')
  })

  test.each([
    ['?format=csv', 422],
    ['?format=xml', 422],
    ['?table=A;drop', 422],
    ['?table=ingredients', 404],
  ])('asked for with %s is answered %d', async (query, status) => {
    expect((await get(query)).statusCode).toBe(status)
  })

  test('needs a token', async () => {
    expect((await get('', {})).statusCode).toBe(401)
  })
})

describe('an account', () => {
  test('is deleted when the words are repeated', async () => {
    const { statusCode, body } = await remove({ confirm: 'delete my account' })
    expect([statusCode, body, deleted]).toEqual([204, '', 1])
  })

  test.each([
    [undefined],
    [{}],
    [{ confirm: true }],
    [{ confirm: 'yes' }],
    [{ confirm: 'delete my account', user: 'x' }],
  ])('is not deleted with %j, and the export is offered first', async (payload) => {
    const answer = await remove(payload)
    expect([answer.statusCode, deleted]).toEqual([422, 0])
  })

  test('tells of the export where the words are missing', async () => {
    expect((await remove({ confirm: 'yes' })).body).toContain('/api/account/export')
  })
})
