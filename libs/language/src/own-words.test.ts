import { expect, test } from '@jest/globals'
import { ownWords } from './own-words.ts'

test.each([
  ['I said "no nuts" to her', 'I said           to her'],
  ['sie sagt „keine Nüsse“ immer', 'sie sagt               immer'],
  ['see:\n> no nuts\nfine', 'see:\n         \nfine'],
  ["I'm vegan", "I'm vegan"],
])('of "%s" the own words are "%s"', (message, own) => {
  expect(ownWords(message)).toBe(own)
})

test('of a long text the first and the last paragraph are', () => {
  const own = ownWords(`Save this.\n\n${'Bake it. '.repeat(100)}\n\nI'm vegan.`)
  expect(own).toMatch(/^Save this\.\n\n +\n\nI'm vegan\.$/)
})
