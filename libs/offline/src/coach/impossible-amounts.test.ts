import { expect, test } from '@jest/globals'
import { readCoachMessage } from './read-coach-message.ts'

test.each([
  ['log 1e400 g rice', '1e400 g rice'],
  ['log 1e-400 g rice', '1e-400 g rice'],
  ['log half of infinity eggs', 'half of infinity eggs'],
  ['log ten zillion eggs', 'ten zillion eggs'],
  ['drank -200 ml of water', '-200 ml of water'],
  ['burned -300 kcal', '-300 kcal'],
  ['burned infinity kcal', 'infinity kcal'],
  ['set my protein goal to -20 g', '-20 g'],
  ['set my protein goal to infinity', 'infinity'],
])('the coach logs nothing for %p and says that it is not an amount', (message, said) => {
  const nothing = { answered: null, pending: null, entities: [], recent_turns: [] }
  expect(readCoachMessage({ message, ...nothing })).toMatchObject([
    { tool: 'question', question: expect.stringContaining(`"${said}" is no amount that I can keep.`) },
  ])
})
