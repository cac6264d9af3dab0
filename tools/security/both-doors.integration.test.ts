// The contracts and the database must agree on every value: what the contracts refuse from the gateway and from
// models, the database refuses from direct callers, and what they accept it accepts.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  asOneLine,
  daySchema,
  inventoryTools,
  isOneLine,
  nutritionTools,
  recipeTools,
  shoppingTools,
  type HandTool,
} from '@alfred/contracts'
import { shareOf } from '@alfred/contracts/testing'
import { startPostgres, type TestPostgres } from '@alfred/testing'
import fc from 'fast-check'
import { z } from 'zod'
import { amountArguments } from './amount-arguments.ts'
import { testAtLength } from '@alfred/testing/at-length'

const person = 'a0000000-0000-4000-8000-000000000001'

let postgres: TestPostgres
let door: Awaited<ReturnType<TestPostgres['connect']>>
beforeAll(async () => {
  postgres = await startPostgres()
  door = await postgres.connect()
})
afterAll(async () => {
  await door.end()
  await postgres.stop()
})

/** The result of an edit by hand in the database, which is rolled back: "done", or the code of the refusal. */
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

describe('a name', () => {
  test.each(['crème brûlée', '牛乳', '👩‍🍳 cake', '❤️‍🔥', '👁️‍🗨️', '1️⃣', '🇩🇪', 'می‌خواهم', 'क्‍ष', 'ක්‍ෂ'])(
    'of %j is accepted by the contracts and the database',
    async (food) => {
      expect(isTaken({ food })).toBe(true)
      expect(await codeOf('add_item', addItem({ food }))).toBe('done')
    },
  )

  test.each([
    ...['mil\u{e0041}k', 'milk\u{e0001}\u{e007f}', '🏴\u{e0067}\u{e007f}', 'milk\u{e0100}', 'mil\u{fe00}k'],
    ...['\u115f', '\u1160', '\u3164', '\uffa0', 'mi\u034flk', 'mi\u2800lk', 'mi\u00adlk', 'mi\u2063lk'],
    ...['\ue000', '\u{f0000}', '\u{10fffd}', '\ufdd0', '\uffff', '\u{1ffff}', 'mi\ufff9lk', 'mi\u{1d173}lk'],
    ...[
      'mi\u200dlk',
      'mi\u200clk',
      'milk\u200d',
      '\u200d🍳',
      '🍳\u200d',
      'می\u200c',
      '🍳\u200c🍳',
      'म\u200d\u200dम',
    ],
    ...['mi\ufe0flk', '\ufe0f', '1\ufe0f', '❤\ufe0f\ufe0f', 'a\ufe0e', '1\ufe0e\u20e3', 'a\ufe0f\u200d🍳'],
    ...['mi\u202elk', 'mi\u061clk', '\u001b[31mmilk', 'mi\u0085lk', 'mi\nlk'],
  ])('of %j is refused by the contracts and the database', async (food) => {
    expect(isTaken({ food })).toBe(false)
    expect(await codeOf('add_item', addItem({ food }))).toBe('NAME_NOT_SHOWABLE')
  })

  testAtLength(
    'may have the same characters in the contracts and in the database, in each position',
    async () => {
      const places: readonly [before: string, behind: string][] = [
        ['a', 'b'],
        ['🍳\ufe0f', 'م'],
      ]
      for (const [before, behind] of shareOf(places, 2, 1)) {
        const { rows } = await door.query<{ code: number }>(
          `select code from generate_series(1, 1114111) as code
         where code not between 55296 and 57343 and not private.is_plain($1 || chr(code) || $2, false)`,
          [before, behind],
        )
        expect(rows.map(({ code }) => code)).toEqual(refusedByContracts(before, behind))
      }
    },
  )

  test('with other characters is cleaned into one that may be stored', async () => {
    const characters = 'ab 1م🍳\u200c\u200d\ufe0e\ufe0f\u20e3\u{e0041}\u3164\u202e'
    const texts = fc.sample(fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 }), {
      numRuns: 2_000,
      seed: 20_261_128,
    })
    const { rows } = await door.query(
      `select text from unnest($1::text[]) as text cross join lateral (select private.fold_plain(text, false) as folded) f
       where not private.is_plain(folded, false) or (private.is_plain(text, false) and folded <> btrim(regexp_replace(text, ' +', ' ', 'g')))`,
      [texts],
    )
    expect(rows).toEqual([])
    expect(texts.filter((text) => !isOneLine(asOneLine(text)))).toEqual([])
  })
})

/** The contracts take a tab for a blank; for the database, lone surrogates are not text. */
function refusedByContracts(before: string, behind: string): number[] {
  const codes = Array.from({ length: 0x10_ffff }, (_, index) => index + 1)
  return codes.filter(
    (code) =>
      (code < 0xd800 || code > 0xdfff) &&
      (code === 9 || !isOneLine(before + String.fromCodePoint(code) + behind)),
  )
}

describe('an amount', () => {
  test.each([0.000_001, 0.1 + 0.2, 1 / 3, 1, 999_999_999, 999_999_999.5])(
    'of %p is accepted by the contracts and the database',
    async (quantity) => {
      expect(isTaken({ quantity })).toBe(true)
      expect(await codeOf('add_item', addItem({ quantity }))).toBe('done')
    },
  )

  test.each([0, -1, 1e-30, 1e-7, 9.9e-7, 1e9, 1e300, '1', '1e-30', 'NaN', 'Infinity', true, [1]])(
    'of %p is refused by the contracts and the database',
    async (quantity) => {
      expect(isTaken({ quantity })).toBe(false)
      const isRead = typeof quantity === 'number' || typeof quantity === 'string'
      expect(await codeOf('add_item', addItem({ quantity }))).toBe(
        isRead ? 'AMOUNT_OUT_OF_RANGE' : 'INVALID_VALUE',
      )
    },
  )

  test('is recognised by its argument name, whichever tool has it', async () => {
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

describe('a day', () => {
  test.each(['1900-01-01', '2028-02-29', '2200-12-31'])(
    'of %p is accepted by the contracts and the database',
    async (day) => {
      expect(daySchema.safeParse(day).success).toBe(true)
      expect(await codeOf('add_item', addItem({ expires_on: day }))).toBe('done')
    },
  )

  test.each([
    ...['1899-12-31', '2201-01-01', '269078-01-01', 'infinity', 'tomorrow'],
    ...['2026-1-1', '2026-11-22T00:00:00Z', '22/11/2026', '0044-03-15 BC', ''],
  ])('of %p is refused by the contracts and the database', async (day) => {
    expect(daySchema.safeParse(day).success).toBe(false)
    expect(await codeOf('add_item', addItem({ expires_on: day }))).toBe('DAY_OUT_OF_RANGE')
  })

  test.each(['2027-02-29', '2026-13-01'])('of %p, which no calendar has, is refused by both', async (day) => {
    expect(daySchema.safeParse(day).success).toBe(false)
    expect(await codeOf('add_item', addItem({ expires_on: day }))).toBe('INVALID_VALUE')
  })
})
