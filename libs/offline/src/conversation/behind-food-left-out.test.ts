import { expect, test } from '@jest/globals'
import { sayConcern } from '@alfred/language/health'
import { answerBehindFoodLeftOut } from './behind-food-left-out.ts'

const NO = sayConcern('food_left_out', 'en')
const behind = (response = NO): Parameters<typeof answerBehindFoodLeftOut>[1] => [
  { message: 'left the rice out all night, ok to eat?', response, facts: [] },
]

test.each([
  'what if i fry it really hot',
  'even if I boil it for ages?',
  'but it smells fine',
  'could I not just microwave it',
  'can the dog have it cold',
])('what is to save such food is answered: "%s"', (message) => {
  expect(answerBehindFoodLeftOut(message, behind())).toMatch(/^No, throw it away all the same\./)
  expect(answerBehindFoodLeftOut(message, behind('To buy: milk.'))).toBeUndefined()
})

test.each([
  'how long would it have kept in the fridge',
  'so how should I cool it next time',
  'and can you freeze it',
])('how it is done better is told: "%s"', (message) => {
  expect(answerBehindFoodLeftOut(message, behind())).toMatch(/^Next time/)
})

test('what asks for something else behind it is no more of it', () => {
  expect(answerBehindFoodLeftOut('what can I cook instead', behind())).toBeUndefined()
  expect(answerBehindFoodLeftOut('add cold meat to the list', behind())).toBeUndefined()
})
