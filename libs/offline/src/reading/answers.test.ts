import { expect, test } from '@jest/globals'
import { completedMessage } from './answers.ts'

const food = { slot: 'food' as const, about: null, tool: null }

test('what a message lacked is put behind it', () => {
  expect(completedMessage({ asks: [food], message: 'log my lunch.', answer: '2 eggs and toast' })).toBe(
    'log my lunch 2 eggs and toast',
  )
})

test('a yes names nothing, and the answer to another question completes nothing', () => {
  expect(completedMessage({ asks: [food], message: 'log my lunch', answer: 'yes please' })).toBeUndefined()
  expect(
    completedMessage({ asks: [{ ...food, about: 'rice' }], message: 'log the rice', answer: '200 g' }),
  ).toBeUndefined()
  expect(completedMessage({ message: 'log my lunch', answer: '2 eggs' })).toBeUndefined()
})
