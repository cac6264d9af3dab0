import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test('everything of a day leaves the diary without a food being named', () => {
  expect(filled('delete_food_log', 'scrub everything from yesterday')).toEqual([
    { tool: 'delete_food_log', day: 'yesterday' },
  ])
})

test.each([
  ['breakfast was toast, lunch was a wrap and i just had stew for tea', ['breakfast', 'lunch', 'dinner']],
  ['toast for breakfast, kebab for dinner', ['breakfast', 'dinner']],
  ['lunch: pea soup, dinner: mushroom risotto', ['lunch', 'dinner']],
])('each food of %j is of its own meal', (message, meals) => {
  const items = filled('propose_food_log', message)[0]?.['items'] as { meal?: string }[]
  expect(items.map((item) => item.meal)).toEqual(meals)
})

test('what a food is asked without is not looked up', () => {
  expect(filled('lookup_nutrition', 'fat in 40 g muesli not counting the yoghurt')).toMatchObject([
    { food: 'muesli', quantity: 40, unit: 'g' },
  ])
})

test('the only dish that was spoken of last is looked up', () => {
  const before = [
    {
      say: 'plan dal for tonight',
      acts: [{ tool: 'plan_meals', meals: [{ day: 'tonight', title: 'dal' }] }],
    },
  ]
  expect(filled('lookup_nutrition', 'how much protein is in that', { before })).toMatchObject([
    { food: 'dal', nutrient: 'protein_g' },
  ])
})

test('two days that are held against each other are asked about each', () => {
  expect(filled('get_today_progress', 'was yesterday better than today for salt?')).toMatchObject([
    { day: 'yesterday', nutrient: 'sodium_mg' },
    { day: 'today', nutrient: 'sodium_mg' },
  ])
})
