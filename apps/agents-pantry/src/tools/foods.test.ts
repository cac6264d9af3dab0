import { describe, expect, test } from '@jest/globals'
import { foods } from './foods.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const salmon = {
  ...{
    food: 'salmon',
    sort: 'fish',
    aisle: 'Fish',
    also: ['salmon fillet'],
    allergens: ['fish'],
    contains: [],
  },
  ...{ diets: ['pescatarian'], location: 'fridge', portions: [], calories: 208, source: 'USDA SR28' },
  keeps: [
    { location: 'fridge', is_opened: false, days: 2 },
    { location: 'freezer', is_opened: false, days: 90 },
    { location: 'fridge', is_opened: true, days: 1 },
  ],
}

describe('the description of a food', () => {
  test('includes its allergens, its diets, its shelf life and the source of its figures', () => {
    expect(foods.describe_food.describe(salmon, viewer)).toEqual([
      'Salmon (fish), also called salmon fillet.',
      'It holds fish.',
      'It fits: pescatarian.',
      'It keeps about 2 days in the fridge, 3 months in the freezer; once opened 1 day in the fridge.',
      'That is how long it stays good as a rule: look, smell, and mind the date on the pack.',
      '208 kcal in 100 g (USDA SR28).',
    ])
  })

  test('leaves out what is not known', () => {
    const bare = {
      ...salmon,
      sort: null,
      also: [],
      allergens: [],
      diets: [],
      keeps: [],
      calories: null,
      source: null,
    }
    expect(foods.describe_food.describe(bare, viewer)).toEqual([
      'Salmon.',
      'It holds none of the fourteen declared allergens.',
    ])
  })

  test('gives a long shelf life in weeks, months or years', () => {
    const keeps = [{ location: 'pantry', is_opened: false, days: 1_095 }]
    expect(foods.describe_food.describe({ ...salmon, keeps }, viewer)[3]).toBe(
      'It keeps about 3 years in the pantry.',
    )
  })
})

test('the description of a pairing includes the reason, and a single recipe is not a reason', () => {
  const pairings = [
    { food: 'basil', shared: ['clove (eugenol)', 'floral (linalool)'], recipes: 6, in_stock: true },
    { food: 'feta', shared: [], recipes: 1, in_stock: false },
  ]
  expect(foods.pair_food.describe({ food: 'tomato', pairings }, viewer)).toEqual([
    'What goes with tomato: basil (both smell of clove and floral, 6 recipes use both, in stock); feta.',
  ])
  expect(foods.pair_food.describe({ food: 'salt', pairings: [] }, viewer)).toEqual([
    'I know of nothing that goes with salt in particular.',
  ])
})

test('the description of a substitute includes how to use it', () => {
  const substitutes = [
    { food: 'milk', how: '1 tbsp lemon juice in 240 ml milk', in_stock: true },
    { food: 'yogurt', how: null, in_stock: false },
  ]
  expect(foods.substitute_food.describe({ food: 'buttermilk', substitutes }, viewer)).toEqual([
    'Instead of buttermilk: milk (1 tbsp lemon juice in 240 ml milk; in stock); yogurt.',
  ])
})
