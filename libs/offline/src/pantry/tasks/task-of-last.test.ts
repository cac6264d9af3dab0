import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { taskOfLast } from './task-of-last.ts'

test.each([
  ['remind me to call mum at 6', 'make that half 7', { day: 'today', time: 'half 7' }],
  ['remind me to call mum at 6 tomorrow', 'no, make it 8pm', { day: 'tomorrow', time: '8pm' }],
  ['remind me to descale the kettle', 'Saturday is fine', { day: 'saturday', time: null }],
  ['remind me to soak the beans', 'make it tomorrow at 9', { day: 'tomorrow', time: '9' }],
])('after "%s", "%s" sets it anew', (before, message, given) => {
  const last = parseKitchenMessage(before)
  const [task] = last
  const what = task?.tool === 'add_task' ? task.arguments.what : ''
  expect(taskOfLast(message, last)).toMatchObject([
    { tool: 'remove_task', arguments: { what } },
    { tool: 'add_task', arguments: { what, ...given } },
  ])
})

test.each([
  ['remind me to call mum at 6', 'make it spicy'],
  ['I bought 6 eggs', 'make that 7'],
  ['remind me to call mum at 6', 'Saturday is my birthday'],
])('after "%s", "%s" says no other time of a task', (before, message) => {
  expect(taskOfLast(message, parseKitchenMessage(before))).toBeUndefined()
})
