import { expect, test } from '@jest/globals'
import { plainTalk } from './plain-talk.ts'

test('small talk is said as it is when it claims nothing', () => {
  expect(plainTalk(' My pleasure! ')).toBe('My pleasure!')
  expect(plainTalk('I keep your stock, your list and your recipes.')).toBe(
    'I keep your stock, your list and your recipes.',
  )
})

test.each(['I have added the eggs.', 'You have 12 eggs.', 'That was lot_3.', ' ', 'x'.repeat(501), null])(
  'small talk is not said when it is "%s"',
  (text) => {
    expect(plainTalk(text)).toBeNull()
  },
)
