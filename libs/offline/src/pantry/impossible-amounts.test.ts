import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from './parse-kitchen-message.ts'

test.each([
  ['add infinite eggs', 'infinite eggs'],
  ['add NaN litres of milk', 'nan litres of milk'],
  ['add minus infinity cups of rice', 'minus infinity cups of rice'],
  ['add a million billion trillion eggs', 'a million billion trillion eggs'],
  ['add -3 eggs', '-3 eggs'],
  ['add 0 eggs', '0 eggs'],
  ['add no eggs', 'no eggs'],
  ['add 1e-30 kg salt', '1e-30 kg salt'],
  ['add 1e999 eggs', '1e999 eggs'],
  ['add 99999999999999999999 eggs', '99999999999999999999 eggs'],
  ['add 999999999 dozen eggs', '999999999 dozen eggs'],
  ['add ½ of infinity eggs', '½ of infinity eggs'],
  ['use infinite eggs', 'infinite eggs'],
  ['I have -3 eggs', '-3 eggs'],
  ['set the eggs to infinity', 'infinity eggs'],
  ['set the eggs to -3', '-3 eggs'],
  ['put a million billion eggs on the shopping list', 'a million billion eggs'],
])('the pantry changes nothing for %p and says that it is not an amount', (message, said) => {
  expect(parseKitchenMessage(message)).toMatchObject([
    { tool: 'question', question: expect.stringContaining(`"${said}" is no amount that I can keep.`) },
  ])
})

test('the pantry does nothing else of a message with an impossible amount', () => {
  expect(parseKitchenMessage('I bought ten eggs and infinite milk').at(-1)).toMatchObject({
    tool: 'question',
  })
})
