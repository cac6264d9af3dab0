import { expect, test } from '@jest/globals'
import { mergeAnswers } from '../../reading/answers.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

test.each([
  'what do we need to get for the others?',
  "what's missing for the rest?",
  'do I have everything for all of them?',
  'put what we need for the other two on the shopping list',
  'I cooked the rest',
])('%j names no recipe, so that it is asked which is meant', (message) => {
  expect(parseKitchenMessage(message, briefOf(message))).toMatchObject([
    { tool: 'question', asks: { slot: 'recipe' } },
  ])
})

test('behind a plan the rest is what is planned', () => {
  const response = 'Planned dinner on Mon 23 Nov: leek soup; dinner on Tue 24 Nov: bean stew.'
  const turn = { turn: 1, message: 'plan two dinners', response, facts: [] }
  const message = 'and what do we need to buy for the rest?'
  expect(parseKitchenMessage(message, { ...briefOf(message), recent_turns: [turn] })).toMatchObject([
    { tool: 'list_missing', arguments: { name: null, from: '2026-11-23', until: '2026-11-24' } },
  ])
})

const shown = (...labels: string[]) =>
  labels.map((label, at) => ({
    ...{ ref: `recipe_${at + 1}`, type: 'recipe', label, status: 'external' as const },
    ...{ tier: 'active' as const, note: 'turn 2' },
  }))

test('of several dishes that were shown it is asked which one was cooked', () => {
  const message = 'We made it and used up all the prawns.'
  const entities = shown('Prawn curry', 'Paella', 'Prawn toast')
  expect(parseKitchenMessage(message, { ...briefOf(message), entities })).toMatchObject([
    { tool: 'use_item', arguments: { food: 'prawns' } },
    { question: 'Which one did you cook: Prawn curry or Paella or Prawn toast?', asks: { slot: 'recipe' } },
  ])
  const answered = mergeAnswers(message, [{ slot: 'recipe', about: null, tool: null }], 'the paella') ?? ''
  expect(parseKitchenMessage(answered, { ...briefOf(answered), entities })).toMatchObject([
    { tool: 'cook_recipe', arguments: { name: 'paella' } },
    { tool: 'use_item', arguments: { food: 'prawns' } },
  ])
})
