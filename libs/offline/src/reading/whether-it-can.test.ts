import { expect, test } from '@jest/globals'
import { asksWhetherItCan } from './whether-it-can.ts'

test.each([
  'can you track what I eat?',
  'hey could u keep a food diary',
  'My doctor says I should. Can you count my calories for me?',
  'can you remember what we have',
])('"%s" asks whether Alfred can', (message) => {
  expect(asksWhetherItCan(message)).toBe(true)
})

test.each([
  'can you log 2 eggs',
  'can you order a pizza',
  'can you keep the lamb for sunday',
  'can you plan dinners for monday',
  '',
])('"%s" asks for something else', (message) => {
  expect(asksWhetherItCan(message)).toBe(false)
})
