import { expect, test } from '@jest/globals'
import { withAmountFromNextSentence } from './amount-in-next-sentence.ts'

test.each([
  ['and chips. shared though so call it half a portion', 'and half a portion of chips'],
  ['plus garlic bread. we shared it, say two slices', 'plus two slices of garlic bread'],
  ['and some crisps. only a handful', 'and a handful of crisps'],
  ['and rice. about 150g i think', 'and 150g of rice'],
])('of %j the amount is of the food before it', (message, whole) => {
  expect(withAmountFromNextSentence(message)).toBe(whole)
})

test.each([
  'and chips. shared with my brother who had most of them',
  'and chips',
  'and 2 eggs. half a portion',
  'had toast. how many carbs is that?',
  'and rice. put 2 cups on the list',
])('%j stays as it is', (message) => {
  expect(withAmountFromNextSentence(message)).toBe(message)
})
