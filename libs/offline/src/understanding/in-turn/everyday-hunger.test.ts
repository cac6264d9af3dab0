import { expect, test } from '@jest/globals'
import { domainOfMessage } from './domain-of-message.ts'
import { withPlainHunger } from './everyday-hunger.ts'
import { talkMeant } from './talk-meant.ts'

test.each([
  'My daughter is back from football starving, what could I do fast with the sausages?',
  'we are starving, what can I have for lunch?',
  'the boys are dying of hunger, what could they have with rice?',
])('"%s" is a wish for food, and no danger', (message) => {
  expect(talkMeant(message)).toBeUndefined()
  expect(domainOfMessage(message)).not.toBe('coach')
})

test.each([
  'I have been starving myself for three days what can I eat',
  'my baby is starving and will not drink, what do I do',
  'I am starving, can I eat raw chicken?',
])('"%s" is still refused', (message) => {
  expect(talkMeant(message)).toBe('refuse')
})

test.each(['my kitten is starving, what can I feed it', 'I was starving yesterday'])(
  '"%s" stays as it was said',
  (message) => {
    expect(withPlainHunger(message)).toBe(message)
  },
)
