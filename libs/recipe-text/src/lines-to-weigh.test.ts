import { expect, test } from '@jest/globals'
import { recipeSchema } from '@alfred/contracts'
import { linesToWeigh } from './lines-to-weigh.ts'

const recipe = (...lines: { food: string; quantity: number | string | null; unit: string | null }[]) =>
  recipeSchema.parse({ name: 'Stew', steps: ['Stew it.'], ingredients: lines })

test('amounts of known units are weighed, counts as pieces and the least of a range', () => {
  const stew = recipe(
    { food: 'rice', quantity: 200, unit: 'grams' },
    { food: 'egg', quantity: 2, unit: null },
    { food: 'onion', quantity: '2-3', unit: null },
  )
  expect(linesToWeigh(stew, 'en-GB')).toEqual([
    { food: 'rice', quantity: 200, unit: 'g' },
    { food: 'egg', quantity: 2, unit: 'piece' },
    { food: 'onion', quantity: 2, unit: 'piece' },
  ])
})

test('what no unit is known of is not weighed, and no amount is made up', () => {
  const stew = recipe(
    { food: 'salt', quantity: 3, unit: 'smidgens' },
    { food: 'pepper', quantity: null, unit: null },
  )
  expect(linesToWeigh(stew, 'en-GB').map(({ quantity }) => quantity)).toEqual([null, null])
})
