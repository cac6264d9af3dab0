import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

const after = (response: string, message: string) =>
  parseKitchenMessage(message, {
    ...briefOf(message),
    recent_turns: [{ message: 'lentil pie on thursday', response, facts: [] }],
  })

const planned = 'Planned dinner on Thu 26 Nov: lentil pie.'

test.each([
  ['no, tuesday', planned, '2026-11-26', 'tuesday', null],
  ['Actually make it Sunday lunch', planned, '2026-11-26', 'sunday', 'lunch'],
  ['Friday is better', planned, '2026-11-26', 'friday', null],
  ['monday instead, not thursday', planned, '2026-11-26', 'monday', null],
  [
    'nah sat',
    'Moved lentil pie from dinner on Thu 26 Nov to dinner on Fri 27 Nov.',
    '2026-11-27',
    'sat',
    null,
  ],
] as const)('%j moves what was just planned', (...[message, response, from_day, to_day, to_meal]) => {
  expect(after(response, message)).toMatchObject([
    {
      tool: 'move_meal',
      arguments: { from_day, from_meal: 'dinner', dish: 'lentil pie', to_day, to_meal },
    },
  ])
})

test.each([
  ['and tuesday', planned],
  ['tuesday?', planned],
  ['not friday', planned],
  ['no, tuesday', 'Planned dinner on Thu 26 Nov: lentil pie; dinner on Fri 27 Nov: leek tart.'],
  ['no, tuesday', 'Nothing is planned for Thu 26 Nov.'],
])('%j moves nothing behind %j', (message, response) => {
  expect(after(response, message)).toEqual([])
})
