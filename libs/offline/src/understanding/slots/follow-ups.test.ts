import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const before = (act: object, reply?: string) => ({ before: [{ say: 'before', acts: [act], reply }] })

test.each([
  ['double that', 8],
  ['half of that would do', 2],
])('%j sets the amount that was put on the list last', (message, quantity) => {
  const last = { tool: 'add_to_shopping', food: 'pear', quantity: 4 }
  expect(filled('set_shopping', message, before(last))).toEqual([
    { tool: 'set_shopping', food: 'pear', quantity },
  ])
})

test('a change of one recipe is made likewise in another one', () => {
  const last = { tool: 'update_recipe', name: 'Scones', swap: { from: 'milk', to: 'buttermilk' } }
  const state = { recipes: ['Scones', 'Soda Bread'] }
  expect(filled('update_recipe', 'and in the soda bread too', { state, ...before(last) })).toEqual([
    { ...last, name: 'Soda Bread' },
  ])
})

test('a search is narrowed by what is told behind it', () => {
  const last = { tool: 'search_cookbook', query: 'pie', diet: 'vegan' }
  expect(filled('search_cookbook', 'something faster, 30 max', before(last))).toEqual([
    { tool: 'search_cookbook', query: 'pie', diet: 'vegan', max_minutes: 30 },
  ])
})

test('a new search takes nothing over from the one before', () => {
  const last = { tool: 'search_cookbook', query: 'pie', diet: 'vegan' }
  expect(filled('search_cookbook', 'and a leek soup?', before(last))[0]).not.toHaveProperty('diet')
})

test.each([
  ['friday', 'saturday'],
  ['sunday', 'monday'],
  ['today', 'tomorrow'],
])('the day after %s is %s', (from, next) => {
  const last = { tool: 'list_meals', from, until: from, meal: 'dinner' }
  expect(filled('list_meals', 'and the day after that?', before(last))).toEqual([
    { tool: 'list_meals', from: next, until: next, meal: 'dinner' },
  ])
})

test('the same of another food is as much of it', () => {
  const last = { tool: 'add_to_shopping', food: 'rice', quantity: 2, unit: 'kg' }
  expect(filled('add_to_shopping', 'and the same of lentils', before(last))).toEqual([
    { tool: 'add_to_shopping', food: 'lentils', quantity: 2, unit: 'kg' },
  ])
})

test('a dish that was planned is planned on two more days', () => {
  const last = { tool: 'plan_meals', meals: [{ day: 'monday', meal: 'lunch', title: 'borscht' }] }
  expect(filled('plan_meals', 'and thursday, and friday too', before(last))).toEqual([
    {
      tool: 'plan_meals',
      meals: [
        { day: 'thursday', meal: 'lunch', title: 'borscht' },
        { day: 'friday', meal: 'lunch', title: 'borscht' },
      ],
    },
  ])
})

test('a dish is planned on the day that was asked for', () => {
  const last = { tool: 'list_meals', from: 'wednesday', until: 'wednesday', meal: 'dinner' }
  expect(filled('plan_meals', 'then put borscht there', before(last))).toMatchObject([
    { meals: [{ day: 'wednesday', title: 'borscht' }] },
  ])
})

test('the dish of a reply is kept by its name alone', () => {
  const last = { tool: 'create_recipe', foods: ['leek'] }
  const reply = 'Here is Leek and Barley Bake, serves 4. Shall I keep it?'
  expect(filled('save_recipe', 'lovely, do keep it', before(last, reply))).toEqual([
    { tool: 'save_recipe', name: 'Leek and Barley Bake' },
  ])
})

test('the recipe that a reply names is the one that is bought for', () => {
  const last = { tool: 'list_meals', from: 'tomorrow', meal: 'dinner' }
  const situation = { state: { recipes: ['Borscht', 'Pierogi'] }, ...before(last, 'Tomorrow: Borscht.') }
  expect(filled('add_missing_to_shopping', 'what do i need to buy for that?', situation)).toEqual([
    { tool: 'add_missing_to_shopping', recipe: 'Borscht' },
  ])
})

const waiting = (act: object) => ({ open: { kind: 'proposal', acts: [act] } })

test('the day that something is made is meant, not the one of a reason behind it', () => {
  const open = waiting({ tool: 'plan_meals', meals: [{ day: 'monday', meal: 'dinner', title: 'borscht' }] })
  expect(filled('edit_open', 'make it thursday, on mondays i have choir', open)).toEqual([
    { tool: 'edit_open', change: { day: 'thursday' } },
  ])
})

test('half of one food that waits is half of its amount', () => {
  const open = waiting({ tool: 'propose_food_log', items: [{ food: 'rice', quantity: 120, unit: 'g' }] })
  expect(filled('edit_open', 'half of that', open)).toEqual([{ tool: 'edit_open', change: { quantity: 60 } }])
})

test('"all bar" leaves out what stands behind it', () => {
  const open = {
    open: { kind: 'proposal', acts: ['leek', 'thyme'].map((food) => ({ tool: 'add_to_shopping', food })) },
  }
  expect(filled('edit_open', 'all bar the thyme, that grows here', open)).toEqual([
    { tool: 'edit_open', change: { remove: 'thyme' } },
  ])
})

const asked = (asks: string, of: object, options?: string[]) => ({
  open: { kind: 'question', asks, of, options },
})

test('a figure that is asked for a goal is its target', () => {
  const of = { tool: 'update_user_goal', nutrient: 'iron_mg', kind: 'goal' }
  expect(filled('answer', 'fifteen i think', asked('quantity', of))).toEqual([{ ...of, target: 15 }])
})

test('what is asked for in a swap goes into the swap', () => {
  const of = { tool: 'update_recipe', name: 'Korma', swap: { from: 'cream', to: null } }
  expect(filled('answer', 'coconut milk please', asked('food', of))).toEqual([
    { ...of, swap: { from: 'cream', to: 'coconut milk' } },
  ])
})

test('an option that is told by what is not in its name is not taken for the first one', () => {
  const of = { tool: 'open_item', food: 'cheese' }
  const [chosen] = filled('select', 'the smelly one', asked('which', of, ['gouda', 'limburger']))
  expect(chosen?.['option']).not.toBe('gouda')
})

test('all of what was moved in part is moved', () => {
  const last = { tool: 'move_item', food: 'lemon', quantity: 2, from: 'counter', to: 'fridge' }
  expect(filled('move_item', 'all of them actually', before(last))).toEqual([
    { tool: 'move_item', food: 'lemon', from: 'counter', to: 'fridge' },
  ])
})

test('the meal that is asked for is that of the whole entry', () => {
  const of = { tool: 'propose_food_log', items: [{ food: 'brioche', quantity: 1, meal: null }] }
  expect(filled('answer', 'a snack', asked('meal', of))).toEqual([
    { tool: 'propose_food_log', items: [{ food: 'brioche', quantity: 1 }], meal: 'snack' },
  ])
})

test('a question that goes on asks for the same nutrient', () => {
  const last = { tool: 'get_today_progress', nutrient: 'sodium_mg' }
  expect(filled('get_today_progress', 'and yesterday', before(last))).toMatchObject([
    { day: 'yesterday', nutrient: 'sodium_mg' },
  ])
})

test('what was done earlier is undone by its sort, and what was done last by itself', () => {
  const earlier = { say: 'ran 5 k, 320 kcal', acts: [{ tool: 'apply_daily_workout_offset', calories: 320 }] }
  const last = { say: '300 ml of water', acts: [{ tool: 'log_water', ml: 300 }] }
  expect(filled('undo', 'undo the workout, that was yesterday', { before: [earlier, last] })).toEqual([
    { tool: 'undo', what: 'workout' },
  ])
  expect(filled('undo', 'undo the water', { before: [earlier, last] })).toEqual([{ tool: 'undo' }])
})

test('a figure that is put right is in the unit of what was told', () => {
  const last = { tool: 'add_item', food: 'anchovy', quantity: 4, unit: 'tin' }
  expect(filled('correct_item', '5 not 4', before(last))).toMatchObject([
    { food: 'anchovy', quantity: 5, unit: 'tin' },
  ])
})

test('of two options the one that is not denied is chosen', () => {
  const open = {
    kind: 'question',
    asks: 'which',
    of: { tool: 'use_item' },
    text: 'Tinned or dried beans?',
    options: ['tinned beans', 'dried beans'],
  }
  expect(filled('select', 'the ones that arent dried', { open })).toEqual([
    { tool: 'select', option: 'tinned beans' },
  ])
})

test('a limit of the second of two goals is no limit of the first', () => {
  expect(filled('update_user_goal', '90 g protein a day and dont let me go over 60 g of fat')).toMatchObject([
    { nutrient: 'protein_g', kind: 'goal', target: 90 },
    { nutrient: 'fat_g', kind: 'limit', target: 60 },
  ])
})
