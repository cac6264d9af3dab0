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
  keeping: [
    { state: 'closed', location: 'fridge', days_at_least: 1, days_at_most: 2, source: 'USDA FoodKeeper 146' },
    {
      state: 'closed',
      location: 'freezer',
      days_at_least: 60,
      days_at_most: 90,
      source: 'USDA FoodKeeper 146',
    },
    {
      state: 'thawed',
      location: 'fridge',
      days_at_least: 1,
      days_at_most: 2,
      source: 'USDA FSIS, The Big Thaw',
    },
  ],
}

describe('the description of a food', () => {
  test('includes its allergens, its diets, its shelf life and the source of its figures', () => {
    expect(foods.describe_food.describe(salmon, viewer)).toEqual([
      'Salmon (fish), also called salmon fillet.',
      'It holds fish.',
      'It fits: pescatarian.',
      '208 kcal in 100 g (USDA SR28).',
      'Salmon: about 1 to 2 days in the fridge, 2 to 3 months in the freezer (USDA FoodKeeper).',
      'Salmon, thawed: about 1 to 2 days in the fridge (USDA FSIS, The Big Thaw).',
      'These are usual times, not a promise: look, smell, and mind the date on the pack.',
    ])
  })

  test('says that it is not known how long something keeps, and leaves out what else is not', () => {
    const bare = {
      ...salmon,
      sort: null,
      also: [],
      allergens: [],
      diets: [],
      keeping: [],
      calories: null,
      source: null,
    }
    expect(foods.describe_food.describe(bare, viewer)).toEqual([
      'Salmon.',
      'It holds none of the fourteen declared allergens.',
      'I do not know how long this keeps: salmon.',
    ])
  })

  test('says beside a food who can tell what is safe in a pregnancy, to whom that holds', () => {
    const told = foods.describe_food.describe({ ...salmon, pregnancy: 'pregnant' }, viewer)
    expect(told.at(-1)).toContain('midwife or doctor')
    const others = foods.describe_food.describe({ ...salmon, pregnancy: null }, viewer)
    expect(others.join(' ')).not.toContain('midwife')
  })

  test('says nothing of keeping after a database that is older and told it otherwise', () => {
    const { keeping: _, ...older } = salmon
    expect(foods.describe_food.describe(older, viewer).at(-1)).toBe('208 kcal in 100 g (USDA SR28).')
  })

  test('does not say that a food as it is eaten holds no allergens', () => {
    const told = foods.describe_food.describe({ ...salmon, food: 'lasagne', allergens: null }, viewer)
    expect(told[1]).toBe('What is in it depends on who made it, so that I do not know its allergens.')
  })

  test('is of its keeping alone where only that was asked, or what was done to it was said', () => {
    const keeping = [salmon.keeping[2]]
    const thawed = [
      'Salmon, thawed: about 1 to 2 days in the fridge (USDA FSIS, The Big Thaw).',
      'These are usual times, not a promise: look, smell, and mind the date on the pack.',
    ]
    const about = 'keeping'
    expect(foods.describe_food.describe({ ...salmon, keeping, state: 'thawed' }, viewer)).toEqual(thawed)
    expect(foods.describe_food.describe({ ...salmon, keeping, about }, viewer)).toEqual(thawed)
  })

  test('says once what is the same in two states', () => {
    const times = { location: 'pantry', days_at_least: 365, days_at_most: 730, source: 'USDA FoodKeeper 236' }
    const keeping = ['closed', 'opened'].map((state) => ({ state, ...times }))
    expect(
      foods.describe_food.describe({ ...salmon, food: 'thyme', keeping, about: 'keeping' }, viewer)[0],
    ).toBe('Thyme, as bought or once opened: about 1 to 2 years in the pantry (USDA FoodKeeper).')
  })

  test('names the state and the place of which nothing is known', () => {
    const asked = { ...salmon, keeping: [], state: 'opened', asked_location: 'freezer' }
    expect(foods.describe_food.describe(asked, viewer)).toEqual([
      'I do not know how long this keeps in the freezer: salmon, once opened.',
    ])
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
