import { expect, test } from '@jest/globals'
import { readLearned } from '@alfred/offline/understanding'
import { lineSchema } from './corpus.ts'
import { renderSlotMisses, slotMisses } from './slot-misses.ts'

const line = (say: string, ...acts: object[]) =>
  lineSchema.parse({ id: say, now: '2026-11-20T10:00:00Z', say, acts, kind: 'acts', tags: [] })

test('a slot that is meant and not read, or read otherwise, is told with its tool', () => {
  const { filled, misses } = slotMisses(
    [
      line('put leeks on the list', { tool: 'add_to_shopping', food: 'leek' }),
      line('put quinces on the list', { tool: 'add_to_shopping', food: 'medlar', unit: 'crate' }),
    ],
    readLearned(),
  )
  expect(filled).toBe(2)
  expect(misses.map(({ wrong }) => wrong)).toEqual([
    ['add_to_shopping: food other', 'add_to_shopping: unit missing'],
  ])
})

test('messages of several requests and without one are left out', () => {
  const two = [{ tool: 'undo' }, { tool: 'add_to_shopping', food: 'leek' }]
  expect(slotMisses([line('undo that, leeks', ...two), line('hello')], readLearned()).filled).toBe(0)
})

test('the wrong slots are counted, the most frequent first', () => {
  const lines = ['plums', 'figs'].map((food) =>
    line(`put ${food} on the list`, { tool: 'add_to_shopping', food: 'medlar' }),
  )
  expect(renderSlotMisses(slotMisses(lines, readLearned()))).toBe(
    '0 of 2 filled rightly (0.0 %)\n    2 add_to_shopping: food other',
  )
})
