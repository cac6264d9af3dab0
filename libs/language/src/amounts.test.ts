import { describe, expect, test } from '@jest/globals'
import { amountInFront } from './amount-in-front.ts'
import { objectToAmount, plainNumbers, readFood, readNumber } from './index.ts'

describe('a number', () => {
  test.each([
    ['1,000 g potatoes', '1000 g potatoes'],
    ['1,000,000 g potatoes', '1000000 g potatoes'],
    ["1'000 g potatoes", '1000 g potatoes'],
    ['1 000 g potatoes', '1000 g potatoes'],
    ['1 000 000 g potatoes', '1000000 g potatoes'],
    ['1.000 g potatoes', '1000 g potatoes'],
    ['1.000.000 g potatoes', '1000000 g potatoes'],
    ['1.250 kg potatoes', '1.250 kg potatoes'],
    ['0.500 g saffron', '0.500 g saffron'],
    ['1,5 l milk', '1.5 l milk'],
    ['2,50 kg rice', '2.50 kg rice'],
    ['2 eggs, 500 g flour and 1,000 ml milk', '2 eggs, 500 g flour and 1000 ml milk'],
    ['on 27 november 2026, 3 eggs', 'on 27 november 2026, 3 eggs'],
    ['400 g', '400 g'],
    ['1 500 g', '1 500 g'],
    ['two thousand eggs', '2000 eggs'],
    ['a hundred eggs', '100 eggs'],
    ['2 million eggs and half a million peas', '2000000 eggs and 500000 peas'],
    ['twenty-five eggs', '25 eggs'],
    ['Two hundred and fifty g flour and two hundred ml milk', '250 g flour and 200 ml milk'],
    ['one thousand two hundred and thirty four eggs', '1234 eggs'],
    ['a bottle of thousand island dressing', 'a bottle of thousand island dressing'],
    ['two and ten eggs', 'two and ten eggs'],
    ['one two eggs', 'one two eggs'],
    ['a million billion trillion eggs', 'a million billion trillion eggs'],
  ])('in %p is read as %p', (said, plain) => expect(plainNumbers(said)).toBe(plain))

  test.each([
    ['½ cucumber', 0.5],
    ['1½ kg flour', 1.5],
    ['999999999 eggs', 999_999_999],
    ['sixteen eggs', 16],
    ['⅛ l milk', 0.125],
    ['million dollar spaghetti', null],
    ['thousand island dressing', null],
    ['no added sugar juice', null],
    ['nan bread', null],
    ['2 nan breads', 2],
    ['half a dozen eggs', 6],
    ['half dozen eggs', 6],
    ['a half dozen eggs', 6],
    ['half the eggs', null],
  ])('in %p is read as the amount %p', (said, quantity) => {
    expect(objectToAmount(said)).toBeUndefined()
    expect(readFood(said)?.quantity).toBe(quantity)
  })
})

describe('an amount behind its food', () => {
  test.each([
    ['milk 2 litres', 'milk', 2, 'l'],
    ['minced beef (500 g)', 'minced beef', 500, 'g'],
    ['rice: 1 kg', 'rice', 1, 'kg'],
    ['eggs 10', 'eggs', 10, null],
    ['new potatoes a kilo', 'new potatoes', 1, 'kg'],
    ['cream 1 pint', 'cream', 1, 'pint'],
  ])('in %p is read as of %p: %p %p', (said, ...parts) => {
    const read = readFood(said)
    expect([read?.food, read?.quantity, read?.unit]).toEqual(parts)
  })

  test.each([
    'omega 3',
    'coke zero',
    'vitamin b 12',
    'five spice',
    'wine 2019',
    'type 00 flour',
    '2 eggs',
    'steak for 2',
  ])('is not seen in %p', (said) => expect(amountInFront(said)).toBeUndefined())
})

test.each(['2 kg', '500 ml', 'a litre', 'two portions', 'a dozen', 'green ones', 'me down for one anyway'])(
  'names no food: %p',
  (said) => expect(readFood(said)).toBeUndefined(),
)

test.each([
  ...['infinity eggs', 'Infinity eggs', 'infinite eggs', 'an infinite number of eggs', '∞ eggs', 'nan eggs'],
  ...[
    '1e9 eggs',
    '1e99 eggs',
    '1.5e3 g flour',
    '-3 eggs',
    '−3 eggs',
    'minus 3 eggs',
    '+3 eggs',
    'negative eggs',
  ],
  ...['0 eggs', '0.0 eggs', 'zero eggs', '0.0000001 g salt', '1/0 eggs', '0/5 eggs'],
  ...['99999999999999999999 eggs', '1000000000 eggs', '99999999999999999999g flour', '999999999 dozen eggs'],
  ...['a million billion trillion eggs', '2 billion eggs', 'ten thousand million eggs', 'a zillion eggs'],
  ...[
    '½ of infinity eggs',
    'half of infinity eggs',
    'eggs infinity',
    'a googol eggs',
    '-∞ eggs',
    'minus infinity eggs',
  ],
  ...[
    '1e-30 kg salt',
    '1/99999999 l milk',
    '10^30 eggs',
    '10**9 eggs',
    '1 x 10^9 eggs',
    '3² eggs',
    '1_000 eggs',
  ],
  ...['no eggs', 'null eggs', 'undefined eggs'],
])('objectToAmount says that %p is neither a food nor an amount', (said) => {
  expect(readFood(said)).toBeUndefined()
  expect(objectToAmount(said)).toContain('Say a plain number from 0.000001 to 999,999,999: how much is it?')
})

test.each(['Infinity', '-1', '1e3', '0x10', '1000000000', 'constructor', '', '.', ' 5'])(
  'readNumber does not take %p for a number',
  (said) => expect(readNumber(said)).toBeUndefined(),
)

test.each([
  ['16 fl oz of milk', 16, 'fl oz', 'milk'],
  ['16 fl. oz. milk', 16, 'fl oz', 'milk'],
  ['2 pints milk', 2, 'pints', 'milk'],
  ['half a pint of cream', 0.5, 'pint', 'cream'],
  ['a gallon of cider', 1, 'gallon', 'cider'],
  ['2 glasses of milk', 2, 'glass', 'milk'],
  ['a pinch of salt', 1, 'pinch', 'salt'],
  ['3 peppers', 3, null, 'peppers'],
])('readFood reads the measure of %p, and leaves it out of the food', (...[said, quantity, unit, food]) => {
  expect(readFood(said)).toMatchObject({ quantity, unit, food })
})
