import { expect, test } from '@jest/globals'
import { listOut } from './list-out.ts'

test('several things of one sentence stand below each other, and what is around them stays', () => {
  expect(
    listOut(
      'No saved recipe fits. From the cookbook: "Crêpes" (65 minutes, missing: butter); "Stew" (9 minutes); "Pie". There are more.',
    ),
  ).toBe(
    'No saved recipe fits.\n\nFrom the cookbook:\n\n- "Crêpes" (65 minutes, missing: butter)\n- "Stew" (9 minutes)\n- "Pie"\n\nThere are more.',
  )
})

test('two lists are two', () => {
  expect(listOut('In the fridge: milk; eggs; ham. In the pantry: rice; flour; oil.')).toBe(
    'In the fridge:\n\n- milk\n- eggs\n- ham\n\nIn the pantry:\n\n- rice\n- flour\n- oil',
  )
})

test.each([
  'In the fridge: milk; eggs.',
  'Added 6 eggs to the fridge; 2 l milk to the fridge; 500 g flour to the pantry.',
  'I say this: first. Then; that; and that.',
  '1. Slip the tofu into water: it floats.\n2. Heat the oil; fry; serve.',
  '',
])('"%s" stays as it is', (text) => {
  expect(listOut(text)).toBe(text)
})
