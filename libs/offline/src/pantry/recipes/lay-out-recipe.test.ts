import { expect, test } from '@jest/globals'
import { isDictated, layOutRecipe } from './lay-out-recipe.ts'
import { pastedRecipe } from './pasted-recipe.ts'

test.each([
  [
    'Save my scones: one and a half cups of flour, 2 and 1/4 teaspoons of baking powder, 1 egg. It makes about 12 scones.',
    { name: 'scones', servings: 12, foods: ['flour', 'baking powder', 'egg'], steps: 0 },
  ],
  // Spoken, without a mark between the name, the list and its lines.
  [
    "hey can you note down a recipe we're just making it's lamb stew so one kilo lamb shoulder four potatoes two leeks one tin tomatoes",
    {
      name: 'lamb stew',
      servings: null,
      foods: ['lamb shoulder', 'potatoes', 'leeks', 'tomatoes'],
      steps: 0,
    },
  ],
  [
    'write down a recipe for pea soup you need 500 g peas one onion and a litre of stock',
    { name: 'pea soup', servings: null, foods: ['peas', 'onion', 'stock'], steps: 0 },
  ],
  [
    "note down a recipe it's fish pie so one kilo cod three potatoes 300ml cream. Bake it for forty minutes. Serves four.",
    { name: 'fish pie', servings: 4, foods: ['cod', 'potatoes', 'cream'], steps: 1 },
  ],
  [
    'save a recipe: veg curry: one can chickpeas two peppers three tomatoes, salt',
    { name: 'veg curry', servings: null, foods: ['chickpeas', 'peppers', 'tomatoes', 'salt'], steps: 0 },
  ],
  [
    "I want to save my bean soup. It's 400g beans, 2 carrots and an onion. Feeds six.",
    { name: 'bean soup', servings: 6, foods: ['beans', 'carrots', 'onion'], steps: 0 },
  ],
  [
    'I will teach you my frittata: 6 eggs, 200 g courgette, olive oil. It is for 3 persons',
    { name: 'frittata', servings: 3, foods: ['eggs', 'courgette', 'olive oil'], steps: 0 },
  ],
  [
    'Save my flapjacks: you need 300 g oats, 50 g honey. Bake for four minutes. It serves eight.',
    { name: 'flapjacks', servings: 8, foods: ['oats', 'honey'], steps: 1 },
  ],
  [
    'Save this recipe: pancakes, serves 4: 200 g flour, 2 eggs, 300 ml milk. Mix and fry.',
    { name: 'pancakes', servings: 4, foods: ['flour', 'eggs', 'milk'], steps: 1 },
  ],
  [
    'Save this recipe: Pancakes for 4. 200 g flour, 2 eggs, 300 ml milk. Mix everything. Fry in a hot pan.',
    { name: 'Pancakes', servings: 4, foods: ['flour', 'eggs', 'milk'], steps: 2 },
  ],
  [
    'save my recipe Aglio e olio: spaghetti, garlic, olive oil. Boil the pasta. Fry the garlic in the oil.',
    { name: 'Aglio e olio', servings: null, foods: ['spaghetti', 'garlic', 'olive oil'], steps: 2 },
  ],
  [
    'Please add a new recipe for Tomato toast: 2 slices bread and 1 tomato. Serves 1. Toast the bread. Top it.',
    { name: 'Tomato toast', servings: 1, foods: ['bread', 'tomato'], steps: 2 },
  ],
  [
    'Save my turkey chili: 1 lb ground turkey, 1 can beans, 2 tomatoes',
    { name: 'turkey chili', servings: null, foods: ['ground turkey', 'beans', 'tomatoes'], steps: 0 },
  ],
  [
    "please save my grandma's pancakes for 4: 200 g flour, 2 eggs and 300 ml milk. Mix and fry.",
    { name: "grandma's pancakes", servings: 4, foods: ['flour', 'eggs', 'milk'], steps: 1 },
  ],
  [
    'Save this recipe: Garlic rice. Serves 2. Ingredients: 150 g rice, 2 cloves garlic, 1 tbsp butter. Steps: 1. Cook the rice. 2. Fry the garlic in the butter. 3. Stir it in.',
    { name: 'Garlic rice', servings: 2, foods: ['rice', 'garlic', 'butter'], steps: 3 },
  ],
  [
    'save a recipe called soda bread with 450 g wholemeal flour, 1 teaspoon of bread soda and 400 ml buttermilk',
    {
      name: 'soda bread',
      servings: null,
      foods: ['wholemeal flour', 'bread soda', 'buttermilk'],
      steps: 0,
    },
  ],
  [
    'please add a recipe for flapjacks for 8 with 250 g oats, 125 g butter and 4 tbsp golden syrup',
    { name: 'flapjacks', servings: 8, foods: ['oats', 'butter', 'golden syrup'], steps: 0 },
  ],
  [
    "I'll give you my shortbread. 300g plain flour, 200g butter, 100g caster sugar",
    { name: 'shortbread', servings: null, foods: ['plain flour', 'butter', 'caster sugar'], steps: 0 },
  ],
  [
    'Save this recipe: Toast. 2 slices bread, 10 g butter',
    { name: 'Toast', servings: null, foods: ['bread', 'butter'], steps: 0 },
  ],
  [
    "Here's another one: bean dip: 1 tin white beans, 2 tbsp olive oil, 1 lemon",
    { name: 'bean dip', servings: null, foods: ['white beans', 'olive oil', 'lemon'], steps: 0 },
  ],
  [
    "ok, let me add one more recipe, Nan's scones for 6: 250 g flour, 50 g butter, 120 ml milk. Mix and bake.",
    { name: "Nan's scones", servings: 6, foods: ['flour', 'butter', 'milk'], steps: 1 },
  ],
  [
    "I'd like to save another one of mine, tuna melt, 2 slices bread, 1 tin tuna, 30 g cheese",
    { name: 'tuna melt', servings: null, foods: ['bread', 'tuna', 'cheese'], steps: 0 },
  ],
])('%j dictates a recipe', (message, { name, servings, foods, steps }) => {
  expect(isDictated(message)).toBe(true)
  const { recipe } = pastedRecipe(layOutRecipe(message), 'en', 'dictated')
  expect(recipe).toMatchObject({ name, servings })
  expect(recipe?.ingredients.map(({ food }) => food)).toEqual(foods)
  expect(recipe?.steps).toHaveLength(steps)
})

test('the numbers of the steps belong to the steps', () => {
  const laidOut = layOutRecipe(
    'Save this recipe: Rice. 150 g rice. Steps: 1. Cook the rice for 10 min. 2) Stir. 3. Serve.',
  )
  expect(laidOut.split('\n').slice(-4)).toEqual([
    'Method:',
    '1. Cook the rice for 10 min.',
    '2. Stir.',
    '3. Serve.',
  ])
})

test.each([
  'save this recipe',
  'Save the recipe, please.',
  'save all three recipes',
  'create a recipe: cod',
  'save my shopping list: 2 eggs, 1 milk and 1 bread',
  'save my breakfast: 2 eggs, 1 slice of toast',
  'save the milk. I bought 2 eggs',
  'add another one, please: 2 eggs',
  "here's another list: 2 eggs, 1 milk, 1 bread",
  'I want to add one more: my shopping list: 2 eggs and 1 bread',
])('%j dictates no recipe', (message) => {
  expect(isDictated(message)).toBe(false)
})
