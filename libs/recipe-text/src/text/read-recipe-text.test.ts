import { describe, expect, test } from '@jest/globals'
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
