// Every tool's real database answer must match the shape in which the tool reads it: if the two drift apart, results
// can no longer be described.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createToolCaller, startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'
import type { PantryTool } from '@alfred/contracts'
import { tools } from './registry.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const curry = {
  ...{ name: 'Chicken curry', servings: 4, source: 'dictated', steps: ['Fry everything.'] },
  ingredients: [
    { food: 'chicken', quantity: 600, unit: 'g' },
    { food: 'salt', quantity: 1, unit: 'pinch' },
  ],
}
const search = { query: 'curry', foods: [], from_stock: null, diet: null, cuisine: null, course: null }
const cooked = { recipe: null, servings: null, from: null, until: null }
const dinner = { day: '2026-11-24', meal: 'dinner' }

/** Calls made in this order by one person: later calls use the rows that earlier ones created. */
const noMore = { kind: null, subject: null, keywords: null, until: null, corrects: null }
const calls: readonly (readonly [PantryTool, Record<string, unknown>?])[] = [
  ['add_item', { food: 'eggs', quantity: 12, unit: 'piece', location: 'fridge', expires_on: '2026-11-25' }],
  ['add_item', { food: 'eggs', quantity: 2, unit: 'piece', location: 'fridge', expires_on: '2026-11-25' }],
  ['add_item', { food: 'moon dust', quantity: 1, unit: 'pack' }],
  ['set_pack_size', { food: 'bowl', unit: 'bowl', quantity: 250, size_unit: 'ml' }],
  ['list_pack_sizes', {}],
  ['forget_pack_size', { food: 'bowl', unit: null }],
  ['set_pack_size', { food: 'moon dust', unit: 'pack', quantity: 200, size_unit: 'g' }],
  ['set_min_stock', { food: 'eggs', quantity: 20, unit: 'piece' }],
  ['set_min_stock', { food: 'eggs', quantity: null, unit: null }],
  ['set_min_stock', { food: 'eggs', quantity: 20, unit: 'piece' }],
  ['list_low_stock'],
  ['use_item', { food: 'eggs', quantity: 3, unit: 'piece' }],
  ['move_item', { food: 'eggs', quantity: 2, unit: null, from: null, to: 'counter' }],
  ['correct_item', { food: 'moon dust', quantity: 3, expires_on: '2026-12-01' }],
  ['list_items', { food: null, location: null }],
  ['list_items', { food: 'eggs', location: 'fridge' }],
  ['list_expiring', { until: '2026-11-29', location: null }],
  ['discard_item', { food: 'eggs', quantity: null, unit: null, all: true }],
  ['add_item', { food: 'beef', quantity: 2, unit: 'kg', location: 'freezer' }],
  ['discard_all', { which: 'all', food: 'meat', location: 'freezer', reason: 'too_much' }],
  ['usage_history', { food: null, kind: null, from: '2026-11-01', until: '2026-11-29' }],
  ['save_recipe', { payload: curry }],
  ['find_recipes', { query: 'curry' }],
  ['find_recipes', { category: 'poultry' }],
  ['show_recipe', { name: 'chicken curry' }],
  [
    'edit_recipe',
    {
      ...{ recipe: null, name: 'chicken curry', amounts: [], remove: [], swap: [], scale_to: null },
      ...{ add: [{ food: 'rice', quantity: 200, unit: 'g' }], add_steps: ['Serve with rice.'] },
      ...{ add_steps_after: 0, change_steps: [], remove_steps: [] },
    },
  ],
  ['update_recipe', { name: 'chicken curry', new_name: 'Hot curry', servings: 2 }],
  ['search_cookbook', { ...search, max_minutes: null }],
  ['search_cookbook', { ...search, query: null, from_stock: true, max_minutes: 40 }],
  ['copy_recipe', { name: 'mapo tofu' }],
  ['list_missing', { ...cooked, name: 'Hot curry' }],
  ['list_missing', { ...cooked, name: null, from: '2026-11-22', until: '2026-11-29' }],
  ['add_missing_to_shopping', { ...cooked, name: 'Hot curry', servings: 4 }],
  ['cook_recipe', { recipe: null, name: 'Hot curry', servings: 4, times: null, planned: null, leftovers: 2 }],
  ['plan_meals', { meals: [{ ...dinner, title: 'Hot curry' }] }],
  ['plan_meals', { meals: [{ ...dinner, title: 'Soup', note: 'warm' }], replace: true }],
  ['list_meals', { from: '2026-11-22', until: '2026-11-29' }],
  [
    'move_meal',
    { from_day: dinner.day, from_meal: dinner.meal, to_day: null, to_meal: 'lunch', replace: null },
  ],
  ['swap_meals', { a: { day: dinner.day, meal: 'lunch' }, b: { day: dinner.day, meal: 'dinner' } }],
  ['copy_week', { from: '2026-11-23', to: '2026-11-30' }],
  ['remove_meal', dinner],
  ['plan_meals', { meals: [{ ...dinner, title: 'Hot curry', servings: 6 }] }],
  ['plan_meals', { meals: [{ ...dinner, title: 'Salad', beside: true }] }],
  ['list_meals', { from: '2026-11-22', until: '2026-11-29' }],
  ['set_meal_servings', { ...dinner, dish: 'Hot curry', servings: 3 }],
  ['cook_recipe', { planned: { ...dinner, dish: null, item: null } }],
  ['remove_meal', { ...dinner, dish: 'Salad' }],
  ['add_task', { what: 'soak the beans', day: dinner.day, time: 'evening' }],
  ['list_tasks', { from: null, until: null }],
  ['done_task', { what: 'soaking the beans' }],
  ['add_task', { what: 'clean the oven', day: null, time: null }],
  ['remove_task', { what: 'clean the oven' }],
  ['remember_fact', { text: 'the oven runs hot', ...noMore, subject_key: 'oven run' }],
  ['remember_fact', { text: 'the oven runs fine', ...noMore, subject_key: 'oven run' }],
  ['recall', { about: 'oven', item: null, why: true }],
  ['recall', { about: null, item: null, why: null }],
  ['forget_fact', { about: 'oven', item: null, all: null }],
  ['answer_suggestion', { answer: 'never', about: 'sardines', kind: null, until: null }],
  ['list_suggestions', { kind: null }],
  ['answer_suggestion', { answer: 'again', about: 'sardines', kind: null, until: null }],
  ['delete_recipe', { name: 'Hot curry' }],
  ['remember_preference', { kind: 'allergy', value: 'peanuts' }],
  ['remember_preference', { kind: 'diet', value: 'vegetarian' }],
  ['remember_person', { person: 'my sister', rules: [{ kind: 'diet', value: 'vegan' }] }],
  ['correct_person', { person: 'sister', new_name: 'Anna' }],
  ['list_people', { person: null }],
  ['may_eat', { food: 'pesto', people: ['Anna'] }],
  ['forget_person', { person: 'Anna', kind: null, value: 'vegan' }],
  ['forget_person', { person: 'Anna' }],
  ['list_preferences'],
  ['forget_preference', { kind: null, value: 'peanuts' }],
  ['add_to_shopping', { food: 'milk', quantity: 1, unit: 'l' }],
  ['add_to_shopping', { food: 'cod', quantity: null, unit: null }],
  ['set_shopping', { food: 'milk', quantity: 2, unit: 'l' }],
  ['list_shopping'],
  ['check_off', { food: 'milk' }],
  ['bought_list', { except: ['cod'] }],
  ['bought', { food: 'cod', quantity: null, unit: null, location: null, expires_on: null }],
  ['remove_from_shopping', { food: 'cod' }],
  ['clear_shopping', { only_checked: true }],
  ['clear_shopping', { only_checked: false }],
  ['describe_food', { food: 'salmon' }],
  ['pair_food', { food: 'tomato' }],
  ['substitute_food', { food: 'buttermilk' }],
]

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ seeded: true })
})
afterAll(() => postgres.stop())

test('every tool is called in this test', () => {
  expect([...new Set(calls.map(([tool]) => tool))].toSorted()).toEqual(Object.keys(tools).toSorted())
})

test('the real database answer of every tool is read without loss and described', async () => {
  const caller = createToolCaller(postgres, 'pantry')
  for (const [tool, given] of calls) {
    const data = await caller.call(tool, given)
    expect({ tool, problem: tools[tool].answer.safeParse(data).error }).toEqual({ tool, problem: undefined })
    expect(tools[tool].describe(data, viewer).join(' ')).not.toMatch(/^Done: |cannot be read/)
  }
})
