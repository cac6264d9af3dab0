import { expect, test } from '@jest/globals'
import { notYet } from './not-yet.ts'

const nothing = { entities: [] }

test.each([["my daughter's allergic to peanuts and tree nuts", /tell of whom that is/]])(
  '"%s" asks for what Alfred cannot do yet',
  (message, lack) => {
    expect(notYet(message, nothing)).toMatch(lack)
  },
)

test.each([
  "I'm allergic to peanuts",
  'I bought 6 eggs',
  'hello',
  'remember that the spare key is with Nora',
  'what did I say about the oven?',
  'remind me to soak the beans tonight',
  'what is the capital of France',
  '',
  'x '.repeat(400),
])('"%s" asks for nothing that is missing', (message) => {
  expect(notYet(message, nothing)).toBeUndefined()
})
