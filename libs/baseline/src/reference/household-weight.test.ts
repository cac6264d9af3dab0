import { expect, test } from '@jest/globals'
import { choosePortions, readHouseholdWeight, sizesOf } from './household-weight.ts'

test.each([
  [160, '1 cup, chopped', { unit: 'cup', grams: 160, note: 'chopped' }],
  [110, '1 medium (2-1/2" dia)', { unit: 'piece', grams: 110, note: 'medium, (2-1/2" dia)' }],
  [30, '2 tbsp', { unit: 'tbsp', grams: 15, note: null }],
  [62, '.25 cup', { unit: 'cup', grams: 248, note: null }],
  [30.5, '1 fl oz', { unit: 'ml', grams: 1.031, note: null }],
  [3, '1 clove', { unit: 'clove', grams: 3, note: null }],
])('readHouseholdWeight reads %d g of "%s"', (grams, description, portion) => {
  expect(readHouseholdWeight({ measure: description, grams }, 'Food')).toEqual(portion)
})

test.each([
  [85, '3 oz'],
  [17.2, '1 cubic inch'],
  [0, '1 cup'],
  [100, ''],
])('readHouseholdWeight rejects %d g of "%s", whose unit people do not count in', (grams, description) => {
  expect(readHouseholdWeight({ measure: description, grams }, 'Food')).toBeUndefined()
})

test.each([
  {
    name: 'Cream, fluid, heavy whipping',
    weights: { '1 cup, whipped': 120, '1 cup, fluid (yields 2 cups whipped)': 238 },
    best: { unit: 'cup', grams: 238 },
  },
  {
    name: 'Seeds, sunflower seed kernels, dried',
    weights: { '1 cup, with hulls, edible yield': 46, '1 cup': 140 },
    best: { unit: 'cup', grams: 140 },
  },
  {
    name: 'Bananas, raw',
    weights: { '1 large': 136, '1 medium': 118, '1 extra small': 81 },
    best: { unit: 'piece', grams: 118 },
  },
  { name: 'Mangos, raw', weights: { '1 fruit without refuse': 336 }, best: { unit: 'piece', grams: 336 } },
  {
    name: 'Soup, vegetable',
    weights: { '1 cup': 240, 'Quantity not specified': 240 },
    best: { unit: 'serving', grams: 240 },
  },
])('of the weights of $name the one that fits counts', ({ name, weights, best }) => {
  expect(choosePortions(name, weightsOf(weights))).toContainEqual(expect.objectContaining(best))
})

test.each([
  ['a cup that was weighed whipped is no cup of cream', 'Cream, fluid', { '1 cup, whipped': 120 }],
  [
    'a whole bird is no piece of chicken',
    'Chicken, meat and skin, raw',
    { '0.5 chicken, bone removed': 460 },
  ],
  [
    'nor is its share of a pound',
    'Chicken, meat and skin, raw',
    { '1 unit (yield from 1 lb ready-to-cook chicken)': 278 },
  ],
])('%s', (_, name, weights) => {
  expect(choosePortions(name, weightsOf(weights))).toEqual([])
})

function weightsOf(weights: Readonly<Record<string, number>>) {
  return Object.entries(weights).map(([measure, grams]) => ({ measure, grams }))
}

test('sizesOf takes the weights of one whole food, and of no piece of it', () => {
  const weights = [
    { measure: '1 piece, large pizza', grams: 91 },
    { measure: '1 small pizza (8-10" diameter)', grams: 369 },
    { measure: '1 large pizza (13-15" diameter)', grams: 728 },
    { measure: '1 extra-large pizza (16-18" diameter)', grams: 1046 },
  ]
  expect(sizesOf('Pizza with pepperoni, thin crust', weights)).toEqual({
    ...{ small: 369, large: 728 },
    'extra large': 1046,
  })
  expect(sizesOf('Lettuce, raw', [{ measure: '1 large leaf', grams: 15 }])).toEqual({})
  expect(sizesOf('Egg, whole, raw', [{ measure: '1 large', grams: 50 }])).toEqual({ large: 50 })
})
