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

test('an amount without a unit is counted as the thing before', () => {
  expect(filled('add_to_shopping', '2 kg of leeks, 3 of parsnips')).toMatchObject([
    { quantity: 2, unit: 'kg' },
    { quantity: 3, unit: 'kg' },
  ])
})

test.each<[string, object]>([
  ['tins of lentils, 8', { quantity: 8, unit: 'tin' }],
  ['crate of cider, 20 bottles', { quantity: 20, unit: 'bottle' }],
])('%j is as many as is told behind it', (message, amount) => {
  expect(filled('add_to_shopping', message)).toMatchObject([amount])
})

test.each<[string, string, object]>([
  ['set_min_stock', 'always 3 kidney bean tins please', { quantity: 3, unit: 'tin' }],
  ['set_min_stock', 'we buy a jar of honey, minimum three', { quantity: 3, unit: 'jar' }],
])('%s of %j is counted in the unit that is told', (tool, message, amount) => {
  expect(filled(tool, message)).toMatchObject([amount])
})

test.each([
  ['discard_item', 'the hummus is three days over, bin it'],
  ['move_item', 'the goose out of the freezer into the fridge, it takes two days'],
])('%s of %j is no number of days', (tool, message) => {
  expect(filled(tool, message)[0]).not.toHaveProperty('quantity')
})

test('the least that is to be there is asked for where it is not told', () => {
  expect(filled('set_min_stock', 'set a minimum for oats')).toMatchObject([{ food: 'oats', quantity: null }])
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

test('a bottle of which the size is told is that much water', () => {
  expect(filled('log_water', 'and a 750 bottle at the gym')).toEqual([{ tool: 'log_water', ml: 750 }])
})

test('a unit behind "another" is one of it', () => {
  const before = [{ say: 'cream is off', acts: [{ tool: 'discard_item', food: 'cream' }] }]
  expect(filled('add_to_shopping', 'we need another pint', { before })).toEqual([
    { tool: 'add_to_shopping', food: 'cream', quantity: 1, unit: 'pint' },
  ])
})

test('what is said of the whole of one food is not said of the other one', () => {
  const state = {
    stock: [
      { food: 'lamb', quantity: 1, unit: 'kg', location: 'fridge' },
      { food: 'leek', quantity: 2, unit: 'piece', location: 'fridge' },
    ],
  }
  expect(filled('use_item', 'used a kilo of lamb and the last leek', { state })[0]).toEqual({
    tool: 'use_item',
    food: 'lamb',
    quantity: 1,
    unit: 'kg',
  })
})

test.each([
  ['ate a flapjack, ok three flapjacks', 3],
  ['had four flapjacks, no, two', 2],
])('%j is %i flapjacks', (message, quantity) => {
  expect(filled('propose_food_log', message)).toMatchObject([{ items: [{ quantity }] }])
})

test('a big figure without a nutrient is one of calories, whatever other goals there are', () => {
  const goals = [
    { nutrient: 'calories_kcal', kind: 'limit', target: 2000 },
    { nutrient: 'fiber_g', kind: 'goal', target: 30 },
  ]
  expect(filled('update_user_goal', 'put me on 1750', { state: { goals } })).toEqual([
    { tool: 'update_user_goal', nutrient: 'calories_kcal', kind: 'limit', target: 1750 },
  ])
})

test('a third is written with two places', () => {
  expect(filled('propose_food_log', 'ate two thirds of a melon')).toMatchObject([
    { items: [{ quantity: 0.67 }] },
  ])
})

test.each<[string, string, object[]]>([
  ['add_item', 'got 3 250 g packs of couscous', [{ quantity: 3, unit: 'pack' }]],
  [
    'add_item',
    'put a bag of carrots, 1.5 kg, and a jar of capers in the pantry',
    [
      { quantity: 1.5, unit: 'kg' },
      { quantity: 1, unit: 'jar' },
    ],
  ],
  ['add_to_shopping', 'need cream and 3 packs of filo. no wait, 5', [{}, { quantity: 5, unit: 'pack' }]],
  ['use_item', 'used 4 shallots, I think 5', [{ quantity: 5 }]],
])('%s of %j counts as it is meant', (tool, message, amounts) => {
  expect(filled(tool, message)).toMatchObject(amounts)
})

test('a number in the name of what somebody has is no amount', () => {
  const state = { stock: [{ food: 'five spice', quantity: 1, unit: 'jar', location: 'pantry' }] }
  expect(filled('open_item', 'opened the five spice', { state })).toEqual([
    { tool: 'open_item', food: 'five spice' },
  ])
})

test('what was entered wrongly is not what it was', () => {
  const state = { diary: [{ food: 'pierogi', quantity: 6, unit: 'piece', meal: 'lunch', day: '2026-11-20' }] }
  expect(filled('update_food_log', 'I ate 8 pierogi but I logged 6', { state })).toMatchObject([
    { quantity: 8 },
  ])
})

test('each of two goals is the limit or the floor that is said of it', () => {
  expect(filled('update_user_goal', '1900 calories maximum and 110 g protein')).toMatchObject([
    { nutrient: 'calories_kcal', kind: 'limit', target: 1900 },
    { nutrient: 'protein_g', kind: 'goal', target: 110 },
  ])
})

test('a figure that is called too much is not the one that is wanted', () => {
  expect(filled('update_user_goal', '2100 calories is too much, set 1950')).toMatchObject([{ target: 1950 }])
})

test('water that is told in a unit and then without one is in the same unit', () => {
  expect(filled('log_water', '20 oz of water and another 10 after')).toMatchObject([{ ml: 887 }])
})

test('the least that is wanted is the amount of the minimum', () => {
  expect(filled('set_min_stock', 'we eat 3 eggs a day so keep at least 12')).toMatchObject([{ quantity: 12 }])
  expect(filled('set_min_stock', 'never let butter drop under 2 packs')).toMatchObject([
    { quantity: 2, unit: 'pack' },
  ])
})

test('one that is thrown out is one, however gone it is', () => {
  const state = { stock: [{ food: 'mango', quantity: 3, unit: 'piece', location: 'counter' }] }
  expect(filled('discard_item', 'binned a mango, gone all black', { state })).toMatchObject([
    { food: 'mango', quantity: 1 },
  ])
})

test('a pack that is called by its number counts what is in it', () => {
  const state = { list: [{ food: 'bread roll' }] }
  expect(filled('bought', 'got the bread rolls but only a 4 pack', { state })).toEqual([
    { tool: 'bought', food: 'bread roll', quantity: 4 },
  ])
})

test('what something is counted in is not what one of them holds', () => {
  const open = {
    kind: 'question',
    asks: 'unit',
    of: { tool: 'add_item', food: 'passata', quantity: 3, unit: null },
  }
  expect(filled('answer', 'bottles, 700 ml each', { open })).toEqual([
    { tool: 'add_item', food: 'passata', quantity: 3, unit: 'bottle' },
  ])
})

test.each<[string, string]>([
  ['bought', 'got the pears, £3 would you believe'],
  ['add_to_shopping', 'tulips for mum, not over 12 quid'],
  ['add_item', 'salmon in the freezer, it was $9'],
])('%s of %j takes no price for an amount', (tool, message) => {
  expect(filled(tool, message)[0]).not.toHaveProperty('quantity')
})

test('what was left is all of it', () => {
  const open = {
    kind: 'question',
    asks: 'quantity',
    of: { tool: 'use_item', food: 'hummus' },
    text: 'How much of the hummus did you use?',
  }
  expect(filled('answer', 'just whatever was left', { open })).toEqual([{ tool: 'use_item', food: 'hummus' }])
})

test('twice as much of a line of the list is reckoned from what stands there', () => {
  const state = { list: [{ food: 'lentils', quantity: 300, unit: 'g' }] }
  expect(filled('set_shopping', 'double the lentils', { state })).toMatchObject([
    { food: 'lentils', quantity: 600, unit: 'g' },
  ])
})

test('what stays on the list is not taken off', () => {
  const state = { list: ['limes', 'lime cordial'] }
  expect(filled('remove_from_shopping', 'limes can go but keep the lime cordial', { state })).toMatchObject([
    { food: 'limes' },
  ])
})

test('a thing that is only called the usual is asked for', () => {
  expect(filled('add_to_shopping', 'stick the usual on the list')).toMatchObject([{ food: null }])
})

test('tea of a sort is drunk and no meal', () => {
  const [call] = filled('propose_food_log', 'an assam tea and a crumpet for breakfast')
  expect(call).toMatchObject({ meal: 'breakfast' })
})
