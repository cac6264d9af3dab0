import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { applyAnswer } from './apply-answer.ts'
import { readCoachMessage, type Said } from './read-coach-message.ts'
import { isSameFood } from './read-eaten.ts'

const said = (message: string): Said => ({
  message,
  answered: null,
  pending: null,
  entities: [],
  recent_turns: [],
})

// The functions that take text from outside; the rules inside them get sentences of it.
const readers: Record<string, (text: string) => unknown> = {
  applyAnswer: (text) => applyAnswer([], { slot: 'amount', about: 'rice', tool: null }, text),
  readCoachMessage: (text) => readCoachMessage(said(text)),
  isSameFood: (text) => isSameFood(text, `${text}s`),
}
const shapes = hostileShapes(['', 'log ', 'which is better for iron,', 'set my protein goal to ', 'is '])

test.each(Object.entries(readers))(
  '%s reads any text in time proportional to its length',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  300_000,
)
