import { describe, expect, test } from '@jest/globals'
import { planOf } from '../testing/brain.ts'
import { actingState, someEnding } from '../testing/turn-fixture.ts'
import { goalAfter } from './goal-after.ts'

const goal = { description: 'dinner', constraints: [], startedTurn: 1, lastTurn: 1, subdomain: 'stock' }
const lot = {
  ref: 'lot_1',
  type: 'lot',
  label: 'milk',
  status: 'saved' as const,
  tier: 'active' as const,
  note: null,
}
const done = {
  ...actingState,
  goal,
  plan: planOf('keep it'),
  ending: someEnding,
  changes: [{ entity: lot, op: 'created' as const }],
}

describe('the goal of a conversation', () => {
  test('ends when its work is done', () => {
    expect(goalAfter(done)).toBeNull()
  })

  test.each([
    ['nothing was changed', { changes: [] }],
    ['something else was done', { plan: planOf({ description: 'log it', subdomain: 'diary' }) }],
    ['something is left to be answered', { ending: { ...someEnding, status: 'blocked' as const } }],
    ['the change was read from the message without a plan', { isDirect: true }],
    [
      'something generated is not saved yet',
      { artifacts: [{ ref: 'gen_dish_1', type: 'dish', label: 'Soup', content: {}, text: 'Soup', turn: 1 }] },
    ],
  ])('goes on when %s', (_, change) => {
    expect(goalAfter({ ...done, ...change })).toBe(goal)
  })
})
