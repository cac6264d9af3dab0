import { describe, expect, test } from '@jest/globals'
import { recipes } from './recipes.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const cod = {
  name: 'Honey Cod',
  ingredients: [{ food: 'cod', quantity: 300, unit: 'g' }],
  steps: ['Fry it.'],
}

describe('saving a recipe', () => {
  const prepare = (recipe: string, artifacts = {}) =>
    recipes.save_recipe.prepare({ tool: 'save_recipe', arguments: { recipe, as: null }, artifacts, moment })

  test('takes the content behind its ref', () => {
    expect(prepare('gen_recipe_1', { gen_recipe_1: cod })).toMatchObject({
      ok: true,
      arguments: {
        payload: { name: 'Honey Cod', ingredients: [{ food: 'cod', quantity: 300, unit: 'g' }] },
      },
    })
  })

  test('is refused for a recipe that has an id, because it is saved already', () => {
    expect(prepare('c0000000-0000-4000-8000-000000000000')).toEqual({
      ok: false,
      error: { code: 'ALREADY_SAVED', message: 'This recipe is saved already.', retryable: false },
    })
  })

  test('is refused for content that is not a recipe', () => {
    expect(prepare('gen_recipe_1', { gen_recipe_1: { name: 'x' } })).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION_ERROR' },
    })
  })
})

const saved = {
  ...{ name: 'Honey Cod', servings: 4, ingredients_saved: 9, steps_saved: 1 },
  simplified: [],
  warnings: [],
}
const shown = { name: 'Cod', description: null, servings: null, minutes: null, notes: null, conflicts: [] }
const line = { food: 'cod', quantity: 300, unit: 'g', preparation: null, optional: false, note: null }

test.each([
  ['save_recipe', saved, ['Saved "Honey Cod" (4 servings, 9 ingredients, 1 step).']],
  [
    'save_recipe',
    {
      ...saved,
      servings: null,
      simplified: ['"a pinch of salt" is saved without an amount'],
      warnings: ['kale could not be checked against your rules.'],
    },
    [
      'Saved "Honey Cod" (9 ingredients, 1 step).',
      'Simplified: "a pinch of salt" is saved without an amount.',
      'kale could not be checked against your rules.',
    ],
  ],
  [
    'show_recipe',
    { ...shown, steps: ['Fry it'], ingredients: [line] },
    ['Cod.', 'Ingredients: 300 g cod.', '1. Fry it.'],
  ],
  ['delete_recipe', { name: 'Cod' }, ['Deleted the recipe "Cod".']],
  [
    'update_recipe',
    {
      before: { name: 'Cod', servings: 2, notes: null },
      after: { name: 'Sunday cod', servings: 4, notes: null },
    },
    ['"Cod": now called "Sunday cod", serves 4.'],
  ],
] as const)('describes the result of %s', (tool, data, sentences) => {
  expect(recipes[tool].describe(data, viewer)).toEqual(sentences)
})
