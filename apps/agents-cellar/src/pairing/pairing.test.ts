import { describe, expect, test } from '@jest/globals'
import { dishKinds } from './dish-kinds.ts'
import { fitsOf } from './pair.ts'

test.each([
  ['roast lamb', ['lamb']],
  ['smoked salmon', ['smoked fish']],
  ['grilled salmon with salad', ['barbecue', 'fatty fish', 'salad']],
  ['blue cheese', ['blue cheese']],
  ['steaks', ['red meat']],
  ['Coq au vin', ['poultry']],
  ['spicy chicken curry', ['spicy', 'poultry']],
  ['schnitzel', ['pork', 'fried']],
  ['water', []],
  ['', []],
])('the dish "%s" is of the kinds %s', (dish, kinds) => {
  expect(dishKinds(dish)).toEqual(kinds)
})

describe('what goes with a dish', () => {
  const names = (dish: string): string[] => fitsOf(dishKinds(dish)).map(({ style }) => style.name)
  test.each([
    ['roast lamb', 'Rioja', 'Chablis'],
    ['oysters', 'Chablis', 'Barolo'],
    ['stilton', 'Sauternes', 'Prosecco'],
    ['chocolate cake', 'Banyuls', 'Chablis'],
    ['thai noodles', 'Riesling', 'Barolo'],
  ])('with %s: %s, not %s', (dish, fits, doesNot) => {
    expect(names(dish)).toContain(fits)
    expect(names(dish)).not.toContain(doesNot)
  })
  test('is nothing where nobody knows the dish', () => {
    expect(names('moon dust')).toEqual([])
  })
})
