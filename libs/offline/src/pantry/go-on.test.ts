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
