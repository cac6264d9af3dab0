import { expect, test } from '@jest/globals'
import { pastedRecipe } from './pasted-recipe.ts'

const parse = (text: string) => pastedRecipe(text, 'en').recipe

const pancakes = `Grandma's Pancakes
Serves 4. Prep time: 10 min. Cook time: 1 h 20 min

Ingredients:
- 200 g flour
- 2 eggs
For the topping:
- a pinch of salt

Instructions:
1. Whisk everything together.
2. Fry in a hot pan for 2 minutes a side.

Notes:
Keeps for a day.`

test('pastedRecipe reads a recipe with headers', () => {
  expect(parse(pancakes)).toMatchObject({
    name: "Grandma's Pancakes",
    servings: 4,
    prep_minutes: 10,
    cook_minutes: 80,
    ingredients: [{ food: 'flour', quantity: 200 }, { food: 'eggs', quantity: 2 }, { food: 'salt' }],
    steps: ['Whisk everything together.', 'Fry in a hot pan for 2 minutes a side.'],
    notes: 'Keeps for a day.',
    source: 'imported',
  })
})

test('pastedRecipe reads a recipe without headers by the look of its lines', () => {
  const soup =
    'Tomato Soup\n1 onion\n800 g tomatoes\nChop the onion and fry it.\nAdd the tomatoes, simmer 20 minutes.'
  expect(parse(soup)).toMatchObject({
    name: 'Tomato Soup',
    servings: null,
    ingredients: [{ food: 'onion' }, { food: 'tomatoes' }],
    steps: ['Chop the onion and fry it.', 'Add the tomatoes, simmer 20 minutes.'],
  })
})

test('pastedRecipe reads a recipe in one paragraph', () => {
  const text =
    'Quick pancakes: 200 g flour, 2 eggs, 300 ml milk, a pinch of salt. Whisk the flour with the eggs until smooth. ' +
    'Fry thin pancakes for 2 minutes on each side. Serves 4.'
  expect(parse(text)).toMatchObject({
    name: 'Quick pancakes',
    servings: 4,
    ingredients: [{ food: 'flour' }, { food: 'eggs' }, { food: 'milk' }, { food: 'salt' }],
    steps: ['Whisk the flour with the eggs until smooth.', 'Fry thin pancakes for 2 minutes on each side.'],
  })
})

test.each(['', 'hello', '2 l milk\n12 eggs\n500 g flour\n1 kg sugar', 'Chop. Fry. Serve.'])(
  'pastedRecipe finds no recipe in %j',
  (text) => {
    expect(parse(text)).toBeNull()
  },
)

test('pastedRecipe leaves out the URL that a recipe was copied from', () => {
  const recipe = parse(
    'https://example.com/leek-soup\nLeek soup\nIngredients:\n2 leeks\n1 l stock\nMethod:\n1. Simmer the leeks in the stock.\nSee www.example.com',
  )
  expect(recipe?.name).toBe('Leek soup')
  expect(JSON.stringify(recipe)).not.toContain('example.com')
})
