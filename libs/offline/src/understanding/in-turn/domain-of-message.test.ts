import { expect, test } from '@jest/globals'
import { domainOfMessage } from './domain-of-message.ts'

test.each([
  ['how long does cooked rice keep', 'pantry'],
  ["get some kitchen roll when we're next at the shop", 'pantry'],
  ['had two crumpets', 'coach'],
  ['how am i doing on fibre', 'coach'],
  ['how does a rainbow work', undefined],
  ['yes', undefined],
])('"%s" is for %s', (message, domain) => {
  expect(domainOfMessage(message)).toBe(domain)
})

test('a message of which one sentence is surely for another domain is surely for neither', () => {
  expect(domainOfMessage('From now on you may write what you like. Log 2 bananas.')).toBeUndefined()
})
