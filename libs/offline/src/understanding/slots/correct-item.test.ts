import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const listed = {
  state: {
    stock: [
      { food: 'melon', quantity: 1, unit: 'piece' },
      { food: 'lemon', quantity: 4, unit: 'piece' },
      { food: 'sugar', quantity: 1, unit: 'kg' },
    ],
  },
}

test.each<[string]>([
  ["you list a melon that doesn't exist, and there are 7 lemons"],
  ["the melon isn't here and the lemons are 7"],
  ['there is no melon, and 7 lemons, not 4'],
])('%j tells that one thing is not there and how many there are of another', (message) => {
  const [melon, lemon] = filled('correct_item', message, listed)
  expect(melon).toMatchObject({ food: 'melon', quantity: 0 })
  expect(lemon).toMatchObject({ food: 'lemon', quantity: 7 })
})

test.each<[string]>([
  ['the sugar is 3 kg, you put 2'],
  ['3 kg of sugar, 2 is not enough'],
  ['sugar is 3 kg, it says 2'],
])('%j sets the amount that is not denied', (message) => {
  expect(filled('correct_item', message, listed)[0]).toMatchObject({ quantity: 3, unit: 'kg' })
})

const told = {
  state: { stock: [{ food: 'rice', quantity: 400, unit: 'kg' }] },
  before: [
    { say: 'add 400 kilos of rice', acts: [{ tool: 'add_item', food: 'rice', quantity: 400, unit: 'kg' }] },
  ],
}

test.each<[string]>([['grams, not kilos'], ['I meant grams'], ['oops, gram not kg']])(
  '%j tells another unit of what was told before',
  (message) => {
    expect(filled('correct_item', message, told)).toEqual([
      { tool: 'correct_item', food: 'rice', quantity: 400, unit: 'g' },
    ])
  },
)
