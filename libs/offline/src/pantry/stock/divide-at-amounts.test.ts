import { expect, test } from '@jest/globals'
import { divideAtAmounts } from './divide-at-amounts.ts'

test.each([
  [
    'three pounds of turkey a box of peas one bag of chips and two salmon fillets',
    'three pounds of turkey, a box of peas, one bag of chips and two salmon fillets',
  ],
  ['noodles two tins of tuna a big jar of pickles', 'noodles, two tins of tuna, a big jar of pickles'],
  ['rice two jars of mayonnaise a thing of jam', 'rice, two jars of mayonnaise, a thing of jam'],
  ['500g beef two onions 1 can tomatoes', '500g beef, two onions, 1 can tomatoes'],
  ['one kilo lamb four potatoes one tin beans', 'one kilo lamb, four potatoes, one tin beans'],
])('"%s" is divided where an amount begins', (said, divided) => {
  expect(divideAtAmounts(said)).toBe(divided)
})

test.each([
  'potatoes two kilos carrots one kilo',
  'two cans of beans',
  'a bag of omega 3 eggs',
  'a pack of six eggs',
  'steak for two people',
  'two jars of jam and a loaf of bread',
  'milk 2 litres',
  'chicken of 2 kg',
  'pizza with two cheeses',
  'half a dozen eggs',
  'a couple of apples',
])('"%s" stays as it is', (said) => {
  expect(divideAtAmounts(said)).toBe(said)
})
