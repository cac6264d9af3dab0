import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { units } from '@alfred/contracts'
import { startTestStores } from './testing/start-test-stores.ts'
import type { TestStores } from './testing/start-test-stores.ts'
import type { TurnClaim } from './turns.ts'

let stores: TestStores

beforeAll(async () => {
  stores = await startTestStores()
})

afterAll(() => stores.stop())

const milk = { tool: 'add_item', arguments: { food: 'milk', quantity: 1, unit: 'l' } }

async function claimNew(): Promise<TurnClaim> {
  const { claim } = await stores.open(stores.store('one'))
  if (!claim) throw new TypeError('The turn was not claimed.')
  return claim
}
async function stockOf(userId: string): Promise<number> {
  const [row] = await stores.database.postgres.query<{ total: string }>(
    'select coalesce(sum(quantity), 0) as total from public.inventory_lots where user_id = $1',
    [userId],
  )
  return Number(row?.total)
}
async function settle<Value>(promises: Promise<Value>[]): Promise<{ values: Value[]; reasons: unknown[] }> {
  const settled = await Promise.allSettled(promises)
  return {
    values: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    reasons: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
  }
}

describe('a turn in the database', () => {
  test('is opened, applied, checkpointed, committed and read', async () => {
    const store = stores.store('one')
    const claim = await claimNew()
    const outcomes = await stores.apply(claim, { step: 1, calls: [milk], records: [{ kind: 'decided' }] })
    expect(outcomes).toMatchObject([{ ok: true, data: { food: 'milk' } }])
    await store.checkpoint({
      turnId: claim.turn_id,
      fence: claim.fence,
      firstRecord: 1,
      records: [{ kind: 'thought' }],
      events: [],
    })
    expect(await stores.commit(store, claim)).toBeNull()
    expect(await store.read(claim.turn_id, claim.user_id)).toMatchObject({
      status: 'done',
      result: { response: 'Done.' },
      events: [],
    })
    await expect(store.read(claim.turn_id, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is cancelled by taking it away from its owner', async () => {
    const claim = await claimNew()
    const canceller = stores.store('two')
    const { claim: taken } = await canceller.cancel(claim.turn_id, claim.user_id)
    expect(taken).toMatchObject({ fence: claim.fence + 1, cancel_requested: true })
    await expect(stores.apply(claim, { step: 1, calls: [milk] })).rejects.toMatchObject({ kind: 'stale' })
    await expect(stores.commit(stores.store('one'), claim)).rejects.toMatchObject({ kind: 'stale' })
    if (taken) await stores.commit(canceller, taken, 'cancelled')
    expect(await canceller.cancel(claim.turn_id, claim.user_id)).toEqual({ status: 'cancelled', claim: null })
  })

  test('is taken over from an instance that released it', async () => {
    const one = stores.store('releasing')
    const two = stores.store('taking')
    await one.beat({ leaseSeconds: 60, turnsMax: 0 })
    const { turnId } = await stores.open(one)
    await one.release()
    const claims = await two.beat({ leaseSeconds: 60, turnsMax: 50 })
    expect(claims.find(({ turn_id }) => turn_id === turnId)).toMatchObject({ fence: 2, attempts: 2 })
  })

  test('keeps the message unchanged, whatever it contains', async () => {
    const store = stores.store('one')
    const message = `'; drop table turns; -- "\\" \0 ${'🍵'.repeat(3)} \ud800 $1 {{}}`
    const { claim } = await stores.open(store, { input: { message } })
    expect(claim?.input['message']).toBe(message.replaceAll('\0', '\ufffd').toWellFormed())
  })

  test('uses the same units as the contracts', async () => {
    const rows = await stores.database.postgres.query<{ code: string; dimension: string; factor: string }>(
      'select code, dimension, factor from public.units',
    )
    const stored = rows.map(({ code, dimension, factor }) => [code, { dimension, factor: Number(factor) }])
    const known = Object.entries(units).map(([code, { dimension, factor }]) => [code, { dimension, factor }])
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(known))
  })
})

describe('turns that race', () => {
  test('20 requests with one id at once make one turn', async () => {
    const ids = { turnId: randomUUID(), userId: randomUUID() }
    const raced = Array.from({ length: 20 }, (_, index) =>
      stores.open(stores.store(`racer-${index % 2}`), ids),
    )
    const answers = await Promise.all(raced)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(answers.map(({ conversation_id }) => conversation_id)).size).toBe(1)
    const rows = await stores.database.postgres.query('select from public.turns where user_id = $1', [
      ids.userId,
    ])
    expect(rows).toHaveLength(1)
  })

  test('11 first messages of one person at once open one conversation, in which one turn runs', async () => {
    const userId = randomUUID()
    const raced = Array.from({ length: 11 }, () => stores.open(stores.store('one'), { userId }))
    const answers = await Promise.all(raced)
    expect(new Set(answers.map(({ conversation_id }) => conversation_id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 'running')).toHaveLength(1)
    expect(answers.filter(({ claim }) => claim !== null)).toHaveLength(1)
  })

  test('of 20 messages at once in one conversation 11 are accepted, and they run one after the other, in order', async () => {
    const store = stores.store('one')
    const userId = randomUUID()
    const raced = Array.from({ length: 20 }, () => stores.open(store, { userId }))
    const { values, reasons } = await settle(raced)
    expect(values).toHaveLength(11)
    expect(reasons.map((reason) => (reason as { code: string }).code)).toEqual(Array(9).fill('QUEUE_FULL'))
    const order: string[] = []
    let claim = values.find((answer) => answer.claim)?.claim ?? null
    while (claim) {
      order.push(claim.turn_id)
      claim = await stores.commit(store, claim)
    }
    const rows = await stores.database.postgres.query<{ id: string }>(
      `select id from public.turns where user_id = $1 and status = 'done' order by seq`,
      [userId],
    )
    expect(order).toEqual(rows.map(({ id }) => id))
    expect(order).toHaveLength(11)
  })

  test.each(['with records', 'without records'])(
    'one step applied by 10 processes at once is applied once with the same answer to all, %s',
    async (title) => {
      const claim = await claimNew()
      const records = title === 'with records' ? [{ kind: 'decided' }] : []
      const raced = Array.from({ length: 10 }, () =>
        stores.apply(claim, { step: 1, records, calls: [milk, milk] }),
      )
      const answers = await Promise.all(raced)
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await stockOf(claim.user_id)).toBe(2)
    },
  )

  test('a takeover during an apply: one of the two does the step, 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const claim = await claimNew()
      const [applied, cancelled] = await Promise.allSettled([
        stores.apply(claim, { step: 1, calls: [milk] }),
        stores.store('two').cancel(claim.turn_id, claim.user_id),
      ])
      if (cancelled.status === 'rejected') throw cancelled.reason
      const stored = cancelled.value.claim?.calls ?? []
      // The process that takes the turn over sees everything that was done, and nothing is done after that.
      expect(stored).toHaveLength(applied.status === 'fulfilled' ? 1 : 0)
      expect(await stockOf(claim.user_id)).toBe(stored.length)
      if (applied.status === 'rejected') expect(applied.reason).toMatchObject({ kind: 'stale' })
    }
  })

  test('a commit and a cancel at once: one of them ends the turn, 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const claim = await claimNew()
      const one = stores.store('one')
      const two = stores.store('two')
      const [committed, cancelled] = await Promise.allSettled([
        stores.commit(one, claim),
        two.cancel(claim.turn_id, claim.user_id),
      ])
      if (cancelled.status === 'rejected') throw cancelled.reason
      expect(cancelled.value.claim === null).toBe(committed.status === 'fulfilled')
      if (committed.status === 'rejected') expect(committed.reason).toMatchObject({ kind: 'stale' })
    }
  })

  test('six instances that first beat at once never claim the same turn, 8 rounds', async () => {
    for (let round = 0; round < 8; round += 1) {
      await stores.database.postgres.query(
        `update public.turns set status = 'done', finished_at = now() where status in ('queued', 'running')`,
      )
      const opened = await Promise.all(
        Array.from({ length: 10 }, () => stores.open(stores.store('dead', randomUUID()))),
      )
      const beats = Array.from({ length: 6 }, (_, index) =>
        stores.store(`living-${round}-${index}`).beat({ leaseSeconds: 60, turnsMax: 100 }),
      )
      const taken = (await Promise.all(beats)).flat().map(({ turn_id, fence }) => `${turn_id} ${fence}`)
      expect(taken.toSorted()).toEqual(opened.map(({ turnId }) => `${turnId} 2`).toSorted())
    }
  })
})
