import { expect, test } from '@jest/globals'
import { readCoachMessage } from './read-coach-message.ts'

test.each(['I ate a pear just now, can you log it?', 'I had a pear, could you add that please?'])(
  'in "%s" the request to write it down is no food',
  (message) => {
    const read = readCoachMessage({ message, answered: null, pending: null, entities: [], recent_turns: [] })
    expect(read).toMatchObject([
      { tool: 'propose_food_log', arguments: { items: [{ food: 'pear', quantity: 1 }] } },
    ])
  },
)
