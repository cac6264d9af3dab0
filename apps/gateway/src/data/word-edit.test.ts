import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from '@jest/globals'
import { localeOf, wordEdit } from './word-edit.ts'
import type { DataAnswer } from './ask-database.ts'

const answerOf = (body: string, type = 'application/json; charset=utf-8'): DataAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
  body: Readable.from([Buffer.from(body)], { objectMode: false }),
})
const refusalOf = (details: object): string =>
  JSON.stringify({
    ok: false,
    error: { code: 'FOOD_NOT_FOUND', message: 'That could not be done.', retryable: false, details },
  })

async function worded(body: string, given: { path?: string; type?: string; locale?: string } = {}) {
  const faults: unknown[] = []
  const answer = await wordEdit(answerOf(body, given.type), {
    path: given.path ?? 'rpc/edit_by_hand',
    viewer: { locale: given.locale ?? 'en-GB', today: '2026-11-22' },
    onFault: (fault) => faults.push(fault),
  })
  return { told: await text(answer.body), length: Number(answer.headers['content-length']), faults }
}

describe('an answer to a change by hand', () => {
  test('that is a refusal says what is refused, with its length', async () => {
    const { told, length } = await worded(refusalOf({ food: 'crème brûlée' }))
    expect(JSON.parse(told)).toEqual({
      ok: false,
      error: {
        code: 'FOOD_NOT_FOUND',
        message: 'No crème brûlée in stock.',
        retryable: false,
        details: { food: 'crème brûlée' },
      },
    })
    expect(length).toBe(Buffer.byteLength(told))
  })

  test('that was done labels what it changed', async () => {
    const entity = { type: 'preference', id: '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b10', label: 'cod' }
    const details = { kind: 'like', value: 'cod' }
    const entities = [{ ...entity, source: 'db_lookup', op: 'created', details }]
    const { told } = await worded(JSON.stringify({ ok: true, entities, data: { kept: 0.1 } }))
    expect(JSON.parse(told)).toMatchObject({ entities: [{ label: 'cod (like)' }], data: { kept: 0.1 } })
  })

  test('whose details do not fit keeps its general message, and the fault is heard of', async () => {
    const { told, faults } = await worded(refusalOf({ food: 3 }))
    expect(JSON.parse(told)).toMatchObject({ error: { message: 'That could not be done.' } })
    expect(faults).toHaveLength(1)
  })

  test.each([
    ['of another function', refusalOf({ food: 'milk' }), { path: 'rpc/kitchen_dashboard' }],
    ['of another type', refusalOf({ food: 'milk' }), { type: 'text/csv' }],
    ['that is no JSON', '{"ok": fal', {}],
    ['of another shape', '{"rows": [1.10]}', {}],
    ['that needs no words', '{"ok": true, "data": {"taken": 1.10}, "entities": []}', {}],
  ])('%s passes unchanged', async (_title, body, given) => {
    expect((await worded(body, given)).told).toBe(body)
  })
})

test.each([
  [undefined, 'en-GB'],
  ['', 'en-GB'],
  ['en-US,en;q=0.9', 'en-US'],
  ['de', 'de'],
  ['*', 'en-GB'],
  ['<script>', 'en-GB'],
])('the locale of the header %p is %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale)
})
