import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const lot = (food: string, more: object = {}) => ({ food, quantity: 1, location: 'pantry', ...more })

test.each([
  ['plain flour or regular', 'plain flour'],
  ['dark beer or light, carbs?', 'dark beer'],
])('%j compares two sorts of one food', (message, first) => {
  const [{ foods } = { foods: [] }] = filled('compare_foods', message)
  const noun = first.split(' ')[1]
  expect(foods).toEqual([first, expect.stringMatching(new RegExp(`^\\w+ ${noun}$`))])
})

test('foods without a name are compared as they were shown or asked about last, and asked for where none were', () => {
  const before = [
    {
      say: 'show me both',
      acts: [
        { tool: 'lookup_nutrition', food: 'kefir' },
        { tool: 'lookup_nutrition', food: 'lassi' },
      ],
    },
  ]
  expect(filled('compare_foods', 'which of them is less sugary', { before })[0]?.['foods']).toEqual([
    'kefir',
    'lassi',
  ])
  expect(filled('compare_foods', 'which is better')).toMatchObject([{ foods: null }])
})

test('everything of a day leaves the diary without a food being named', () => {
  expect(filled('delete_food_log', 'scrub everything from yesterday')).toEqual([
    { tool: 'delete_food_log', day: 'yesterday' },
  ])
})

test.each([
  ['swim 350, bike 600 - both today', 950],
  ['legs 410, plus 150 walk', 560],
  ['burned 300, no wait 350', 350],
  ['ran 5 k, 320 kcal', 320],
])('%j burnt %d', (message, calories) => {
  expect(filled('apply_daily_workout_offset', message)).toMatchObject([{ calories }])
})

test('half of a bottle of water is half of what it holds, and half a litre is half a litre', () => {
  expect(filled('log_water', 'half of my 1.2 litre flask so far')).toMatchObject([{ ml: 600 }])
  expect(filled('log_water', 'half a litre of water')).toMatchObject([{ ml: 500 }])
})

test('what food is enough for is not asked about', () => {
  const state = { stock: [lot('rice'), lot('paella')] }
  expect(filled('list_items', 'have we enough rice for the paella', { state })).toEqual([
    { tool: 'list_items', food: 'rice' },
  ])
})

test('the name of a person is no allergy of theirs', () => {
  const [told] = filled('remember_preference', "Olive's got a new allergy, note that")
  expect(told).toMatchObject({ kind: 'allergy', value: null, who: 'Olive' })
})

test.each([
  ['leave out wednesday', ['wednesday']],
  ['drop friday', ['friday']],
])('%j of a plan that waits is a day without', (message, without_days) => {
  const open = { kind: 'proposal', acts: [{ tool: 'generate_plan', from: 'monday', until: 'sunday' }] }
  expect(filled('edit_open', message, { open })).toEqual([{ tool: 'edit_open', change: { without_days } }])
})

const meal = (day: string, title: string) => ({ day, meal: 'dinner', title })

test('of two planned dishes that may be meant it is asked which, unless a day tells', () => {
  const state = { plan: [meal('2026-11-23', 'fish pie'), meal('2026-11-25', 'cottage pie')] }
  expect(filled('move_meal', 'shift the pie to friday', { state })).toMatchObject([{ from_day: null }])
  expect(filled('move_meal', "shift monday's pie to friday", { state })).toMatchObject([
    { from_meal: 'dinner', to_day: 'friday' },
  ])
  expect(filled('move_meal', 'shift the fish pie to friday', { state })).toMatchObject([
    { from_day: '2026-11-23', to_day: 'friday' },
  ])
})

test('the day after what was said before is told from it', () => {
  const of = { tool: 'plan_meals', meals: [{ day: null, title: 'pho' }] }
  const open = { kind: 'question', asks: 'day', of }
  expect(filled('answer', 'not tomorrow, the day after', { open })).toMatchObject([
    { meals: [{ day: 'the day after tomorrow', title: 'pho' }] },
  ])
})

test.each([
  ['breakfast was toast, lunch was a wrap and i just had stew for tea', ['breakfast', 'lunch', 'dinner']],
  ['toast for breakfast, kebab for dinner', ['breakfast', 'dinner']],
  ['lunch: pea soup, dinner: mushroom risotto', ['lunch', 'dinner']],
])('each food of %j is of its own meal', (message, meals) => {
  const items = filled('propose_food_log', message)[0]?.['items'] as { meal?: string }[]
  expect(items.map((item) => item.meal)).toEqual(meals)
})

test('a whole one is one', () => {
  expect(filled('propose_food_log', 'ate a whole pizza')).toMatchObject([
    { items: [{ food: 'pizza', quantity: 1 }] },
  ])
})

test('the only lot or line that is counted in what is said is meant', () => {
  const stock = [lot('bacon', { unit: 'rasher' }), lot('milk', { unit: 'pint' })]
  expect(filled('use_item', 'four rashers gone', { state: { stock } })).toMatchObject([
    { food: 'bacon', quantity: 4, unit: 'rasher' },
  ])
})

test('of several things whose amount is set, what has none is no line of its own', () => {
  const list = [{ food: 'single cream' }, { food: 'double cream', quantity: 1 }]
  expect(filled('set_shopping', 'double cream, 2, double not single', { state: { list } })).toMatchObject([
    { food: 'double cream', quantity: 2 },
  ])
})

test('a number that tells something else is no amount', () => {
  const state = { list: [{ food: 'ice', quantity: 1, unit: 'bag' }] }
  expect(filled('set_shopping', 'make it 4 bags of ice not 1, it will be 33', { state })).toMatchObject([
    { food: 'ice', quantity: 4, unit: 'bag' },
  ])
})

test('what stands in the freezer and is taken out goes to the fridge', () => {
  const stock = [lot('haddock', { location: 'freezer' })]
  expect(filled('move_item', 'haddock out for tomorrow', { state: { stock } })).toMatchObject([
    { food: 'haddock', to: 'fridge' },
  ])
})

test.each([
  ["the pecan, gran can't have the other", 'pecan pie'],
  ['the other one, not the pecan', 'walnut pie'],
])('%j chooses %j', (message, option) => {
  const open = { kind: 'question', asks: 'which', options: ['pecan pie', 'walnut pie'] }
  expect(filled('select', message, { open })).toEqual([{ tool: 'select', option }])
})

test('a number behind "no" is wanted and not denied', () => {
  const open = { kind: 'proposal', acts: [{ tool: 'add_item', food: 'lime', quantity: 6 }] }
  expect(filled('edit_open', 'no, 9 limes', { open })).toMatchObject([{ change: { quantity: 9 } }])
})

test('what a food is asked without is not looked up', () => {
  expect(filled('lookup_nutrition', 'fat in 40 g muesli not counting the yoghurt')).toMatchObject([
    { food: 'muesli', quantity: 40, unit: 'g' },
  ])
})

test('the only dish that was spoken of last is looked up', () => {
  const before = [
    {
      say: 'plan dal for tonight',
      acts: [{ tool: 'plan_meals', meals: [{ day: 'tonight', title: 'dal' }] }],
    },
  ]
  expect(filled('lookup_nutrition', 'how much protein is in that', { before })).toMatchObject([
    { food: 'dal', nutrient: 'protein_g' },
  ])
})

test.each([
  ['can i sub agave for honey', 'honey'],
  ['can i use agave instead of honey', 'honey'],
])('%j asks what stands for %j', (message, food) => {
  expect(filled('substitute', message)).toMatchObject([{ food }])
})

test('what stands before "note that" is noted', () => {
  const state = { recipes: ['goulash'] }
  expect(filled('update_recipe', 'milder for the twins, note that on the goulash', { state })).toMatchObject([
    { name: 'goulash', notes: 'milder for the twins' },
  ])
})

test('two days that are held against each other are asked about each', () => {
  expect(filled('get_today_progress', 'was yesterday better than today for salt?')).toMatchObject([
    { day: 'yesterday', nutrient: 'sodium_mg' },
    { day: 'today', nutrient: 'sodium_mg' },
  ])
})

test('what was burnt on two days is of each', () => {
  expect(
    filled('apply_daily_workout_offset', "monday's spin was 400 and tuesday's swim 350, count both"),
  ).toMatchObject([
    { calories: 400, day: 'monday' },
    { calories: 350, day: 'tuesday' },
  ])
})

test('a recipe that is cut in half is halved, whoever eats', () => {
  const state = { recipes: [{ name: 'chilli', servings: 6 }] }
  expect(filled('scale_recipe', "cut the chilli in half, it's just me", { state })).toMatchObject([
    { name: 'chilli', servings: 3 },
  ])
})

test('of a span and a day in it the day is meant', () => {
  const state = { plan: [meal('2026-11-23', 'meatloaf')] }
  expect(filled('move_meal', 'shift the meatloaf to the weekend, sunday probably', { state })).toMatchObject([
    { from_day: '2026-11-23', to_day: 'sunday' },
  ])
})

test('glasses of water that are told one after the other are added up', () => {
  expect(filled('log_water', 'three glasses of water at lunch and one now')).toMatchObject([{ ml: 1_000 }])
})
