import { expect, test } from '@jest/globals'
import { readStockList } from './read-stock-list.ts'

test.each([
  ['a pack of bacon, fridge', [['bacon', 'fridge']]],
  [
    '2 packs of ham, freezer, and milk',
    [
      ['ham', 'freezer'],
      ['milk', null],
    ],
  ],
  [
    'eggs and milk, the fridge',
    [
      ['eggs', 'fridge'],
      ['milk', 'fridge'],
    ],
  ],
])('a place among foods is where they are, and no food: "%s"', (list, items) => {
  expect(readStockList(list).items.map(({ food, location }) => [food, location])).toEqual(items)
})
