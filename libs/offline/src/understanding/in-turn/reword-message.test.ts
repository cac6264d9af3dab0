import { expect, test } from '@jest/globals'
import { sayPlainly } from './plain-sentences.ts'
import { readInTurn } from './read-in-turn.ts'
import { rewordMessage } from './reword-message.ts'

const lot = (label: string) => ({
  ref: 'lot_1',
  type: 'lot',
  label,
  status: 'saved' as const,
  tier: 'background' as const,
  note: null,
})
const nothing = { entities: [] }

test.each([
  ["what's nice with halloumi", 'what goes well with halloumi?'],
  ['grab some kitchen roll when you are next at the shop', 'add kitchen roll to the shopping list'],
])('"%s" is said as "%s"', (message, plain) => {
  expect(rewordMessage(message, nothing, 'pantry')).toBe(plain)
})

test('a call that takes from the stock is said only when the turn knows of the food', () => {
  expect(rewordMessage('finished off the oat milk', nothing, 'pantry')).toBeUndefined()
  expect(
    rewordMessage('finished off the oat milk', { entities: [lot('oat milk, 1 l (fridge)')] }, 'pantry'),
  ).toBe('used up the oat milk')
})

test('what stands in the diary and in the kitchen is taken out of the diary only where that is said', () => {
  const eaten = { ...lot('200 g of feta for lunch on 2026-11-18'), ref: 'food_entry_1', type: 'food_entry' }
  const told = { entities: [lot('feta, 200 g (fridge)'), eaten], asked_at: '2026-11-18T17:00:00Z' }
  expect(rewordMessage('remove the feta', told, 'coach')).toBeUndefined()
  expect(rewordMessage('remove the feta', { ...told, entities: [eaten] }, 'coach')).toMatch(/diary/)
  expect(rewordMessage('remove the feta I had at lunch', told, 'coach')).toMatch(/diary/)
})

test('what was counted is not taken as a whole', () => {
  const told = {
    entities: [lot('feta, 200 g (fridge)'), { ...lot('bell pepper, 3 (fridge)'), ref: 'lot_2' }],
  }
  const message = 'I cooked it and used all the feta and one pepper'
  expect(readInTurn(message, told)?.nearest.reading.acts).toHaveLength(2)
  expect(rewordMessage(message, told, 'pantry') ?? '').not.toContain('used up the bell pepper')
})

test('a food that is misspelled is spoken of like any other', () => {
  const told = { entities: [lot('lettuce, 1 (fridge)')] }
  const message = 'the lettuse was for the bin, so to the bin'
  expect(rewordMessage(message, told, 'pantry')).toBe('throw away the lettuce')
})

test('a food at the end of a sentence is spoken of like any other', () => {
  const told = { entities: [lot('ham, 10 slices (fridge)')] }
  const message = 'the packed lunches have eaten into the ham. six slices'
  expect(rewordMessage(message, told, 'pantry')).toBe('I used 6 slices of ham')
})

test('what takes something away is said when it is very sure, and what is kept of a person never', () => {
  const line = { ...lot('ham'), ref: 'shopping_item_1', type: 'shopping_item' }
  expect(rewordMessage('get rid of everything ive ticked off', { entities: [line] }, 'pantry')).toBe(
    'clear the checked items off the list',
  )
  expect(rewordMessage('just opened the passata', { entities: [lot('passata, 500 g')] }, 'pantry')).toBe(
    'I opened the passata',
  )
  expect(rewordMessage('just opened the passata', nothing, 'pantry')).toBeUndefined()
  for (const message of [
    'empty the whole shopping list',
    "I'm not bothered by coriander any more",
    'scrap the fish pie recipe',
  ])
    expect(rewordMessage(message, { entities: [line] }, 'pantry')).toBeUndefined()
})

test('the name of what is on the list, and nothing else, says not that it was bought', () => {
  const line = { ...lot('ground beef, 500 g'), ref: 'shopping_item_1', type: 'shopping_item' }
  for (const message of ['ground beef', 'the ground beef', 'ground beef, lettuce and buns'])
    expect(rewordMessage(message, { entities: [line] }, 'pantry')).toBeUndefined()
})

test.each([
  "don't clear my shopping list",
  'what is the capital of France',
  'I was going to buy bread but it was closed',
  '',
])('"%s" asks for nothing that can be said', (message) => {
  expect(rewordMessage(message, nothing, 'pantry')).toBeUndefined()
})

test('a message of one domain is not said to the rules of the other', () => {
  expect(rewordMessage("what's nice with halloumi", nothing, 'coach')).toBeUndefined()
})

test('what is called by words alone that describe is no food', () => {
  for (const message of [
    'oh wait i opened the new bag, theres a full kilo in the pantry',
    'finished the old one',
  ])
    expect(rewordMessage(message, { entities: [lot('new')] }, 'pantry')).toBeUndefined()
})

test.each([
  ['plan spag bol for dinner tonight', 'plan spag bol for tonight'],
  ['plan porridge for breakfast tomorrow', 'plan porridge for breakfast tomorrow'],
  ['plan stew for dinner on saturday', 'plan stew for dinner on saturday'],
])('"%s" is said again as "%s"', (message, said) => {
  expect(rewordMessage(message, nothing, 'pantry')).toBe(said)
})

test('a plan that would lose a meal that was named is not said', () => {
  expect(rewordMessage('plan porridge for breakfast tomorrow', nothing, 'pantry')).toContain('porridge')
  expect(
    rewordMessage(
      'tomorrow porridge breakfast then whatever for lunch and stew at dinner',
      nothing,
      'pantry',
    ),
  ).toBeUndefined()
})

test('a date among several foods holds for the one before it, and a place for what is told before it', () => {
  const message =
    'We have six eggs, a bag of kale that needs using by tomorrow, halloumi, in the fridge. Wraps in the pantry'
  expect(sayPlainly(readInTurn(message, nothing)?.nearest.reading.acts ?? [], 'pantry')).toBe(
    'add 6 eggs to the fridge. add 1 bag of kale to the fridge, expires tomorrow. add halloumi to the fridge. add wraps to the pantry',
  )
})

test('what is not so any more is not kept as what is so', () => {
  for (const message of [
    "I'm not fussed about sprouts anymore",
    'I am no longer bothered by blue cheese',
    'I am not allergic to peanuts any more',
  ])
    expect(rewordMessage(message, nothing, 'pantry') ?? '').not.toMatch(/^I (?:do not like|like|am allergic)/)
})

test('of what a part is spoken of, all is never taken', () => {
  const pies = { entities: [lot('pork pie, 4 piece (fridge)')] }
  expect(rewordMessage('finished off the pork pies', pies, 'pantry')).toBe('used up the pork pie')
  for (const message of ['finished off one of the pork pies', 'we finished off half of the pork pies'])
    expect(rewordMessage(message, pies, 'pantry')).not.toBe('used up the pork pie')
})

test('a question beside an aside that names a food is answered, and a request beside it is not lost', () => {
  expect(
    rewordMessage('so tired lately, blood test says low iron. what foods have loads?', nothing, 'coach'),
  ).toBe('which foods are rich in iron?')
  expect(
    rewordMessage('I had liver and onions for lunch. what foods have loads of iron?', nothing, 'coach'),
  ).toBe('log liver and onions for lunch. which foods are rich in iron?')
})
