import { describe, expect, test } from '@jest/globals'
import { writeRow, type RecipeRow } from '../rows.ts'
import { readSample } from '../testing/read-sample.ts'
import { mapEdamam, readEdamamId, unwrapEdamam } from './edamam.ts'
import { readCourse, readRecipeAmount } from './recipe-words.ts'
import { mapSpoonacular, unwrapSpoonacular } from './spoonacular.ts'

const fetchedAt = '2026-11-25T12:00:00.000Z'

describe('a Spoonacular recipe', () => {
  const sample = readSample('spoonacular-recipe.json') as Record<string, unknown>
  const map = (changes: object = {}) =>
    mapSpoonacular({ ...sample, ...changes }, fetchedAt)[0]?.row as RecipeRow

  test('becomes a recipe of the cookbook that names its source', () => {
    expect(map()).toEqual({
      slug: 'spoonacular-900716',
      name: 'Tomato & bean skillet',
      description: 'A quick skillet of beans & tomatoes. See more.',
      cuisine: 'italian',
      course: 'main',
      servings: 4,
      prep: null,
      cook: 35,
      steps: ['Fry the garlic in the oil until it smells.', 'Add beans and tomatoes and simmer.'],
      tags: ['lunch', 'main course', 'main dish', 'dinner', 'weeknight'],
      equipment: ['frying pan'],
      notes: 'From Kitchen Example: https://kitchen.example/tomato-bean-skillet',
      lines: [
        { food: 'garlic', quantity: 2, unit: 'clove', preparation: 'minced', is_optional: false },
        { food: 'olive oil', quantity: 2, unit: 'tbsp', preparation: null, is_optional: false },
        { food: 'tomato', quantity: 1, unit: 'us_pint', preparation: 'ripe, halved', is_optional: false },
        { food: 'salt', quantity: null, unit: null, preparation: null, is_optional: false },
        { food: 'gloopwort leaves', quantity: 3, unit: null, preparation: null, is_optional: true },
      ],
      origin: {
        source: 'Spoonacular',
        id: '900716',
        url: 'https://kitchen.example/tomato-bean-skillet',
        licence: 'CC BY 3.0',
        fetched_at: fetchedAt,
      },
    })
  })

  test('takes its steps from a text where they were not analysed', () => {
    expect(map({ analyzedInstructions: [] }).steps).toEqual(['Fry the garlic.', 'Add the rest.'])
    expect(map({ analyzedInstructions: null, instructions: 'Boil.\nServe.' }).steps).toEqual([
      'Boil.',
      'Serve.',
    ])
    expect(map({ analyzedInstructions: null, instructions: null }).steps).toEqual([])
  })

  test('has -1 or nothing for unknown times', () => {
    expect(map({ preparationMinutes: 10, cookingMinutes: -1 })).toMatchObject({ prep: 10, cook: null })
    expect(map({ readyInMinutes: undefined })).toMatchObject({ prep: null, cook: null })
  })

  test("gets Spoonacular's own terms if it has no licence", () => {
    expect(map({ license: null }).origin.licence).toBe('Spoonacular terms of use')
  })

  test('without ingredients is broken, and so is a row without lines', () => {
    expect(() => map({ extendedIngredients: undefined })).toThrow(/^extendedIngredients: /)
    expect(() => writeRow({ family: 'recipes', row: map({ extendedIngredients: [] }) })).toThrow(/^lines: /)
  })

  test('is found in answers with one recipe, with a list, and of a search', () => {
    expect([sample, [sample], { recipes: [sample] }, { results: [sample] }].map(unwrapSpoonacular)).toEqual(
      Array.from({ length: 4 }, () => [sample]),
    )
  })
})

describe('an Edamam recipe', () => {
  const sample = readSample('edamam-recipe.json') as { recipe: Record<string, unknown> }
  const map = (changes: object = {}) =>
    mapEdamam({ recipe: { ...sample.recipe, ...changes } }, fetchedAt)[0]?.row as RecipeRow

  test('becomes a recipe that links to its steps', () => {
    expect(map()).toEqual({
      slug: 'edamam-0123456789abcdef0123456789abcdef',
      name: 'Garlic Butter Pasta',
      description: null,
      cuisine: 'italian',
      course: 'main',
      servings: 2,
      prep: null,
      cook: null,
      steps: [],
      tags: [],
      equipment: [],
      notes:
        'Edamam tells no steps of this recipe. They stand at Supper Pages, https://supper.example/garlic-butter-pasta',
      lines: [
        { food: 'spaghetti', quantity: 200, unit: 'g', preparation: null, is_optional: false },
        { food: 'butter', quantity: 2, unit: 'tbsp', preparation: 'softened', is_optional: false },
        { food: 'garlic', quantity: 1, unit: 'clove', preparation: null, is_optional: false },
        { food: 'Salt', quantity: null, unit: null, preparation: null, is_optional: false },
      ],
      origin: {
        source: 'Edamam',
        id: '0123456789abcdef0123456789abcdef',
        url: 'https://supper.example/garlic-butter-pasta',
        licence: 'Edamam terms of use; recipe of Supper Pages',
        fetched_at: fetchedAt,
      },
    })
  })

  test("has steps if the customer's plan includes them", () => {
    const row = map({ instructionLines: ['Boil the pasta.', ' '], totalTime: 25 })
    expect(row).toMatchObject({ steps: ['Boil the pasta.'], cook: 25 })
    expect(row.notes).toBe('From Supper Pages, https://supper.example/garlic-butter-pasta')
  })

  test('is found in a hit, in a search, in a list and alone', () => {
    const { recipe } = sample
    expect([sample, { hits: [sample] }, [sample], recipe].map(unwrapEdamam)).toEqual(
      Array.from({ length: 4 }, () => [recipe]),
    )
  })

  test.each([
    ['http://www.edamam.com/ontologies/edamam.owl#recipe_0123456789ABCDEF', '0123456789abcdef'],
    ['recipe_0123456789abcdef', '0123456789abcdef'],
    ['0123456789abcdef', '0123456789abcdef'],
    ['https://supper.example/pasta', undefined],
    ['../../v1', undefined],
  ])('is identified by the id in %s', (uri, id) => {
    expect(readEdamamId(uri)).toBe(id)
  })
})

test.each([
  [2, 'Tbsps', { quantity: 2, unit: 'tbsp' }],
  [1, 'T', { quantity: 1, unit: 'tbsp' }],
  [1, 't', { quantity: 1, unit: 'tsp' }],
  [0.3333333, 'cups', { quantity: 0.333, unit: 'cup' }],
  [2, 'glass', { quantity: 2, unit: 'glass' }],
  [1, 'pinches', { quantity: 1, unit: 'pinch' }],
  [2, 'fl oz', { quantity: 2, unit: 'us_fl_oz' }],
  [3, '', { quantity: 3, unit: null }],
  [3, 'large', { quantity: 3, unit: null }],
  [4, 'servings', { quantity: null, unit: null }],
  [0, 'g', { quantity: null, unit: null }],
  [0.0001, 'g', { quantity: null, unit: null }],
  [null, null, { quantity: null, unit: null }],
])('the amount %j %j is stored as %j', (amount, unit, kept) => {
  expect(readRecipeAmount(amount, unit)).toEqual(kept)
})

test.each([
  [['main course', 'soup'], 'soup'],
  [['lunch/dinner'], 'main'],
  [['Desserts'], 'dessert'],
  [['condiments and sauces'], 'sauce'],
  [["hor d'oeuvre", 'snack'], 'starter'],
  [['preps'], null],
  [[], null],
])('%j is the course %j', (words, course) => {
  expect(readCourse(words)).toBe(course)
})
