import { expect, test } from '@jest/globals'
import { NOT_SURE } from './not-sure.ts'
import { turnsThatCount } from './turns-that-count.ts'

const turn = (message: string, response: string) => ({ message, response, facts: [] })
const logged = turn('I had 2 plums', 'Logged 2 plums.')
const offered = turn(
  '3 it was',
  `${NOT_SURE} Did you mean "make it 3 plums"? Say yes, or say it in other words.`,
)

test('a message for which only an offer was made is no turn to go on with', () => {
  expect(turnsThatCount([logged, offered], null)).toEqual([logged])
})

test('neither is one that was not understood', () => {
  const lost = turn(
    'hm hm',
    'Without a language model I understand simple English sentences. What shall I do?',
  )
  expect(turnsThatCount([lost, logged, lost], null)).toEqual([logged])
})

test('what a message left open still counts while it waits', () => {
  expect(turnsThatCount([logged, offered], { message: '3 it was' })).toEqual([logged, offered])
})

test('what puts something right is of what was said last, though nothing came of it', () => {
  expect(turnsThatCount([logged, offered], null, 'oh wait, it was 4')).toEqual([logged, offered])
  expect(turnsThatCount([logged, offered], null, 'add milk')).toEqual([logged])
})
