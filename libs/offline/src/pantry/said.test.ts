import { expect, test } from '@jest/globals'
import type { Ask, TurnBrief } from '@alfred/contracts'
import { openQuestion, saidIn } from './said.ts'
import { briefOf } from './testing/brief-of.ts'

const answering = (message: string, asks: Ask[], answer: string): TurnBrief => ({
  ...briefOf(answer),
  answered: { kind: 'question', asked: '', asks, message, answer },
})
const open = (slot: Ask['slot'], about: string | null = null): Ask => ({ slot, about, tool: null })

test.each<[message: string, asks: Ask[], answer: string, merged: string]>([
  ['I used some flour', [open('amount', 'flour')], '500 g', 'I used 500 g flour'],
  ['I used 3 eggs and some flour', [open('amount', 'flour')], '500 g.', 'I used 3 eggs and 500 g flour'],
  ['I used a few eggs', [open('amount', 'eggs')], 'two eggs', 'I used two eggs'],
  ['I ate most of the cheese', [open('amount', 'cheese')], 'all of it', 'I ate all the cheese'],
  [
    'I used some flour and some sugar',
    [open('amount', 'flour'), open('amount', 'sugar')],
    '500 g and 20 g',
    'I used 500 g flour and 20 g sugar',
  ],
  ['throw them away', [open('food', 'throw them away')], 'the eggs', 'throw the eggs away'],
  ['I bought stuff', [open('food', 'stuff')], 'rice', 'I bought rice'],
  ['I moved the chicken', [open('place', 'chicken')], 'in the freezer', 'I moved the chicken to the freezer'],
  ['delete that recipe', [open('recipe')], 'the cod one', 'delete the cod recipe'],
  ['blah', [open('message')], 'what is in the fridge?', 'what is in the fridge'],
])('"%s", asked for %j, answered "%s", becomes: %s', (...[message, asks, answer, merged]) => {
  expect(saidIn(answering(message, asks, answer))).toEqual({ text: merged, isAnswer: false })
})

test.each([
  ['yes', 'plan my week'],
  ['Yes please!', 'plan my week'],
  ['yes, but no Wednesday', 'plan my week. but no Wednesday'],
  ['for 4, italian', 'plan my week. for 4, italian'],
])('a large request continues after "%s"', (answer, text) => {
  const brief = answering('plan my week', [], answer)
  expect(saidIn(brief)).toEqual({ text, isAnswer: true })
})

test('a message that answers nothing is unchanged', () => {
  expect(saidIn(briefOf('plan my week'))).toEqual({ text: 'plan my week', isAnswer: false })
})

test('a yes with more words answers the open question', () => {
  const pending = { kind: 'proposal' as const, summary: 'Sound good?', data: {}, message: 'make me a recipe' }
  const last = { message: 'make me a recipe', response: 'I would make a recipe.', facts: [] }
  const brief = { ...briefOf('yes please, italian'), pending, recent_turns: [last] }
  expect(saidIn(brief)).toEqual({ text: 'make me a recipe. italian', isAnswer: true })
  expect(saidIn({ ...brief, recent_turns: [] }).isAnswer).toBe(false)
  const asking = 'Perfect. And what do I need for the risotto?'
  expect(saidIn({ ...brief, message: asking })).toEqual({ text: asking, isAnswer: false })
})

test.each([
  ['food_log', null],
  ['goal_update', null],
  ['day_plan', 'wagamamas for lunch, chicken katsu'],
])('what waits as %s is answered in the kitchen by "%s"', (kind, answer) => {
  const message = 'log 2 weetabix with semi-skimmed milk for breakfast'
  const brief: TurnBrief = {
    ...briefOf('wagamamas for lunch, chicken katsu'),
    pending: { kind: 'confirmation', summary: 'weetabix, milk', data: { kind }, message },
    recent_turns: [{ message, response: 'Shall I log them?', facts: [] }],
  }
  expect(openQuestion(brief)?.answer ?? null).toBe(answer)
})
