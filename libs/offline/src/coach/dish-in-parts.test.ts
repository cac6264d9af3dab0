import { expect, test } from '@jest/globals'
import { partsOfDish } from './dish-in-parts.ts'

test.each([
  ['cod with rice, 150 g cod and 80 g rice', '150 g cod and 80 g rice'],
  ['avo toast, one avocado and two slices of bread', 'one avocado and two slices of bread'],
  ['stir fry: 150 g chicken, 100 g noodles', '150 g chicken, 100 g noodles'],
  ['a chicken salad, 100 g chicken and 50 g lettuce', '100 g chicken and 50 g lettuce'],
])('"%s" is told by its parts', (eaten, parts) => {
  expect(partsOfDish(eaten)).toBe(parts)
})

test.each([
  // Nothing says that these were in it.
  'toast, two eggs and 100 ml milk',
  'greek yoghurt, 30 g honey and 20 g walnuts',
  'cod with rice, 150 g cod and 20 g butter',
  'cod with rice, 150 g cod',
  'an apple pie, 2 apples and a coffee',
  'cheese sandwich, 30 g cheese and a coffee',
  'chicken salad, 100 g chicken and 200 ml cola',
  '2 slices of toast, 20 g butter and 30 g jam',
  'cod with rice, cod and 80 g rice',
])('"%s" stays as it was told', (eaten) => {
  expect(partsOfDish(eaten)).toBeUndefined()
})
