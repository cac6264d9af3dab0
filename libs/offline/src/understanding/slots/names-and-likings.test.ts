import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const before = { say: 'Rosa is allergic to sesame', acts: [{ tool: 'remember_preference', who: 'Rosa' }] }

test.each<[string, object, object[]]>([
  [
    "I can't stand olives and my brother is allergic to prawns",
    {},
    [
      { kind: 'dislike', value: 'olives' },
      { kind: 'allergy', value: 'prawns' },
    ],
  ],
  [
    "it's not sesame, it's walnuts she's allergic to",
    { before: [before] },
    [{ kind: 'allergy', value: 'walnuts', who: 'Rosa' }],
  ],
  ["it's not sesame, it's walnuts she's allergic to", {}, [{ kind: 'allergy', value: 'walnuts', who: null }]],
])('%j is a liking for each food, of whom it is told', (message, situation, likings) => {
  expect(filled('remember_preference', message, situation)).toMatchObject(likings)
})

test.each<[string, string, object]>([
  ['log_water', 'three glasses, 200 ml each', { ml: 600 }],
  ['log_water', 'a litre and a half of water', { ml: 1_500 }],
  ['plan_meals', 'stew on friday evening', { meals: [{ day: 'friday', meal: 'dinner', title: 'stew' }] }],
  ['list_meals', "what's for lunch tomorrow", { from: 'tomorrow', until: 'tomorrow', meal: 'lunch' }],
  ['add_item', 'a 3 kg bag of rice in the pantry', { food: 'rice', quantity: 3, unit: 'kg' }],
  ['move_item', 'take the bread out of the freezer', { food: 'bread', from: 'freezer', to: 'fridge' }],
])('%s of %j has its slots', (tool, message, slots) => {
  expect(filled(tool, message)[0]).toMatchObject(slots)
})

test.each<[string, object, object]>([
  ['soy, not almond', { food: 'almond milk', quantity: 1 }, { food: 'soy milk' }],
  ['make it a kilo', { food: 'potato', quantity: 500, unit: 'g' }, { quantity: 1, unit: 'kg' }],
])('%j changes what waits', (message, waiting, change) => {
  const open = { kind: 'proposal', acts: [{ tool: 'add_to_shopping', ...waiting }] }
  expect(filled('edit_open', message, { open })).toMatchObject([{ change }])
})

test('one food of a diary without an amount lacks it, and a counted one is one', () => {
  expect(filled('propose_food_log', 'I had porridge')).toMatchObject([{ items: [{ quantity: null }] }])
  expect(filled('propose_food_log', 'I had a croissant')).toMatchObject([{ items: [{ quantity: 1 }] }])
})
