import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each([
  ['leave out wednesday', ['wednesday']],
  ['drop friday', ['friday']],
])('%j of a plan that waits is a day without', (message, without_days) => {
  const open = { kind: 'proposal', acts: [{ tool: 'generate_plan', from: 'monday', until: 'sunday' }] }
  expect(filled('edit_open', message, { open })).toEqual([{ tool: 'edit_open', change: { without_days } }])
})

test('a number behind "no" is wanted and not denied', () => {
  const open = { kind: 'proposal', acts: [{ tool: 'add_item', food: 'lime', quantity: 6 }] }
  expect(filled('edit_open', 'no, 9 limes', { open })).toMatchObject([{ change: { quantity: 9 } }])
})
