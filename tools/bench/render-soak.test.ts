import { expect, test } from '@jest/globals'
import type { Sample } from './measure-soak.ts'
import { renderSoak } from './render-soak.ts'

const sample = (minutes: number, p50: number, gateway: number): Sample => ({
  ...{ minutes, turns: 100, failed: minutes === 15 ? { 429: 3, partial: 1 } : {} },
  doneMs: { p50, p99: 2 * p50 },
  memoryMb: { gateway, nats: 10 },
})

test('a soak is told part by part, with what its second half takes of the first and what became of its turns', () => {
  const samples = [
    sample(3, 50, 80),
    sample(6, 20, 90),
    sample(9, 20, 90),
    sample(12, 30, 190),
    sample(15, 30, 190),
  ]
  const audit = {
    ...{ sent: 500, stored: 499, unfinished: 1, lost: 2, doubled: 3, deadLetters: 4, wrongStocks: 5 },
    databaseMb: 80,
  }
  const text = renderSoak({ turnsPerSecond: 12.5, samples, audit })
  expect(text).toContain('| minutes | turns | failed | done p50 ms | p99 ms | gateway MB | nats MB |')
  expect(text).toContain('| 12 | 100 | 0 | 30.0 | 60.0 | 190 | 10 |')
  expect(text).toContain('| 15 | 100 | 3 429, 1 partial | 30.0 | 60.0 | 190 | 10 |')
  expect(text).toContain(
    '12.5 turns a second. Of the second half to the first: done p50 1.50 x, memory of all 2.00 x.',
  )
  expect(text).toContain(
    '500 turns were sent and 499 are stored: 1 not ended, 2 lost, 3 doubled, 4 given up, 5 people with a wrong stock.',
  )
})
