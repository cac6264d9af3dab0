import { expect, test } from '@jest/globals'
import { silentLogger } from '@alfred/observability'
import { forgetTraces } from './forget-traces.ts'

test('portions are deleted until one is not full', async () => {
  const portions = [5_000, 5_000, 12, 5_000]
  const asked: object[] = []
  await forgetTraces(
    { fireAt: '2026-12-05T10:00:00.000Z', daysMax: 14 },
    { forget: async (run) => (asked.push(run), portions[asked.length - 1] ?? 0), logger: silentLogger },
  )
  expect(asked).toEqual(
    Array.from({ length: 3 }, () => ({
      schedule: 'forget-traces',
      fireAt: '2026-12-05T10:00:00.000Z',
      daysMax: 14,
    })),
  )
})
