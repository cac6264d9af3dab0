import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ToolOutcome } from '@alfred/contracts'
import { createChangeStore } from './changes.ts'
import { createDatabase } from './client.ts'
import { startTestStores } from './testing/start-test-stores.ts'
import type { TestStores } from './testing/start-test-stores.ts'

let stores: TestStores
beforeAll(async () => {
  stores = await startTestStores()
})
afterAll(() => stores.stop())

/** A new client each time, as another process would have. */
const changes = async () =>
  createChangeStore(
    createDatabase({
      SUPABASE_URL: stores.database.postgrest.url,
      SUPABASE_ANON_KEY: await stores.database.keys.signServiceToken({ role: 'anon' }, '1h'),
      SUPABASE_REST_PATH: '/',
    }),
  )

/** A person with a turn that put something away and, if wanted, another that used half of it. */
async function begin({ uses }: { uses: boolean }) {
  const userId = randomUUID()
  const token = await stores.database.keys.signPersonToken({ name: userId, id: userId })
  const store = stores.store('one')
  const turn = async (tool: string, args: object): Promise<string> => {
    const { turnId, claim } = await stores.open(store, { userId })
    if (!claim) throw new TypeError('The turn was not claimed.')
    const calls = [{ tool, arguments: { today: '2026-11-22', ...args } }]
    expect(await stores.apply(claim, { step: 1, calls })).toMatchObject([{ ok: true }])
    await stores.commit(store, claim)
    return turnId
  }
  const bought = await turn('add_item', { food: 'milk', quantity: 2, unit: 'l' })
  if (uses) await turn('use_item', { food: 'milk', quantity: 1, unit: 'l' })
  const stock = () =>
    stores.database.postgres.query<{ quantity: string }>(
      'select quantity from public.inventory_lots where user_id = $1',
      [userId],
    )
  return { userId, token, bought, stock }
}
const codeOf = (outcome: ToolOutcome): string => (outcome.ok ? 'ok' : outcome.error.code)

describe('an undo', () => {
  test('requested many times at once is done once, and the others are told so', async () => {
    const { token, bought, stock } = await begin({ uses: false })
    const asked = Array.from({ length: 4 }, async () =>
      (await changes()).undo(token, { key: randomUUID(), source: bought }),
    )
    const codes = (await Promise.all(asked)).map(codeOf)
    expect(codes.toSorted()).toEqual([...Array.from({ length: 3 }, () => 'ALREADY_UNDONE'), 'ok'])
    expect(await stock()).toEqual([])
    expect(await (await changes()).read(token, bought)).toMatchObject({ changes: [{ label: 'milk' }] })
  })

  test('repeated with one key gives the same answer', async () => {
    const { token, bought, stock } = await begin({ uses: false })
    const key = randomUUID()
    const asked = Array.from({ length: 4 }, async () =>
      (await changes()).undo(token, { key, source: bought }),
    )
    const answers = await Promise.all(asked)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({
      ok: true,
      data: { source: bought, undone: [{ label: 'milk', op: 'created' }] },
    })
    expect(await stock()).toEqual([])
    await expect((await changes()).undo(token, { key, source: randomUUID() })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
  })

  test('is refused when a later turn changed the same rows, and changes nothing', async () => {
    const { token, bought, stock } = await begin({ uses: true })
    const store = await changes()
    expect((await store.read(token, bought)).changed_since).toEqual(['milk'])
    expect(await store.undo(token, { key: randomUUID(), source: bought })).toMatchObject({
      ok: false,
      error: { code: 'CHANGED_SINCE', retryable: false, details: { things: ['milk'], more: 0 } },
    })
    expect((await stock()).map(({ quantity }) => Number(quantity))).toEqual([1])
  })

  test('that races with another change of the same row loses or wins as a whole', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { token, userId, bought, stock } = await begin({ uses: false })
      const store = stores.store('two')
      const { claim } = await stores.open(store, { userId })
      if (!claim) throw new TypeError('The turn was not claimed.')
      const use = {
        tool: 'use_item',
        arguments: { food: 'milk', quantity: 1, unit: 'l', today: '2026-11-22' },
      }
      const [used, undone] = await Promise.allSettled([
        stores.apply(claim, { step: 1, calls: [use] }),
        (await changes()).undo(token, { key: randomUUID(), source: bought }),
      ])
      const isUsed = used.status === 'fulfilled' && used.value[0]?.ok === true
      if (undone.status === 'rejected') throw undone.reason
      expect([isUsed, codeOf(undone.value)]).toEqual(isUsed ? [true, 'CHANGED_SINCE'] : [false, 'ok'])
      expect((await stock()).map(({ quantity }) => Number(quantity))).toEqual(isUsed ? [1] : [])
      await stores.commit(store, claim)
    }
  })

  test("of another person's turn finds nothing, like one of a turn that does not exist", async () => {
    const { bought, stock } = await begin({ uses: false })
    const stranger = randomUUID()
    const token = await stores.database.keys.signPersonToken({ name: stranger, id: stranger })
    const store = await changes()
    for (const source of [bought, randomUUID()]) {
      expect(await store.read(token, source)).toMatchObject({
        changes: [],
        changed_at: null,
        undone_by: null,
      })
      expect(await store.undo(token, { key: randomUUID(), source })).toMatchObject({
        ok: false,
        error: { code: 'NOTHING_TO_UNDO', details: { of: 'request' } },
      })
    }
    expect(await stock()).toHaveLength(1)
  })
})
