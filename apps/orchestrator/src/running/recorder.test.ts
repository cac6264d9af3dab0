import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createRecorder, readStoredRecords } from './recorder.ts'
import type { TurnRecord } from '../state/turn-record.ts'

const gaveUp = (at: number): TurnRecord => ({
  kind: 'gave_up',
  error: { code: 'INTERNAL', message: `record ${at}`, retryable: true },
})

test('the recorder reads each record once and in order, however the stored batches overlap', () => {
  let overlapping = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.array(fc.tuple(fc.nat(29), fc.nat(12)), { maxLength: 20 }),
      fc.nat(),
      (count, cuts, seed) => {
        const records = Array.from({ length: count }, (_, at) => gaveUp(at))
        // However the batches are cut, every record is there once: batches overlap, and others fill the gaps.
        const starts = [...new Set([0, ...cuts.map(([start]) => start % count)])].toSorted((a, b) => a - b)
        const batches = starts.map((start, at) => {
          const next = starts[at + 1] ?? count
          const end = Math.min(count, next + (cuts[at]?.[1] ?? 0))
          if (end > next) overlapping += 1
          return { first_record: start, records: records.slice(start, end), events: [] }
        })
        const shuffled = batches.toSorted(
          (a, b) => ((a.first_record * seed) % 7) - ((b.first_record * seed) % 7),
        )
        expect(readStoredRecords(shuffled)).toEqual(records)
      },
    ),
    { numRuns: 500 },
  )
  expect(overlapping).toBeGreaterThan(500)
})

test('the recorder knows which records are not stored yet, in whatever order acknowledgements arrive', () => {
  const recorder = createRecorder([gaveUp(0)])
  recorder.add(gaveUp(1))
  recorder.add(gaveUp(2))
  expect(recorder.unstored()).toEqual({ first: 1, records: [gaveUp(1), gaveUp(2)] })
  recorder.markStored(3)
  recorder.markStored(2)
  expect(recorder.unstored()).toEqual({ first: 3, records: [] })
  recorder.add(gaveUp(3))
  expect(recorder.unstored()).toEqual({ first: 3, records: [gaveUp(3)] })
  expect(recorder.all()).toHaveLength(4)
})
