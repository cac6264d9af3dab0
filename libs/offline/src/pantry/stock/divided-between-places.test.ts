import { expect, test } from '@jest/globals'
import { dividedBetweenPlaces } from './divided-between-places.ts'

test.each([
  [
    'bought 4 salmon fillets, two in the fridge and two in the freezer',
    'bought 2 salmon fillets for the fridge. bought 2 salmon fillets for the freezer',
  ],
  [
    'picked up 6 sausages. 2 for the fridge, the rest straight in the freezer',
    'picked up 2 sausages for the fridge. picked up 4 sausages for the freezer',
  ],
  ['got 2 loaves, one for the freezer', 'got 1 loaves for the freezer. got 1 loaves'],
  ['we got 1 kg mince, half in the freezer', 'we got 0.5 kg mince for the freezer. we got 0.5 kg mince'],
  [
    'bought 3 packs of ham, one for the fridge use by the 28th and two straight in the freezer',
    'bought 1 packs of ham for the fridge, use by the 28th. bought 2 packs of ham for the freezer',
  ],
  [
    'I have three pizzas: one in the fridge, the other two in the freezer',
    'i have 1 pizzas in the fridge. i have 2 pizzas in the freezer',
  ],
  [
    'Got eight burgers - put half of them in the freezer and half in the fridge',
    'got 4 burgers for the freezer. got 4 burgers for the fridge',
  ],
  [
    'bought 2 pints of milk and 3 packs of butter, one butter in the freezer',
    'bought 2 pints of milk and 2 packs of butter. bought 1 packs of butter for the freezer',
  ],
  [
    'got 4 chicken thighs, 2 loaves and some eggs - one of the loaves is for the freezer',
    'got 4 chicken thighs, 1 loaves and some eggs. got 1 loaves for the freezer',
  ],
  [
    'back from the shop. 3 loaves, one in the freezer the rest in the cupboard. 4 pints of milk',
    'back from the shop. bought 1 loaf of bread for the freezer. bought 2 loaf of bread for the pantry. 4 pints of milk',
  ],
])('what is divided between places goes to each in its amount: "%s"', (message, said) => {
  expect(dividedBetweenPlaces(message)).toBe(said)
})

test.each([
  'bought 4 salmon fillets and put them in the freezer',
  'bought 4 salmon fillets, six in the freezer',
  'bought 4 salmon fillets, two for Anna',
  'bought 2 loaves and 3 lemons, one in the freezer',
  'did we put 4 fillets, two in the freezer?',
  'bought 4 fillets, two in the freezer and two are off',
  'use 4 sausages, two in the freezer',
  'bought some ham, half in the freezer',
  'bought 2 pints of milk and 3 packs of butter, one ham in the freezer',
  'bought 2 pints of milk and 1 pack of butter, two butter in the freezer',
])('"%s" stays as it is', (message) => {
  expect(dividedBetweenPlaces(message)).toBe(message)
})
