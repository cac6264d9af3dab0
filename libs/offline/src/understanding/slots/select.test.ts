import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each([
  ["the pecan, gran can't have the other", 'pecan pie'],
  ['the other one, not the pecan', 'walnut pie'],
])('%j chooses %j', (message, option) => {
  const open = { kind: 'question', asks: 'which', options: ['pecan pie', 'walnut pie'] }
  expect(filled('select', message, { open })).toEqual([{ tool: 'select', option }])
})
