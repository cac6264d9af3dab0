import { expect, test } from '@jest/globals'
import type { ShownEntity } from '@alfred/contracts'
import { readDraft } from './read-draft.ts'

const draft = { ref: 'gen_recipe_1', type: 'recipe', label: 'Cod', tier: 'active' } as ShownEntity

test.each([
  'how many calories are in it?',
  'what are the macros of that recipe?',
  'how much protein does it have per serving?',
])('%j is about the draft in play', (message) => {
  expect(readDraft({ message, entities: [draft] })).toEqual([
    { tool: 'parse_recipe_text', arguments: { recipe: 'gen_recipe_1', text: null } },
  ])
})

test('a recipe below the question is the one that is meant', () => {
  const text = 'Rice bowl\nServes 2\n200 g rice\n2 eggs'
  expect(readDraft({ message: `what's the nutrition of this?\n${text}`, entities: [] })).toEqual([
    { tool: 'parse_recipe_text', arguments: { recipe: null, text } },
  ])
})

test.each(['how many calories are in an egg?', 'save it', 'how many calories are in it?'])(
  'without a draft %j is about none',
  (message) => {
    expect(readDraft({ message, entities: [] })).toBeUndefined()
  },
)
