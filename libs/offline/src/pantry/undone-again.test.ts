import { expect, test } from '@jest/globals'
import { briefOf } from './testing/brief-of.ts'
import { undoneAgain } from './undone-again.ts'

const UNDONE = 'I took back your request "Used 4 eggs": egg in your stock is as before.'

function after(request: string, reply: string, message: string) {
  const recent = [
    { message: request, response: 'Done.', facts: [] },
    { message: 'undo that', response: reply, facts: [] },
  ]
  return undoneAgain(message, { ...briefOf(message), recent_turns: recent })
}

test.each([
  ['Used 4 eggs for an omelette', 'It was 3, not 4', 'used 3 eggs for an omelette'],
  ['I bought two lemons', 'sorry, it was three not two', 'i bought three lemons'],
])('after the undoing of "%s", "%s" is "%s"', (request, message, again) => {
  expect(after(request, UNDONE, message)).toBe(again)
})

test.each([
  ['Used 4 eggs', 'Used 4 eggs; 2 left.', 'It was 3, not 4', 'nothing was undone'],
  ['Used 4 eggs and 4 lemons', UNDONE, 'It was 3, not 4', 'two amounts may be meant'],
  ['Used 4 eggs', UNDONE, 'It was 3, not 5', 'no amount is so'],
  ['Used 4 eggs', UNDONE, 'how many are left', 'none is told'],
])('of "%s", answered "%s", "%s" says nothing: %s', (request, reply, message) => {
  expect(after(request, reply, message)).toBeUndefined()
})
