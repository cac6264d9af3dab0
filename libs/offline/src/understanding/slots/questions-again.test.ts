import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const after = (...acts: readonly object[]) => ({ before: [{ say: 'before', acts, reply: 'Done.' }] })

test.each<[string, string]>([
  ['describe_food', 'how long does it last'],
  ['describe_food', 'and in the freezer?'],
  ['pair', 'what goes with that'],
  ['pair', 'what would go with it, wine wise'],
  ['substitute', 'then what could I use instead in a stew'],
])('%s: %j is about the food that was spoken of last', (tool, message) => {
  const last = { tool: 'add_item', food: 'celeriac', quantity: 2 }
  expect(filled(tool, message, after(last))).toMatchObject([{ tool, food: 'celeriac' }])
})

test('a question about it is asked back where several foods were spoken of, or where nothing points at one', () => {
  const two = [
    { tool: 'add_item', food: 'celeriac' },
    { tool: 'add_item', food: 'fennel' },
  ]
  expect(filled('describe_food', 'can I freeze it', after(...two))).toMatchObject([{ food: null }])
  expect(
    filled('describe_food', 'what even is a quandong', after({ tool: 'open_item', food: 'miso' })),
  ).not.toMatchObject([{ food: 'miso' }])
})

const lookup = {
  tool: 'lookup_nutrition',
  food: 'rye bread',
  quantity: 1,
  unit: 'slice',
  nutrient: 'carbs_g',
}

test.each<[string, object]>([
  ['tempeh?', { food: 'tempeh', quantity: 1, unit: 'slice', nutrient: 'carbs_g' }],
  ['how does tempeh do?', { food: 'tempeh', quantity: 1, unit: 'slice', nutrient: 'carbs_g' }],
  ['ok 4', { food: 'rye bread', quantity: 4, unit: 'slice', nutrient: 'carbs_g' }],
  ['in 80 g', { food: 'rye bread', quantity: 80, unit: 'g', nutrient: 'carbs_g' }],
  ["I'd like to know the zinc too", { food: 'rye bread', nutrient: 'zinc_mg' }],
])('%j goes on with what was looked up', (message, slots) => {
  expect(filled('lookup_nutrition', message, after(lookup))).toEqual([{ tool: 'lookup_nutrition', ...slots }])
})

test.each<[string]>([['and tempeh?'], ['is tempeh more'], ['tempeh as well']])(
  '%j compares with what was looked up, for the same nutrient',
  (message) => {
    expect(filled('compare_foods', message, after(lookup))).toEqual([
      { tool: 'compare_foods', foods: ['rye bread', 'tempeh'], nutrient: 'carbs_g' },
    ])
  },
)

test('how it goes is asked of the nutrient that was spoken of, and of calories by the size of a figure', () => {
  const goal = { tool: 'update_user_goal', nutrient: 'iron_mg', kind: 'goal', target: 18 }
  expect(filled('get_today_progress', 'how am I doing on that', after(goal))).toMatchObject([
    { nutrient: 'iron_mg' },
  ])
  expect(filled('get_today_progress', 'how am I doing today', after(goal))[0]).not.toHaveProperty('nutrient')
  expect(filled('get_today_progress', 'will I stay under 1800')).toMatchObject([
    { nutrient: 'calories_kcal' },
  ])
})

test('a meal without a day is that of the day that was asked for before', () => {
  const last = { tool: 'get_food_history', day: 'sunday', meal: 'lunch' }
  expect(filled('get_food_history', 'and dinner?', after(last))).toEqual([
    { tool: 'get_food_history', day: 'sunday', meal: 'dinner' },
  ])
})

test.each<[string, object[], string[]]>([
  ['what can I make with it', [{ tool: 'use_item', food: 'leek' }], ['leek']],
  [
    'a recipe that uses both',
    [
      { tool: 'open_item', food: 'leek' },
      { tool: 'open_item', food: 'feta' },
    ],
    ['leek', 'feta'],
  ],
])('%j looks for a recipe with what was spoken of', (message, acts, foods) => {
  expect(filled('search_cookbook', message, after(...acts))).toMatchObject([{ foods }])
})
