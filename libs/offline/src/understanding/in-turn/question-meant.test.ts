import { expect, test } from '@jest/globals'
import { questionMeant } from './question-meant.ts'

const nothing = { entities: [] }

test.each([
  ['log my lunch', 'What did you have for lunch, and how much of it?'],
  ['set my calories goal lower', 'To what figure a day shall I set calories?'],
  ['stick it on the list', 'What shall I put on the list?'],
])('"%s" lacks something: %s', (message, question) => {
  expect(questionMeant(message, nothing)).toBe(question)
})

test.each(['log 2 eggs for lunch', 'what is in the fridge?', 'how does a rainbow work', 'x '.repeat(400)])(
  '"%s" lacks nothing that could be asked for',
  (message) => {
    expect(questionMeant(message, nothing)).toBeUndefined()
  },
)
