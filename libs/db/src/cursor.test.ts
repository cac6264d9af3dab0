import { expect, test } from '@jest/globals'
import { pageQuerySchema } from '@alfred/contracts'
import { z } from 'zod'
import { fromCursor, toCursor } from './cursor.ts'

const place = z.object({ at: z.string(), id: z.uuid() })
const somewhere = { at: '2026-11-22T10:00:00.123456+00:00', id: '70000000-0000-4000-8000-000000000001' }

test('a cursor leads back to its place and fits its contract', () => {
  const cursor = toCursor(somewhere)
  expect(pageQuerySchema.parse({ cursor }).cursor).toBe(cursor)
  expect(fromCursor(cursor, place)).toEqual(somewhere)
  expect(fromCursor(undefined, place)).toBeNull()
})

test.each(['', 'garbage', toCursor(7), toCursor({ at: 1, id: 2 }), toCursor('x'.repeat(100))])(
  'an invalid cursor is refused: %s',
  (cursor) => {
    expect(() => fromCursor(cursor, place)).toThrow(/cursor/)
  },
)
