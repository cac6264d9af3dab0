import { expect, test } from '@jest/globals'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const said = (message: string, answered: Said['answered'] = null): Said => ({
  message,
  answered,
  pending: null,
  entities: [],
  recent_turns: [],
})

test.each([
  ['log two eggs on 2026-13-01', '2026-13-01'],
  ['log two eggs for lunch on 2027/02/30', '2027/02/30'],
  ['I had 2 eggs on the 31st of February', 'the 31st of February'],
  ['what did I eat on 30/02/2026?', '30/02/2026'],
  ['how was my week of 2026-02-30?', '2026-02-30'],
  ['burned 300 kcal on 31 Nov', '31 Nov'],
])('the coach changes nothing for %p and asks which day is meant', (message, day) => {
  expect(readCoachMessage(said(message))).toMatchObject([
    { tool: 'question', question: expect.stringContaining(`There is no such day as ${day}. Which day`) },
  ])
})

test('the coach puts the answer in place of the impossible day', () => {
  const message = 'log two eggs on 2026-13-01'
  const [question] = readCoachMessage(said(message))
  const asks = question?.tool === 'question' && question.asks ? [question.asks] : []
  const answered = { asked: '', asks, message, answer: 'on Monday', kind: 'question' as const }
  expect(readCoachMessage(said('on Monday', answered))).toMatchObject([
    { tool: 'propose_food_log', arguments: { day: 'monday', items: [{ food: 'eggs', quantity: 2 }] } },
  ])
})

test.each([
  ['log two eggs on 3 March 2026', '3 march 2026'],
  ['log two eggs on 20/11/2026', '20/11/2026'],
  ['log 1/2 cup of oats on 20/11', '20/11'],
  ['log 3 apricots', null],
])('the coach logs %p for the day that was said', (message, day) => {
  expect(readCoachMessage(said(message))).toMatchObject([{ tool: 'propose_food_log', arguments: { day } }])
})

test.each(['what did I eat in March?', 'what did I eat during the summer?', 'show my diary from last month'])(
  'the coach does not answer %p with today',
  (message) => {
    expect(readCoachMessage(said(message))).toMatchObject([
      { tool: 'question', question: expect.stringContaining('I cannot tell which day') },
    ])
  },
)
