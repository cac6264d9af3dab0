import { describe, expect, test } from '@jest/globals'
import { theBaseline } from '../testing/the-baseline.ts'
import type { Baseline } from '../read-baseline.ts'
import { compileRecipe } from '../recipes/compile-recipe.ts'
import type { CookbookRecipe } from '../recipes/cookbook.ts'
import { indexByName } from '../foods/food-index.ts'
import { checkBaseline, nutrientCoverage } from './check-baseline.ts'

const baseline = theBaseline
const find = indexByName(baseline.foods)
// Checking fewer recipes is faster; the only problem that this causes is known here.
const few = baseline.recipes.filter(({ name, cuisine }) => cuisine === 'nordic' || name === 'Cacio e pepe')
const problemsOf = (change: Partial<Baseline>) =>
  checkBaseline({ ...baseline, recipes: few, ...change })
    .filter(({ where }) => where !== 'recipes')
    .map(({ what }) => what)

const soup: CookbookRecipe = {
  ...{
    name: 'Test soup of nothing known',
    description: 'A soup.',
    cuisine: 'test',
    course: 'soup',
    difficulty: 'easy',
  },
  ...{ servings: 2, prep: 5, cook: 10, wait: 0, equipment: [], tags: [] },
  ingredients: ['500 g potatoes, diced', '1 onion, chopped', '500 ml vegetable stock'],
  steps: [
    'Fry the onion until it is soft.',
    'Boil the potatoes in the stock until they fall apart, then blend.',
  ],
}
const withSoup = (change: Partial<CookbookRecipe>) =>
  problemsOf({
    recipes: [...few, compileRecipe({ ...soup, ...change }, find)],
  })

test('the data has no problems', () => {
  expect(checkBaseline(baseline)).toEqual([])
})

test('a correct recipe has no problem', () => {
  expect(withSoup({})).toEqual([])
})

describe('checkBaseline reports a recipe', () => {
  test.each<[string, Partial<CookbookRecipe>, RegExp]>([
    ['with a line that nobody can read', { ingredients: [...soup.ingredients, 'salt'] }, /cannot be read/],
    [
      'with a food that nobody knows',
      {
        ingredients: [...soup.ingredients, '2 g unobtainium'],
        steps: [...soup.steps, 'Add the unobtainium.'],
      },
      /is not known/,
    ],
    [
      'with a weight that nobody knows',
      { ingredients: [...soup.ingredients, '2 jars salt'], steps: [...soup.steps, 'Add the salt.'] },
      /how heavy/,
    ],
    [
      'with far too much of something',
      { ingredients: ['9 kg potatoes', ...soup.ingredients.slice(1)] },
      /kcal a serving/,
    ],
    [
      'with an ingredient that no step uses',
      { ingredients: [...soup.ingredients, '2 tbsp cumin'] },
      /no step uses the cumin/,
    ],
    [
      'with a step whose allergens no ingredient has',
      { steps: [...soup.steps, 'Stir in the butter at the end.'] },
      /names butter/,
    ],
    [
      'that is fried in a pan of fat which no line states',
      {
        ingredients: [...soup.ingredients, '4 tbsp sunflower oil'],
        steps: [...soup.steps, 'Fill a deep heavy pan to 5 cm with the oil and fry some onion in it.'],
      },
      /no line says how much/,
    ],
    ['with the name of another', { name: 'Cacio e pepe' }, /has the name of/],
    [
      'with the steps of another',
      { steps: baseline.recipes.find(({ name }) => name === 'Cacio e pepe')?.steps ?? [] },
      /read like those of/,
    ],
  ])('%s', (_, change, expected) => {
    expect(withSoup(change)).toContainEqual(expect.stringMatching(expected))
  })
})

describe('checkBaseline reports foods', () => {
  const changed = (name: string, change: object) => ({
    foods: baseline.foods.map((food) => (food.name === name ? { ...food, ...change } : food)),
  })
  test.each<[string, Partial<Baseline>, RegExp]>([
    ['when one name means two', changed('salmon', { aliases: ['cod'] }), /it means/],
    ['when a fish has no fish in it', changed('salmon', { allergens: [] }), /allergen fish/],
    ['when one contains what nobody knows', changed('salmon', { contains: ['kryptonite'] }), /not known/],
    ['when their entry does not exist', changed('salmon', { usda: '99999', source: null }), /no entry/],
    ['when their sort does not exist', changed('salmon', { category: 'merfolk' }), /does not exist/],
    ['when there are too few', { foods: baseline.foods.slice(0, 20) }, /fewer than/],
  ])('%s', (_, change, expected) => {
    expect(problemsOf(change)).toContainEqual(expect.stringMatching(expected))
  })
})

describe('checkBaseline reports figures', () => {
  const [food] = baseline.foods
  const [eaten] = baseline.eaten
  if (food === undefined || eaten === undefined) throw new Error('There are no foods.')
  test.each<[string, Partial<Baseline>, RegExp]>([
    ['of a dry mix for a jelly', { foods: [{ ...food, name: 'jelly', usda: '19172' }] }, /another form/],
    [
      'of a condensed soup for a soup',
      { foods: [{ ...food, name: 'pea soup', usda: '06049' }] },
      /another form/,
    ],
    [
      'of raw meat for what is eaten',
      { eaten: [{ ...eaten, name: 'steak', usda: '13931' }] },
      /nobody eats it so/,
    ],
    [
      'of whipped cream for a cup of it',
      {
        foods: [
          {
            ...food,
            category: 'drink',
            portions: [{ unit: 'cup' as const, grams: 120, note: 'whipped', source: '' }],
          },
        ],
      },
      /g\/ml/,
    ],
    [
      'that are missing without a reason',
      { foods: [{ ...food, name: 'moon cheese', usda: null, source: null }] },
      /nothing says why/,
    ],
  ])('%s', (_, change, expected) => {
    expect(problemsOf(change)).toContainEqual(expect.stringMatching(expected))
  })
})

test('checkBaseline reports a compound without a smell and an unknown substitute', () => {
  const aromas = [...baseline.aromas, { food: 'salt', compounds: ['a', 'b', 'c'] }]
  expect(problemsOf({ aromas })).toContainEqual('nobody says how a smells')
  const substitutes = [...baseline.substitutes, { food: 'salt', substitute: 'stardust', how: null }]
  expect(problemsOf({ substitutes })).toContainEqual('its substitute stardust is not known')
})

test('nutrientCoverage has a share for each nutrient of the source', () => {
  const coverage = nutrientCoverage(baseline)
  expect(coverage).toHaveLength(39)
  expect(coverage.find(({ nutrient }) => nutrient === 'calories')?.share).toBeGreaterThan(0.95)
  expect(coverage.find(({ nutrient }) => nutrient === 'vitamin_k_mcg')?.share).toBeLessThan(0.9)
  expect(coverage.find(({ nutrient }) => nutrient === 'biotin_mcg')?.share).toBe(0)
})
