import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { saidIn } from './said.ts'
import { briefOf } from './testing/brief-of.ts'

const answering = (message: string, asked: string, answer: string): TurnBrief => ({
  ...briefOf(answer),
  answered: { kind: 'question', asked, message, answer },
})

test.each([
  ['I used some flour', 'How much flour, exactly?', '500 g', 'I used 500 g flour'],
  [
    'I used 3 eggs and some flour',
    'Before I do anything: How much flour, exactly?',
    '500 g.',
    'I used 3 eggs and 500 g flour',
  ],
  ['I used a few eggs', 'How many eggs, exactly?', 'two eggs', 'I used two eggs'],
  ['I ate most of the cheese', 'How much cheese, exactly?', 'all of it', 'I ate all the cheese'],
  [
    'I used some flour and some sugar',
    'How much flour, exactly? How much sugar, exactly?',
    '500 g and 20 g',
    'I used 500 g flour and 20 g sugar',
  ],
  ['throw them away', 'Which food do you mean by "throw them away"?', 'the eggs', 'throw the eggs away'],
  ['I bought stuff', 'Which food do you mean by "stuff"?', 'rice', 'I bought rice'],
  [
    'I moved the chicken',
    'Where did the chicken go?',
    'in the freezer',
    'I moved the chicken to the freezer',
  ],
  ['delete that recipe', 'Which recipe do you mean?', 'the cod one', 'delete the cod recipe'],
  [
    'blah',
    'That did not work: no. What shall I do instead?',
    'what is in the fridge?',
    'what is in the fridge',
  ],
])('"%s", asked "%s", answered "%s", says: %s', (message, asked, ...[answer = '', merged]) => {
  expect(saidIn(answering(message, asked, answer))).toEqual({ text: merged, isAnswer: false })
})

test.each([
  ['yes', 'plan my week'],
  ['Yes please!', 'plan my week'],
  ['yes, but no Wednesday', 'plan my week. but no Wednesday'],
  ['for 4, italian', 'plan my week. for 4, italian'],
])('goes on with a large request after "%s"', (answer, text) => {
  const brief = answering('plan my week', 'I would plan 7 dinners. Sound good?', answer)
  expect(saidIn(brief)).toEqual({ text, isAnswer: true })
})

test('a message that answers nothing is itself', () => {
  expect(saidIn(briefOf('plan my week'))).toEqual({ text: 'plan my week', isAnswer: false })
})

test('a yes that says more is an answer to what is still open', () => {
  const pending = { kind: 'proposal' as const, summary: 'I would make a recipe. Sound good?', data: {} }
  const last = { message: 'make me a recipe', response: `${pending.summary} For 2.`, facts: [] }
  const brief = { ...briefOf('yes please, italian'), pending, recent_turns: [last] }
  expect(saidIn(brief)).toEqual({ text: 'make me a recipe. italian', isAnswer: true })
  expect(saidIn({ ...brief, recent_turns: [] }).isAnswer).toBe(false)
})
