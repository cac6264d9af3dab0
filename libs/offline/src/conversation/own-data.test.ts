import { expect, test } from '@jest/globals'
import { answerAboutOwnData } from './own-data.ts'

test.each([
  ['please delete my account', /^An account goes from/],
  ['how can I remove all my data?', /^An account goes from/],
  ['erase everything you know about me', /^An account goes from/],
  ['can I download my data', /hands you everything/],
  ['who can see my information?', /^What you tell me stays/],
  ['is my data private', /^What you tell me stays/],
])('whoever asks about the account is told where that is done: "%s"', (message, said) => {
  expect(answerAboutOwnData(message)).toMatch(said)
})

test.each([
  'delete my pancake recipe',
  'remove all my tasks',
  'delete the apple from my diary',
  'take my milk off',
])('what is asked of the kitchen is no question of the account: "%s"', (message) => {
  expect(answerAboutOwnData(message)).toBeUndefined()
})
