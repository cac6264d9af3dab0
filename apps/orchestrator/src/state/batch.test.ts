import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { BatchItem } from '@alfred/contracts'
import { planOf } from '../testing/brain.ts'
import {
  beginItems,
  completeItem,
  failedSentences,
  failItem,
  failPending,
  pendingItems,
  startBatch,
} from './batch.ts'

const [step] = planOf({
  description: 'keep',
  batch: { total: 3, items: ['a', 'b', 'c'].map((ref) => ({ ref, label: `dish ${ref}` })) },
}).steps
const items = step ? startBatch(step) : []
const error = { error: 'No.', retryable: true }

describe('a batch', () => {
  test('begins with every item pending, and is empty for a step without one', () => {
    expect(items.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    expect(planOf('one').steps.flatMap(startBatch)).toEqual([])
  })

  test('is unfinished while an item is pending or in progress', () => {
    const begun = beginItems(items, new Set(['a', 'b']))
    expect(pendingItems(begun).map(({ ref }) => ref)).toEqual(['a', 'b', 'c'])
    const done = failItem(completeItem(begun, 'a', 'dish_1'), 'b', error)
    expect(pendingItems(done).map(({ ref }) => ref)).toEqual(['c'])
    expect(pendingItems(failPending(done, 'It was not done.'))).toEqual([])
  })

  test('reports each failure once', () => {
    const failed = failPending(failItem(items, 'a', error), 'It was not done.')
    expect(failedSentences(failed, ['No.'])).toEqual(['dish b: It was not done.', 'dish c: It was not done.'])
    expect(failedSentences(failed, [])).toHaveLength(3)
  })

  test('never loses an item and never undoes a completed one, in any order of events', () => {
    const happening = fc.tuple(
      fc.constantFrom('begin', 'complete', 'fail'),
      fc.constantFrom('a', 'b', 'c', 'd'),
    )
    fc.assert(
      fc.property(fc.array(happening), (happenings) => {
        let batch: BatchItem[] = items
        const completed = new Set<string>()
        for (const [what, ref] of happenings) {
          if (what === 'begin') batch = beginItems(batch, new Set([ref]))
          if (what === 'fail') batch = failItem(batch, ref, error)
          if (what === 'complete') {
            batch = completeItem(batch, ref, null)
            completed.add(ref)
          }
          expect(batch.map((item) => item.ref)).toEqual(['a', 'b', 'c'])
          for (const item of batch) if (completed.has(item.ref)) expect(item.status).toBe('complete')
        }
      }),
    )
  })
})
