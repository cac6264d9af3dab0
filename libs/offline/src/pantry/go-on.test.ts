import { expect, test } from '@jest/globals'
import { goOnWithLast } from './go-on.ts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { briefOf } from './testing/brief-of.ts'

const afterList = (message: string): string | null =>
  goOnWithLast(message, parseKitchenMessage('put nappies and tomatoes on the shopping list'))

test('what is taken off behind a list is the thing that is named, and not what came last', () => {
  expect(afterList("take nappies off, my mum's got them")).toBe('remove nappies from the shopping list')
  expect(afterList('cross the tomatoes off again')).toBe('remove tomatoes from the shopping list')
  expect(afterList('take it off')).toBeNull()
})

test('elsewhere nothing is taken off a list', () => {
  expect(goOnWithLast('take the lid off', parseKitchenMessage('I bought 6 eggs'))).toBeNull()
})

test('something else to be done is another task, and a food behind a task is none', () => {
  const task = parseKitchenMessage('remind me to descale the kettle on sunday')
  expect(goOnWithLast('and clean the oven, no rush', task)).toBe('remind me to clean the oven')
  expect(goOnWithLast('also water the plants please', task)).toBe('remind me to water the plants')
  expect(goOnWithLast('and butter', task)).toBeNull()
  expect(afterList('and clean the oven')).not.toBe('remind me to clean the oven')
})

const afterStock = (message: string): string | null =>
  goOnWithLast(message, parseKitchenMessage('we have 4 peppers, 1 kg of rice and some limes'))

test('behind what was told of the stock a list with amounts tells more of it', () => {
  expect(afterStock('about 3 leeks, flour maybe 2 kg')).toBe('there are 3 leeks, flour 2 kg')
  expect(afterStock('and 250 g of butter')).toBe('there are 250 g of butter')
  expect(afterStock('6')).toBe('add 6 limes')
})

test('behind what was told of the stock a request, or a food without an amount, is no part of it', () => {
  expect(afterStock('put 3 leeks on the list')).toBeNull()
  expect(afterStock('thank you')).toBeNull()
  expect(afterList('3 leeks')).toBeNull()
})

test('what was told of the stock is put right by its food with another amount', () => {
  expect(afterStock("sorry, it's actually 5 peppers, one was hidden")).toBe('there are 5 peppers')
  expect(afterStock('it was 2 kg of rice not one')).toBe('there are 2 kg of rice')
  expect(afterStock('it was 2 kg of sugar not one')).toBeNull()
})

test('behind what was bought without amounts they are told later', () => {
  const bought = parseKitchenMessage('I bought eggs')
  expect(goOnWithLast('a dozen', bought)).toBe('there are a dozen eggs')
  expect(goOnWithLast('6 eggs', bought)).toBe('there are 6 eggs')
  expect(goOnWithLast('3 lemons, 1 kg of flour', bought)).toBe('i bought 3 lemons, 1 kg of flour')
  const list = parseKitchenMessage('I bought everything on the list')
  expect(goOnWithLast('2 l of milk, 6 pears', list)).toBe('there are 2 l of milk, 6 pears')
})

test('more of a place that was told of is there as well', () => {
  const freezer = parseKitchenMessage('in the freezer there are 2 pizzas')
  expect(goOnWithLast('oh, and 4 burgers', freezer)).toBe('there are in the freezer 4 burgers')
})

test('what was told of the stock is put right behind another sentence, too', () => {
  const before = { message: 'we have 2 bottles of wine and a bag of kale', response: '', facts: [] }
  const message = 'The kale has gone slimy, I binned it. And it was 3 bottles of wine not two'
  const read = parseKitchenMessage(message, { ...briefOf(message), recent_turns: [before] })
  expect(read).toMatchObject([
    { tool: 'discard_item', arguments: { food: 'kale' } },
    { tool: 'correct_item', arguments: { food: 'wine', quantity: 3, unit: 'bottle' } },
  ])
})
