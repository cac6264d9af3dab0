// What contracts refuse at the gateway and from models, the database refuses of whoever calls it without them, and what they take it
// takes: each value is tried at both doors.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { inventoryTools, nutritionTools, recipeTools, shoppingTools, type HandTool } from '@alfred/contracts'
import { startPostgres, type TestPostgres } from '@alfred/testing'
import { z } from 'zod'
import { amountArguments } from './amount-arguments.ts'

const person = 'a0000000-0000-4000-8000-000000000001'

let postgres: TestPostgres
let door: Awaited<ReturnType<TestPostgres['connect']>>
beforeAll(async () => {
  postgres = await startPostgres()
  door = await postgres.connect()
}, 60_000)
afterAll(async () => {
  await door.end()
  await postgres.stop()
})

/** How the database answers an edit by hand, of which nothing is left: "done", or the code of its refusal. */
async function codeOf(tool: HandTool, given: Record<string, unknown>): Promise<string> {
  await door.query('begin')
  try {
    const claims = JSON.stringify({ sub: person, role: 'authenticated' })
    await door.query(`set local role authenticated; set local request.jwt.claims = '${claims}'`)
    const { rows } = await door.query<{ answer: { error?: { code: string } } }>(
      'select public.edit_by_hand($1, $2, $3) as answer',
      [randomUUID(), tool, JSON.stringify(given)],
    )
    return rows[0]?.answer.error?.code ?? 'done'
  } finally {
    await door.query('rollback')
  }
}

const addItem = (changed: object): Record<string, unknown> => ({
  food: 'milk',
  quantity: 1,
  unit: 'l',
  location: null,
  opened: null,
  ...changed,
})
const isTaken = (changed: object): boolean =>
  inventoryTools.add_item.arguments.safeParse(addItem({ expires: null, ...changed })).success

describe('an amount', () => {
  test.each([0.000_001, 0.1 + 0.2, 1 / 3, 1, 999_999_999, 999_999_999.5])(
    'of %p is taken at both doors',
    async (quantity) => {
      expect(isTaken({ quantity })).toBe(true)
      expect(await codeOf('add_item', addItem({ quantity }))).toBe('done')
    },
  )

  test.each([0, -1, 1e-30, 1e-7, 9.9e-7, 1e9, 1e300, '1', '1e-30', 'NaN', 'Infinity', true, [1]])(
    'of %p is refused at both doors',
    async (quantity) => {
      expect(isTaken({ quantity })).toBe(false)
      expect(await codeOf('add_item', addItem({ quantity }))).toBe('INVALID_VALUE')
    },
  )

  test('is known by its name, whichever tool has it', async () => {
    const schemas = { ...inventoryTools, ...nutritionTools, ...recipeTools, ...shoppingTools }
    const names = amountArguments(Object.values(schemas).map((tool) => z.toJSONSchema(tool.arguments)))
    const { rows } = await door.query<{ name: string }>(
      'select name from unnest($1::text[]) as name where not private.is_amount_argument(name)',
      [names],
    )
    expect(names).toContain('quantity')
    expect(rows).toEqual([])
  })
})
