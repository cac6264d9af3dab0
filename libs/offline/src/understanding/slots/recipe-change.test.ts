import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const state = {
  recipes: [
    { name: 'potato gratin', servings: 4 },
    { name: 'ham quiche', servings: 6 },
  ],
}
const before = [
  {
    say: 'show the potato gratin',
    acts: [{ tool: 'show_recipe', name: 'potato gratin' }],
    reply: 'Potato gratin, serves 4.',
  },
]

test.each<[string, object]>([
  ['without the nutmeg please', { remove: ['nutmeg'] }],
  ['swap the ham with bacon', { swap: { from: 'ham', to: 'bacon' } }],
  ['and thyme inside as well', { add: [{ food: 'thyme' }] }],
])('%j changes the recipe that was spoken of, and no food is taken for a recipe', (message, change) => {
  expect(filled('update_recipe', message, { state, before })).toEqual([
    { tool: 'update_recipe', name: 'potato gratin', ...change },
  ])
})

test('a food alone is asked for its recipe', () => {
  expect(filled('update_recipe', 'take the raisins out')).toEqual([
    { tool: 'update_recipe', name: null, remove: ['raisins'] },
  ])
})

test.each<[string, object]>([
  ['thyme left out of the potato gratin', { remove: ['thyme'] }],
  ['thyme out for gran in the potato gratin recipe', { remove: ['thyme'] }],
  ['the potato gratin has thyme I think, leave it out', { remove: ['thyme'] }],
  ['sub the milk for cream in the potato gratin', { swap: { from: 'milk', to: 'cream' } }],
  ['in the potato gratin put oat milk where it says milk', { swap: { from: 'milk', to: 'oat milk' } }],
  ['potato gratin: goat cheese for the cheese', { swap: { from: 'cheese', to: 'goat cheese' } }],
  ['chuck a pinch of nutmeg in the potato gratin', { add: [{ food: 'nutmeg', quantity: 1, unit: 'pinch' }] }],
  ['the potato gratin wants thyme. add thyme', { add: [{ food: 'thyme' }] }],
  [
    "it's 9 potatoes for the potato gratin now, change the recipe",
    { add: [{ food: 'potatoes', quantity: 9 }] },
  ],
  ['no onion in the potato gratin, and it serves 10', { remove: ['onion'], servings: 10 }],
  ['put thyme and sage in the potato gratin', { add: [{ food: 'thyme' }, { food: 'sage' }] }],
])('%j changes the foods as they are told', (message, change) => {
  expect(filled('update_recipe', message, { state })).toEqual([
    { tool: 'update_recipe', name: 'potato gratin', ...change },
  ])
})

test.each<[string, string]>([
  ['the potato gratin wants 15 min longer in our oven, write that on it', '15 min longer in our oven'],
  ['potato gratin: less salt next time, note', 'less salt next time'],
  ['potato gratin recipe, note: 180 fan', '180 fan'],
  [
    'potato gratin with less garlic for the twins, make a note in the recipe',
    'with less garlic for the twins',
  ],
])('the note of %j is told without the name of its recipe', (message, notes) => {
  expect(filled('update_recipe', message, { state })).toEqual([
    { tool: 'update_recipe', name: 'potato gratin', notes },
  ])
})
