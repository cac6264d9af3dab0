import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { isAtLength, shareOfRuns } from '@alfred/contracts/testing'
import type { PostgrestWay } from '@alfred/testing'
import { startTestStores } from './testing/start-test-stores.ts'
import type { TestStores } from './testing/start-test-stores.ts'

let stores: TestStores

const CALLS_IN_FLIGHT = 4

/** How PostgREST is reached: as `npm start` has it, and over a port where there is time for both. */
const WAYS: readonly PostgrestWay[] = isAtLength ? ['socket', 'port'] : ['socket']

/** One round: several steps of one turn are applied while the server is killed and restarted. */
async function round(number: number, server: 'postgrest' | 'postgres'): Promise<void> {
  const store = stores.store('one')
  const { claim } = await stores.open(store)
  if (!claim) throw new TypeError('The turn was not claimed.')
  const calls = [{ tool: 'add_item', arguments: { food: 'rice', quantity: 1, unit: 'g' } }]
  const applying = Array.from({ length: CALLS_IN_FLIGHT }, (_, index) =>
    stores.apply(claim, { step: index + 1, calls }),
  )
  // The kill comes at another moment of the calls in every round.
  await sleep((number * 17) % 40)
  await stores.database[server].kill9()
  await stores.database[server].restart()
  const answers = await Promise.all(applying)
  expect(answers).toMatchObject(Array(CALLS_IN_FLIGHT).fill([{ ok: true }]))
  const [found] = await stores.database.postgres.query<{ stock: string; calls: number; changes: number }>(
    `select (select sum(quantity) from public.inventory_lots where user_id = $1) as stock,
            (select count(*)::int from private.turn_calls where turn_id = $2) as calls,
            (select count(*)::int from public.audit_log where turn_id = $2 and table_name = 'inventory_lots') as changes`,
    [claim.user_id, claim.turn_id],
  )
  const { stock, calls: stored, changes } = found ?? {}
  expect({ stock: Number(stock), stored, changes }).toEqual({
    stock: CALLS_IN_FLIGHT,
    stored: CALLS_IN_FLIGHT,
    changes: CALLS_IN_FLIGHT,
  })
  // The commit's answer may be lost too; a repeat gives the same answer.
  expect(await stores.commit(store, claim)).toBeNull()
}

describe.each(WAYS)(
  'calls over a %s, whose server is killed under them, are repeated by key and applied once',
  (way) => {
    beforeAll(async () => {
      stores = await startTestStores(way)
    })
    afterAll(() => stores.stop())

    test('PostgREST killed in several rounds of 4 calls', async () => {
      for (let number = 0; number < shareOfRuns(15, 5); number += 1) await round(number, 'postgrest')
    })

    test('PostgreSQL killed in several rounds of 4 calls', async () => {
      for (let number = 0; number < shareOfRuns(6, 3); number += 1) await round(number, 'postgres')
    })
  },
)
