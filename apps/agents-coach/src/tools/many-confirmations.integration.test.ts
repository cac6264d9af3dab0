// A yes may come several times at once, from two devices or from a client that tries again: one entry comes of it.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { shareOfRuns } from '@alfred/contracts/testing'
import { createToolCaller, startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'

/** All of them in a long run (ALFRED_LONG_TESTS), a share of them otherwise. */
const PROPOSALS = shareOfRuns(500, 25)
const AT_ONCE = 3
const day = '2026-11-22'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ seeded: true })
})
afterAll(() => postgres.stop())

test(`${PROPOSALS} proposals, each confirmed ${AT_ONCE} times at once from two devices, give ${PROPOSALS} entries`, async () => {
  const phone = createToolCaller(postgres, 'coach')
  const tablet = createToolCaller(postgres, 'coach', phone.person)
  for (let number = 1; number <= PROPOSALS; number += 1) {
    await phone.call('propose_food_log', {
      items: [{ food: 'egg', quantity: number, unit: null }],
      meal: 'lunch',
      day,
    })
    const [proposal] = await postgres.query<{ proposal: string; version: number }>(
      `select id as proposal, version from public.proposals where user_id = $1 and status = 'open'`,
      [phone.person],
    )
    const answers = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        (index % 2 === 0 ? phone : tablet).call('commit_proposal', { ...proposal }),
      ),
    )
    const done = answers.filter(({ status }) => status === 'fulfilled')
    expect({ number, done: done.length }).toEqual({ number, done: 1 })
  }
  const entries = await postgres.query<{ quantity: string }>(
    'select quantity from public.food_log where user_id = $1 order by quantity',
    [phone.person],
  )
  expect(entries.map(({ quantity }) => Number(quantity))).toEqual(
    Array.from({ length: PROPOSALS }, (_, index) => index + 1),
  )
}, 600_000)
