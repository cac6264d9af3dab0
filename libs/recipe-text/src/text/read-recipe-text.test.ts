import { describe, expect, test } from '@jest/globals'
import { recipeSchema } from '@alfred/contracts'
import fc from 'fast-check'
import { RecipeIncompleteError } from '../errors.ts'
import { toRecipe } from '../to-recipe.ts'
import { readRecipeText } from './read-recipe-text.ts'

const cake = `Save this please

Lemon drizzle cake

Prep 15 mins
Cook 45 mins
Makes 10 slices

225g/8oz unsalted butter, softened
4 large eggs
salt and pepper

For the drizzle topping
juice 1½ lemons
85g caster sugar

Heat the oven to 180C. Beat the butter until pale, then add the eggs one at a time.

Bake for 45-50 minutes. Mix the lemon juice and sugar.`

describe('a recipe without headings', () => {
  const read = readRecipeText(cake)

  test('has its title, servings and times', () => {
    expect(read).toMatchObject({
      title: 'Lemon drizzle cake',
      servings: 10,
      prepMinutes: 15,
      cookMinutes: 45,
    })
  })

  test('has its ingredients in their groups', () => {
    expect(read.groups).toEqual([
      { heading: null, lines: ['225g/8oz unsalted butter, softened', '4 large eggs', 'salt and pepper'] },
      { heading: 'For the drizzle topping', lines: ['juice 1½ lemons', '85g caster sugar'] },
    ])
  })

  test('has a step for each paragraph, as it was written', () => {
    expect(read.steps).toEqual([
      'Heat the oven to 180C. Beat the butter until pale, then add the eggs one at a time.',
      'Bake for 45-50 minutes. Mix the lemon juice and sugar.',
    ])
  })
})

test.each([
  ['Zutaten', 'Zubereitung', 'Für 4 Personen'],
  ['INGREDIENTS:', 'METHOD:', 'Serves 4'],
  ['## Ingredients', '## Directions', 'Makes 4'],
  ["You'll need", 'How to make it', '4 servings'],
  ['Ingredients (serves 4)', 'Instructions', ''],
])('the headings %p and %p tell the parts', (list, method, serves) => {
  const read = readRecipeText(
    `Soup\n${serves}\n${list}\n1 kg potatoes\nsalt\n${method}\nPeel. Boil.\n20 minutes later, mash.`,
  )
  expect(read.groups.flatMap(({ lines }) => lines)).toEqual(['1 kg potatoes', 'salt'])
  expect(read.steps).toEqual(['Peel. Boil.', '20 minutes later, mash.'])
  expect(read.servings).toBe(4)
})

test('a step that goes on in the next line is one step', () => {
  const read = readRecipeText(
    'Tea\n1 bag tea\nMethod\nStep 1\nBoil the water.\nLet it cool.\nStep 2\nPour it\nover the bag.',
  )
  expect(read.steps).toEqual(['Boil the water. Let it cool.', 'Pour it over the bag.'])
})

test('a sentence that begins with an amount is still a step below its heading', () => {
  const read = readRecipeText('Soup\nZutaten\n1 kg Kartoffeln\nZubereitung\nSchälen.\n20 Minuten kochen.')
  expect(read.steps).toEqual(['Schälen.', '20 Minuten kochen.'])
})

test('what stands behind the recipe on a page is left out', () => {
  const read = readRecipeText(
    'Soup\nIngredients\n1 leek\nMethod\nBoil it.\nNutrition Facts\nCalories 300\nComments\nLovely!',
  )
  expect(JSON.stringify(read)).not.toMatch(/Calories|Lovely/)
})

test.each(['Makes 1 loaf', 'Makes one 23 cm cake', 'Makes 2 cups'])('%p says nothing of servings', (line) => {
  expect(readRecipeText(`Bread\n${line}\nIngredients\n1 egg\nMethod\nBake.`).servings).toBeNull()
})

describe('a text without a recipe', () => {
  test.each([
    ['1 egg\n200 g flour', 'steps'],
    ['Method:\nBoil it.', 'ingredients'],
    ['hello', 'both'],
    ['', 'both'],
  ])('%p lacks %s', (text, lacks) => {
    expect(() => toRecipe(readRecipeText(text))).toThrow(
      expect.objectContaining({ code: 'RECIPE_INCOMPLETE', lacks }),
    )
  })
})

test('no character that nobody can see is kept', () => {
  const read = readRecipeText('So\u202Eup\u0007\nIngredients\n1 e\u200Bgg\nMethod\nBo\u0000il.')
  expect(read).toMatchObject({ title: 'Soup', groups: [{ lines: ['1 egg'] }], steps: ['Boil.'] })
})

test('a step that is too long for a recipe is kept in several', () => {
  const step = 'stir '.repeat(900).trim()
  const recipe = toRecipe(readRecipeText(`Soup\nIngredients\n1 egg\nMethod\n${step}`))
  expect(recipe?.steps.join(' ')).toBe(step)
})

describe('what is copied from a page', () => {
  test('has labels with their values in the next line, and buttons', () => {
    const read = readRecipeText(
      'Save this recipe: Banana Bread\nPrep Time:\n15 mins\nTotal Time:\n1 hr 15 mins\nServings:\n12\nYield:\n1 loaf\nJump to Recipe\n' +
        'Ingredients\n1x\n2x\n3x\n2 cups flour\nDry ingredients\n1 tsp salt\nDirections\nStep 1\nMix. Rest.\nStep 2\nBake.',
    )
    expect(read).toEqual({
      ...{ title: 'Banana Bread', servings: 12, prepMinutes: 15, cookMinutes: null, totalMinutes: 75 },
      groups: [
        { heading: null, lines: ['2 cups flour'] },
        { heading: 'Dry ingredients', lines: ['1 tsp salt'] },
      ],
      steps: ['Mix. Rest.', 'Bake.'],
      notes: [],
    })
  })

  test('has pictures around its headings and before its lines', () => {
    const read = readRecipeText(
      '🍝 Tomato Pasta 🍝\n📝 INGREDIENTS ⬇️\n🍅 2 tomatoes\n✅ 200g pasta\n👩‍🍳 METHOD:\n1️⃣ Boil the pasta.\n2️⃣ Roast. Blend.',
    )
    expect(read).toMatchObject({ title: 'Tomato Pasta', steps: ['Boil the pasta.', 'Roast. Blend.'] })
    expect(toRecipe(read)?.ingredients.map(({ food }) => food)).toEqual(['tomatoes', 'pasta'])
  })

  test('has numbers without marks, or all steps in one line', () => {
    const list = 'Soup\nIngredients\n1. 200 g leek\n2. 1 l stock\nMethod\n'
    expect(readRecipeText(`${list}1 Heat the stock. Stir.\n2 Add the leek.`).steps).toEqual([
      'Heat the stock. Stir.',
      'Add the leek.',
    ])
    expect(readRecipeText(`${list}1. Mix. 2. Rest for 3. 3. Fry.`).steps).toHaveLength(3)
    expect(toRecipe(readRecipeText(`${list}Boil.`))?.ingredients).toMatchObject([
      { food: 'leek', quantity: 200, unit: 'g' },
      { food: 'stock', quantity: 1, unit: 'l' },
    ])
  })

  test('has a heading before its first ingredient, and headings among its steps', () => {
    const read = readRecipeText(
      'Stew\nFor the beef & marinade\n2 lb beef\nFor the stew\n1 onion\nMarinate the beef.\nFor the stew:\nFry the onion.',
    )
    expect(read.groups.map(({ heading }) => heading)).toEqual(['For the beef & marinade', 'For the stew'])
    expect(read.steps).toEqual(['Marinate the beef.', 'For the stew: Fry the onion.'])
  })
})

const sentence = fc
  .array(fc.constantFrom('boil', 'the leek.', 'Stir', 'it', 'Für', '20 Minuten.', '(gently)', '180C,'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => `Cook ${words.join(' ')}`)

test('every step of a numbered list is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 12 }), (steps) => {
      const numbered = steps.map((step, at) => `${at + 1}. ${step}`).join('\n')
      expect(readRecipeText(`Soup\nIngredients\n1 leek\nMethod\n${numbered}`).steps).toEqual(steps)
    }),
  )
})

test('any text gives a recipe that can be saved, or an error that says what is missing', () => {
  const lines = fc.array(
    fc.oneof(
      fc.string({ maxLength: 60 }),
      sentence,
      fc.constantFrom('Ingredients', 'Method', '1 egg', '2 x 400 g tins beans'),
    ),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, (written) => {
      const read = readRecipeText(written.join('\n'))
      try {
        const recipe = toRecipe(read)
        if (recipe !== null) expect(recipeSchema.parse(recipe)).toEqual(recipe)
      } catch (error) {
        expect(error).toBeInstanceOf(RecipeIncompleteError)
      }
    }),
  )
})
