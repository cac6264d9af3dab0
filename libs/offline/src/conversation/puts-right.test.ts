import { expect, test } from '@jest/globals'
import type { ShownEntity } from '@alfred/contracts'
import { mentionsPutRight, putsRight } from './puts-right.ts'

const said = (message: string, before: string, more: object = {}) =>
  putsRight({
    ...{ message, recent_turns: [{ message: before }], pending: null, last_agent: 'pantry' },
    ...more,
  })

test('what puts right what was just told names the thing that was wrong', () => {
  expect(said('hubby says theyre cucumbers haha', 'we have 3 courgettes')).toBe('courgettes')
  expect(said('hubby says theyre lovely haha', 'we have 3 courgettes')).toBeUndefined()
  expect(said('those were limes', 'hello')).toBeUndefined()
})

test('nothing is put right while a question is open, and where nobody has done anything yet', () => {
  const pending = { kind: 'question', waits_for: 'plan' }
  expect(said('those were limes', 'bought lemons', { pending })).toBeUndefined()
  expect(said('those were limes', 'bought lemons', { last_agent: null })).toBeUndefined()
})

test('the things of the last turn with that name are mentioned, though it is not said again', () => {
  const lot = (ref: string, label: string, tier: ShownEntity['tier']): ShownEntity => ({
    ...{ ref, type: 'lot', label, status: 'saved', tier, note: null },
  })
  const entities = [
    lot('lot_1', 'lemon', 'background'),
    lot('lot_2', 'lemon', 'active'),
    lot('lot_3', 'rice', 'active'),
  ]
  expect(mentionsPutRight('lemons', entities).map(({ resolved_ref: ref }) => ref)).toEqual(['lot_2'])
})
