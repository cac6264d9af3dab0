import { expect, test } from '@jest/globals'
import { goOnWithLast } from './go-on.ts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'

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
