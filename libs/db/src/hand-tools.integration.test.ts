import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { handToolSchema } from '@alfred/contracts'
import { startDatabase } from '@alfred/testing'
import type { TestDatabase } from '@alfred/testing'

let database: TestDatabase
beforeAll(async () => {
  database = await startDatabase()
}, 60_000)
afterAll(() => database.stop())

test('the hand tools that clients know are those that the database allows', async () => {
  const rows = await database.postgres.query<{ name: string }>(
    'select name from private.tools where by_hand order by name',
  )
  expect(rows.map(({ name }) => name)).toEqual(handToolSchema.options.toSorted())
})
