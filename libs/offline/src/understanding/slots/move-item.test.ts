import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each<[string, object]>([
  ["the honey isn't in the fridge, it's in the cupboard", { from: 'fridge', to: 'pantry' }],
  ['take the brioche off the counter and freeze it', { from: 'counter', to: 'freezer' }],
  ['half the pork goes in the freezer, the rest stays in the fridge', { to: 'freezer' }],
  ['the goose comes out of the deep freeze into the fridge', { from: 'freezer', to: 'fridge' }],
])('%j tells where it was and where it goes', (message, places) => {
  expect(filled('move_item', message)).toMatchObject([places])
})

test('the place right behind each of several things is its own', () => {
  expect(filled('move_item', 'pork chops freezer, salmon fridge')).toMatchObject([
    { food: 'pork chops', to: 'freezer' },
    { food: 'salmon', to: 'fridge' },
  ])
})

test('what is brought down from the freezer goes to the fridge', () => {
  const stock = [{ food: 'venison', quantity: 1, location: 'freezer' }]
  expect(filled('move_item', 'the venison down tonight please', { state: { stock } })).toMatchObject([
    { from: 'freezer', to: 'fridge' },
  ])
})
