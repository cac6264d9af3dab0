import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each<[string, string, object]>([
  ['add_item', 'a bag of lentils in the cupboard, 750 g', { quantity: 750, unit: 'g' }],
  ['add_to_shopping', 'half kg of plums', { quantity: 0.5, unit: 'kg' }],
  ['propose_food_log', 'a quarter of a melon', { quantity: 0.25 }],
  ['propose_food_log', 'the lemon tart, I had a slice', { quantity: 1, unit: 'slice' }],
])('%s of %j has the amount that is told most exactly', (tool, message, amount) => {
  const [call] = filled(tool, message)
  const [item = call] = (call?.['items'] ?? [call]) as object[]
  expect(item).toMatchObject(amount)
})

test('what is told of each holds for all', () => {
  expect(filled('add_to_shopping', 'dill and parsley, one bunch each')).toMatchObject([
    { quantity: 1, unit: 'bunch' },
    { quantity: 1, unit: 'bunch' },
  ])
})

test('a dish that is called after two foods is one thing', () => {
  const [call] = filled('propose_food_log', 'a ham and tomato sandwich for lunch')
  expect(call?.['items']).toEqual([{ food: 'ham and tomato sandwich', quantity: 1 }])
  const [two] = filled('propose_food_log', 'an apple and a sausage roll')
  expect(two?.['items']).toMatchObject([{ food: 'apple' }, { food: 'sausage roll' }])
})

test('a place that is told with each thing is that of this thing', () => {
  const calls = filled('bought', 'pears two kilos in the pantry, cod in the fridge')
  expect(calls.map(({ location }) => location)).toEqual(['pantry', 'fridge'])
})

test('the last amount of a line of the list is what it is to be', () => {
  const state = { list: [{ food: 'lime', quantity: 5 }] }
  expect(filled('set_shopping', 'five limes is too many, three will do', { state })).toMatchObject([
    { food: 'lime', quantity: 3 },
  ])
})

test('an amount by itself is that of the line that was asked for', () => {
  const state = { list: [{ food: 'tofu', quantity: 2 }, { food: 'rice' }] }
  const before = [{ say: 'how much tofu is on the list', acts: [{ tool: 'list_shopping' }], reply: 'Two.' }]
  expect(filled('set_shopping', 'make it 4', { state, before })).toMatchObject([
    { food: 'tofu', quantity: 4 },
  ])
})

test('what goes to the fridge from the freezer comes from there', () => {
  const stock = [{ food: 'cod', quantity: 2, location: 'freezer' }]
  expect(filled('move_item', 'cod out for tomorrow', { state: { stock } })).toMatchObject([
    { food: 'cod', from: 'freezer', to: 'fridge' },
  ])
})

test.each<[string, number]>([
  ['no more capers left', 0],
  ['12 capers? no, 9', 9],
])('%j sets what is really there', (message, quantity) => {
  const state = { stock: [{ food: 'caper', quantity: 20 }] }
  expect(filled('correct_item', message, { state })).toMatchObject([{ food: 'caper', quantity }])
})

test('what is thrown away is no beef', () => {
  const stock = [{ food: 'plum', quantity: 3 }]
  expect(filled('discard_item', 'chuck the plums', { state: { stock } }).map(({ food }) => food)).toEqual([
    'plum',
  ])
})

test('a pack of several that is used up is one pack, and the only one is all of it', () => {
  const state = { stock: [{ food: 'oatcake', quantity: 3, unit: 'pack' }] }
  expect(filled('use_item', 'one pack of oatcakes gone', { state })).toMatchObject([
    { quantity: 1, unit: 'pack' },
  ])
  expect(filled('use_item', 'the oatcakes have gone, the lot', { state })).toEqual([
    { tool: 'use_item', food: 'oatcake' },
  ])
})

test.each<[string, number]>([
  ['two glasses of 300', 600],
  ['3 bottles, 500 ml each', 1500],
  ['two glasses, 700 ml in total', 700],
])('%j of water is reckoned', (message, ml) => {
  expect(filled('log_water', message)).toMatchObject([{ ml }])
})

test('rolls are not told by the roll', () => {
  const state = { stock: [{ food: 'roll', quantity: 6, location: 'freezer' }] }
  expect(filled('move_item', 'three rolls from the freezer to the counter', { state })).toEqual([
    { tool: 'move_item', food: 'roll', quantity: 3, from: 'freezer', to: 'counter' },
  ])
})
