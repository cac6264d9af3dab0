import { expect, test } from '@jest/globals'
import { readCoachMessage } from './read-coach-message.ts'

const nothing = { answered: null, pending: null, entities: [] }
const turn = {
  message: 'log 500 ml of water',
  response: 'Logged it.',
  facts: ['Logged 500 ml of water today.'],
}

test('more of what was just drunk is water too, and of anything else it is not known what', () => {
  const message = 'had another 200 ml'
  expect(readCoachMessage({ ...nothing, message, recent_turns: [turn] })).toEqual([
    { tool: 'log_water', arguments: { ml: 200, day: null } },
  ])
  expect(readCoachMessage({ ...nothing, message, recent_turns: [] })).toMatchObject([{ tool: 'question' }])
})

test('a sum is not added to what is a part of it', () => {
  const message = 'water 1.2 litres till now'
  expect(readCoachMessage({ ...nothing, message, recent_turns: [turn] })).toMatchObject([
    { tool: 'question', asks: { slot: 'amount', tool: 'log_water' } },
  ])
})
