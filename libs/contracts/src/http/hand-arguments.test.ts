import { expect, test } from '@jest/globals'
import { handArgumentsSchema } from './hand-arguments.ts'
import { handToolSchema } from './edits.ts'
import type { HandTool } from './edits.ts'

const isTaken = (tool: HandTool, given: unknown): boolean =>
  handArgumentsSchema(tool).safeParse(given).success

test.each([
  ['add_item', { food: 'milk', quantity: 1, unit: 'l', expires_on: '2026-12-01' }],
  ['add_item', { food: 'milk', quantity: 1 }],
  ['discard_item', { item: '70000000-0000-4000-8000-000000000009' }],
  ['move_item', { food: 'peas', to: 'freezer', from: null }],
  ['edit_recipe', { name: 'Pie', add: [{ food: 'salt' }], remove_steps: [2] }],
  ['plan_meals', { meals: [{ day: '2026-12-01', meal: 'dinner', title: 'Pie' }] }],
  ['check_off', { item: '70000000-0000-4000-8000-000000000009' }],
  ['forget_preference', { item: '70000000-0000-4000-8000-000000000009' }],
  ['set_meal_servings', { item: '70000000-0000-4000-8000-000000000009', servings: 4 }],
  ['move_meal', { dish: 'Pie', to_day: '2026-12-01' }],
  ['cook_recipe', { planned: { day: '2026-12-01', meal: 'dinner' } }],
  ['undo_changes', {}],
  ['log_food', { food: 'egg', quantity: 2, meal: 'breakfast' }],
  ['set_goal', { nutrient: 'protein_g', kind: 'goal', target: 90 }],
  ['copy_recipe', { recipe: '70000000-0000-4000-8000-000000000009' }],
  ['clear_shopping', { only_checked: false, confirmed: true, today: '2026-12-01' }],
] as const)('%s takes %j by hand', (tool, given) => {
  expect(isTaken(tool, given)).toBe(true)
})

test.each([
  ['an argument that it does not have', 'add_item', { food: 'milk', quantity: 1, expires: '2026-12-01' }],
  ['a day in words', 'add_item', { food: 'milk', quantity: 1, expires_on: 'friday' }],
  ['a day in words in a list', 'plan_meals', { meals: [{ day: 'friday', meal: 'dinner', title: 'Pie' }] }],
  ['a place that is none', 'move_item', { food: 'peas', to: 'cellar' }],
  ['no food', 'add_to_shopping', {}],
  ['a day in words of a planned dish', 'move_meal', { item: null, to_day: 'friday' }],
  ['a day in words of what was cooked', 'cook_recipe', { planned: { day: 'friday' } }],
  ['an amount that is none', 'log_water', { ml: '500' }],
  ['figures of its own', 'log_food', { food: 'egg', nutrients: { calories: 1 } }],
] as const)('%s is refused by hand: %s %j', (_title, tool, given) => {
  expect(isTaken(tool, given)).toBe(false)
})

test('each tool that a person uses by hand has a schema that refuses what it does not know', () => {
  for (const tool of handToolSchema.options)
    expect(
      handArgumentsSchema(tool)
        .safeParse({ nothing: 1 })
        .error?.issues.map(({ code }) => code),
    ).toContain('unrecognized_keys')
})
