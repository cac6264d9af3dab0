import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { askedOfCorrection } from './asked-of-correction.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

function behind(message: string, response: string, changed: string[] = ['inventory_lots']): TurnBrief {
  return { ...briefOf(''), recent_turns: [{ message, response, facts: [], changed }] }
}

test('a food that was bought is put right by the one that it was', () => {
  const brief = behind('bought 2 tins of tuna', 'Added 2 cans of tuna to the pantry.')
  expect(parseKitchenMessage("it wasn't tuna it was salmon", brief)).toMatchObject([
    { tool: 'correct_item', arguments: { food: 'tuna', quantity: 0 } },
    { tool: 'add_item', arguments: { food: 'salmon', quantity: 2 } },
  ])
})

test('a food on the list gives way to the one that is meant, in its amount', () => {
  const brief = behind('add 2 l oat milk and bread to the list', 'Put 2 l oat milk and bread on the list.')
  expect(parseKitchenMessage('sorry, I meant almond milk not oat milk', brief)).toMatchObject([
    { tool: 'remove_from_shopping', arguments: { food: 'oat milk' } },
    { tool: 'add_to_shopping', arguments: { food: 'almond milk', quantity: 2, unit: 'l' } },
  ])
})

test('where some of the other food was there before, there is as much as before', () => {
  const more = behind('bought 2 tins of tuna', 'Added 2 cans of tuna. That makes 5 cans of tuna in all.')
  expect(parseKitchenMessage("it wasn't tuna it was salmon", more)).toMatchObject([
    { tool: 'correct_item', arguments: { food: 'tuna', quantity: 3 } },
    { tool: 'add_item', arguments: { food: 'salmon', quantity: 2 } },
  ])
})

test('what was used as another food is there again, and the other is used', () => {
  const used = behind('used 2 eggs', 'Used 2 eggs; 4 left in the fridge.')
  expect(parseKitchenMessage('I meant leeks not eggs', used)).toMatchObject([
    { tool: 'correct_item', arguments: { food: 'eggs', quantity: 6, location: 'fridge' } },
    { tool: 'use_item', arguments: { food: 'leeks', quantity: 2 } },
  ])
})

test.each([
  ['used 2 eggs', 'Used 2 eggs; none left.'],
  ['threw away the ham', 'Threw away 100 g ham.'],
])('where a reply to "%s" does not tell how much there was, it is asked to undo first', (told, response) => {
  expect(parseKitchenMessage('oh wait those were leeks', behind(told, response, []))).toMatchObject([
    { tool: 'question' },
  ])
})

test('what changed nothing is done again with the food that is meant', () => {
  const brief = behind('used 2 eggs', 'No eggs in stock.', [])
  expect(parseKitchenMessage('I meant leeks not eggs', brief)).toMatchObject([
    { tool: 'use_item', arguments: { food: 'leeks', quantity: 2 } },
  ])
})

test('a food that the turn before does not have is put right in nothing', () => {
  const brief = behind('bought 2 tins of tuna', 'Added 2 cans of tuna to the pantry.')
  expect(parseKitchenMessage("it wasn't ham it was salmon", brief)).toEqual([])
})

test('what the reply tells is put right where no rule reads what was asked', () => {
  const list = behind(
    'rice, milk and cheddar for the list',
    'Put rice, milk and cheddar on the shopping list.',
  )
  const added = behind(
    'so, eggs: ten of them',
    'Added 10 eggs to the fridge, best before Wed 9 Dec, estimated.',
  )
  expect(parseKitchenMessage('the cheddar should be mozzarella', list)).toMatchObject([
    { tool: 'remove_from_shopping', arguments: { food: 'cheddar' } },
    { tool: 'add_to_shopping', arguments: { food: 'mozzarella' } },
  ])
  expect(parseKitchenMessage("it's only 9", added)).toMatchObject([
    { tool: 'correct_item', arguments: { food: 'eggs', quantity: 9 } },
  ])
})

test('what may be another food is asked about, and what is sure is not', () => {
  const of = (message: string) => {
    const brief = { ...behind('bought a jar of honey', 'Added 1 jar of honey to the pantry.'), message }
    return askedOfCorrection(brief)
  }
  expect(of('hang on... ah. marmalade')).toBe('marmalade instead of honey')
  expect(of('oh wait that was marmalade')).toBeUndefined()
  const unknown = { ...behind('bought a jar of zhoug', 'Added 1 jar of zhoug to the pantry.') }
  expect(askedOfCorrection({ ...unknown, message: 'sorry, brain fog. marmalade' })).toBe(
    'marmalade instead of zhoug',
  )
})
