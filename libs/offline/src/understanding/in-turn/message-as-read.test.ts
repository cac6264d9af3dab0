import { expect, test } from '@jest/globals'
import { messageAsRead } from './message-as-read.ts'

test.each([
  ['the tatties have sprouted', 'the potatoes have sprouted'],
  ['binned the lettuse', 'binned the lettuce'],
  ['is there any milk', 'is there any milk'],
])('"%s" is read as "%s"', (message, read) => {
  expect(messageAsRead(message)).toBe(read)
})

test('a message that is longer than any that was learned from stays as it is', () => {
  const long = 'the tatties '.repeat(60)
  expect(messageAsRead(long)).toBe(long)
})
