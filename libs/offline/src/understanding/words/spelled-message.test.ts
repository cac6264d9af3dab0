import { expect, test } from '@jest/globals'
import { spelledMessage } from './spelled-message.ts'

test.each([
  ['4 eggs, 2 slices of sourdugh, half an avacado', '4 eggs, 2 slices of sourdough, half an avocado'],
  ['a small bananna and orange jucie', 'a small banana and orange juice'],
  ['I had Brocoli Pie at Zainabs', 'I had Brocoli Pie at Zainabs'],
  ['2 eggs for breakfast and a flat white', '2 eggs for breakfast and a flat white'],
])('%j is spelled %j', (message, spelled) => {
  expect(spelledMessage(message)).toBe(spelled)
})
