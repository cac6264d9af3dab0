import { expect, test } from '@jest/globals'
import { answerToTalk } from './answer-to-talk.ts'

test.each([
  ['cheers love', 'You are welcome.'],
  ['are you a real person or one of them computers', /a program and no person/],
  ['how much is a train to Manchester', /beyond me/],
  ['can I give honey to a 4 month old in her bottle', /cannot judge that safely/],
])('"%s" is answered by %s', (message, said) => {
  expect(answerToTalk(message)?.small_talk).toMatch(said)
})

test('what was changed is looked up, and said by nobody', () => {
  expect(answerToTalk('what did you just change?')).toEqual({ small_talk: null, look_back: 'show' })
})

test.each([
  'cancel the stew.. ah no, wait, he can come after all, leave it as it is',
  'move the tart to friday, no sorry, leave everything as it was',
  'cream to the list. the small one, ach just skip it, we have some',
])('"%s" takes itself back, and nothing is done', (message) => {
  expect(answerToTalk(message)).toEqual({ small_talk: 'All right, I leave it as it is.', look_back: null })
})

test.each([
  'cancel the stew and leave the tart as it is',
  "I'm not allergic to kiwis any more, forget that allergy",
  'take the cream off, skip it and get oat cream instead',
  'take the cream off. scrap that one, then log 2 eggs',
  'I bought 6 eggs',
  'help',
  'what can you do?',
  'how do you know that?',
  'cancel that',
])('"%s" is no talk', (message) => {
  expect(answerToTalk(message)).toBeNull()
})

test.each([
  'undo the cooking',
  'please make the cooking back',
  'take the last shopping back',
  'make it undone please',
  'scratch that, sorry',
  'no, strike it',
])('"%s" takes a deed back', (message) =>
  expect(answerToTalk(message)).toEqual({ small_talk: null, look_back: 'undo' }),
)

test.each(['put the milk back in the fridge', 'take the fish back to the shop', 'scrap the fish pie'])(
  '"%s" does not',
  (message) => expect(answerToTalk(message)?.look_back ?? null).toBeNull(),
)
