import { expect, test } from '@jest/globals'
import { recipeSchema } from '@alfred/contracts'
import { chooseDishes, dishesFor, noWishes } from './choose-dishes.ts'
import { isKeptOut } from './food-traits.ts'
import { mains, dishTemplates } from './dish-data.ts'
import { sortRequired } from './wishes.ts'
import type { Wishes } from './wishes.ts'
import { writeRecipe } from './write-recipe.ts'
import fc from 'fast-check'

const wanting = (foods: string[], more: Partial<Wishes> = {}): Wishes => ({
  ...noWishes,
  ...sortRequired(foods.map((food) => ({ food, field: '' }))),
  ...more,
})
const titles = (wishes: Wishes, count: number, known: string[] = []) =>
  chooseDishes(wishes, { count, known }).map(({ title }) => title)

test('there are enough dish templates, each with its own name', () => {
  expect(dishTemplates.length).toBeGreaterThanOrEqual(12)
  expect(new Set(dishTemplates.map(({ code }) => code)).size).toBe(dishTemplates.length)
})

test('three cod recipes are three different dishes with cod', () => {
  const dishes = chooseDishes(wanting(['cod']), { count: 3, known: [] })
  expect(new Set(dishes.map(({ template }) => template.code)).size).toBe(3)
  expect(dishes.map(({ main }) => main.food)).toEqual(['cod', 'cod', 'cod'])
})

test('known dishes are not made again, and the same wishes give the same dishes', () => {
  const [first = '', second = ''] = titles(wanting(['cod']), 2)
  expect(titles(wanting(['cod']), 1, [first])).toEqual([second])
  expect(titles(wanting(['cod']), 5)).toEqual(titles(wanting(['cod']), 5))
})

test('a specific food replaces a general one, and a side is added to the dish', () => {
  const wishes = wanting(['fish', 'cod', 'rice'], { methods: ['air fryer'] })
  const [recipe] = chooseDishes(wishes, { count: 1, known: [] }).map(writeRecipe)
  expect(recipe?.name).toBe('Air Fryer Honey Garlic Cod with Rice')
  expect(recipe?.ingredients.map(({ food }) => food)).toEqual(expect.arrayContaining(['cod', 'rice']))
  expect(recipe?.steps.join(' ')).toMatch(/air fryer/)
})

test('"fish" is any fish, and nothing else', () => {
  const foods = new Set(dishesFor(wanting(['fish'])).map(({ main }) => main.food))
  expect([...foods].toSorted()).toEqual(['cod', 'haddock', 'salmon', 'trout', 'tuna'])
})

test('satay is made with peanut butter, or without it for a person who must not eat it, and says so', () => {
  const [plain, without] = [[], ['peanuts']].map((keptOut) => {
    const [dish] = chooseDishes(wanting(['satay', 'chicken'], { keptOut }), { count: 1, known: [] })
    return dish ? writeRecipe(dish) : undefined
  })
  expect(JSON.stringify(plain?.ingredients)).toContain('peanut butter')
  expect(JSON.stringify(without?.ingredients)).not.toContain('peanut')
  expect(without?.name).not.toMatch(/satay/i)
  expect(without?.notes).toContain('Made without peanut butter')
})

test('amounts scale with the number of people', () => {
  const amounts = [2, 4].map((servings) => {
    const [dish] = chooseDishes(wanting(['cod'], { servings }), { count: 1, known: [] })
    return dish ? writeRecipe(dish).ingredients[0]?.quantity : undefined
  })
  expect(amounts).toEqual([300, 600])
})

test('a wish for a mild or a quick dish is met by every dish', () => {
  expect(
    dishesFor(wanting([], { isMild: true })).some(({ template }) => template.flavors.includes('spicy')),
  ).toBe(false)
  const quick = dishesFor(wanting([], { minutesMax: 25 })).map(writeRecipe)
  expect(quick.length).toBeGreaterThan(5)
  expect(quick.every((recipe) => (recipe.prep_minutes ?? 0) + (recipe.cook_minutes ?? 0) <= 25)).toBe(true)
})

test('no ingredient contains an excluded food, whatever is asked for, and each recipe can be saved', () => {
  const words = [
    'nuts',
    'peanuts',
    'dairy',
    'gluten',
    'vegan',
    'vegetarian',
    'fish',
    'shellfish',
    'soy',
    'garlic',
    'chicken',
    'honey',
    'tomatoes',
    'mushrooms',
    'mustard',
    'celery',
    'eggs',
    'sesame',
  ]
  const foods = [...mains.map(({ food }) => food), 'rice', 'pasta', 'satay', 'curry', 'spinach', 'fish']
  let made = 0
  fc.assert(
    fc.property(
      fc.subarray(words, { maxLength: 4 }),
      fc.subarray(foods, { maxLength: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (keptOut, required, servings) => {
        const asked = required.filter((food) => !isKeptOut(food, keptOut))
        for (const dish of dishesFor(wanting(asked, { keptOut, servings })).slice(0, 12)) {
          const recipe = writeRecipe(dish)
          const inIt = recipe.ingredients.map(({ food }) => food).filter((food) => isKeptOut(food, keptOut))
          if (inIt.length > 0) throw new TypeError(`${recipe.name} holds ${inIt.join()}`)
          if (recipe.steps.some((step) => /[{}]/.test(step))) throw new TypeError(`${recipe.name} has a gap`)
          if (!recipeSchema.safeParse(recipe).success) throw new TypeError(`${recipe.name} is not whole`)
          made += 1
        }
      },
    ),
    { numRuns: 200 },
  )
  expect(made).toBeGreaterThan(500)
})

test.each([
  ['butter', ['dairy'], true],
  ['peanut butter', ['butter'], false],
  ['coconut milk', ['milk'], false],
  ['lime juice', ['citrus'], true],
  ['soy sauce', ['gluten'], true],
  ['cod', ['vegetarian'], true],
  ['chickpeas', ['vegan'], false],
  ['tomatoes', ['tomato'], true],
  ['peanut butter', ['nuts'], true],
])('%s is excluded by %j: %s', (food, words, isOut) => {
  expect(isKeptOut(food, words)).toBe(isOut)
})
