import { expect, test } from '@jest/globals'
import { quickSignals } from './quick-signals.ts'

const toolFor = (message: string): string | undefined =>
  quickSignals.find(({ pattern }) => new RegExp(pattern, 'iu').test(message))?.tool

test.each([
  ["what's in my fridge?", 'list_items'],
  ['What do we have in the pantry', 'list_items'],
  ['show me what is in stock', undefined],
  ['what is in stock?', 'list_items'],
  ['what expires this week?', 'list_expiring'],
  ['show my shopping list', 'list_shopping'],
  ['add milk to my shopping list', 'add_to_shopping'],
  ['add milk and eggs to my shopping list', undefined],
  ['I used 3 eggs', 'use_item'],
  ['I used 3 eggs and 1 l milk', undefined],
  ['what is in my fridge and what expires today?', undefined],
  ['what is planned tomorrow?', 'list_meals'],
  ['plan my week', undefined],
])('"%s" is a quick call of %s', (message, tool) => {
  expect(toolFor(message)).toBe(tool)
})
