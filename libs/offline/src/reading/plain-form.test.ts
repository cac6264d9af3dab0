import { expect, it } from '@jest/globals'
import { plainForm } from './plain-form.ts'

it.each([
  ['can I freeze ham or not?', 'can I freeze ham?'],
  ['have we got leeks or nah', 'have we got leeks?'],
  ["the milk's gone off hasn't it", 'has the milk gone off?'],
  ["what's for tea or what", "what's for tea?"],
  ['made soup, used 2 leeks and like half the stock', 'made soup, used 2 leeks and half the stock'],
  ['do you like half fat cheese', 'do you like half fat cheese'],
  ['my grandson keeps kosher, please make a note.', 'my grandson keeps kosher'],
  ['Dad is off dairy. Can you keep a note of that?', 'Dad is off dairy'],
  ['please make a note', 'please make a note'],
  ['make a note that the oven runs hot', 'make a note that the oven runs hot'],
  ['whether I like it or not', 'whether I like it or not'],
  ['jot down thyme for the shop', 'put thyme on the shopping list'],
])('%s is said in the form that the rules read: %s', (message, plain) => {
  expect(plainForm(message)).toBe(plain)
})
