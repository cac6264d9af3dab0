import { expect, test } from '@jest/globals'
import { changesOfRecipe, type WrittenRecipe } from './changes-of-recipe.ts'
import type { OwnRecipe } from './find-recipe.ts'

const ingredient = (food: string, quantity: number | null = null, unit: string | null = null) => ({
  ...{ position: 1, food, quantity, unit, preparation: null, optional: false, note: null },
})
const recipe: OwnRecipe = {
  ...{ id: 'r', name: 'Soup', description: null, cuisine: null, course: null, difficulty: null, servings: 2 },
  ...{ prep_minutes: null, cook_minutes: null, tags: [], notes: null, created_at: '', updated_at: '' },
  ...{ source: 'dictated', simplified: [], steps: ['Chop', 'Boil'] },
  ingredients: [ingredient('leek', 2, 'piece'), ingredient('stock', 500, 'ml'), ingredient('salt')],
}
const written: WrittenRecipe = {
  ...{
    name: 'Soup',
    servings: '2',
    notes: '',
    ingredients: ['2 leek', '500 ml stock', 'salt'],
    steps: ['Chop', 'Boil', ''],
  },
}

test('a form that was left as it was changes nothing', () => {
  expect(changesOfRecipe(recipe, written)).toEqual({})
})

test('what was changed of ingredients and steps goes out, and nothing else', () => {
  const changed = {
    ...written,
    ingredients: ['3 leek', '0,5 l stock', 'pepper'],
    steps: ['Chop', 'Simmer', 'Serve'],
  }
  expect(changesOfRecipe(recipe, changed)).toEqual({
    content: {
      add: [{ food: 'pepper' }],
      amounts: [
        { food: 'leek', quantity: 3 },
        { food: 'stock', quantity: 0.5, unit: 'l' },
      ],
      remove: ['salt'],
      change_steps: [{ step: 2, text: 'Simmer' }],
      add_steps: ['Serve'],
    },
  })
})

test('a step that is gone is taken away by its number', () => {
  expect(changesOfRecipe(recipe, { ...written, steps: ['Chop'] })).toEqual({ content: { remove_steps: [2] } })
})

test('name, servings and notes go out together', () => {
  const changed = { ...written, name: 'Leek soup', servings: '4', notes: 'with bread' }
  expect(changesOfRecipe(recipe, changed)).toEqual({
    about: { new_name: 'Leek soup', servings: 4, notes: 'with bread' },
  })
})
