import { expect, test } from '@jest/globals'
import { toolName } from '../tool-name.ts'
import { describeResult } from './describe-result.ts'

const viewer = { locale: 'en-GB', timeZone: 'Europe/Berlin', today: '2026-11-20' }
const tell = (tool: string, data: Record<string, unknown>) =>
  describeResult(toolName(tool), { ok: true, entities: [], data }, viewer)

const saved = {
  name: 'Honey Cod',
  servings: 4,
  ingredients_saved: 9,
  steps_saved: 1,
  simplified: [],
  warnings: [],
}
const found = {
  name: 'Honey Cod',
  servings: 2,
  minutes: 20,
  ingredients: 5,
  why: 'contains cod',
  conflicts: [],
}
const shown = { name: 'Cod', description: null, servings: null, minutes: null, notes: null, conflicts: [] }
const line = { food: 'cod', quantity: 300, unit: 'g', preparation: null, optional: false, note: null }
const peanuts = { kind: 'allergy', value: 'peanuts' }
const dinner = { day: '2026-11-21', meal: 'dinner', title: 'Soup' }
const item = { food: 'egg', quantity: 6, unit: 'piece', checked: false, category: 'egg' }

test.each([
  ['save_recipe', saved, ['Saved "Honey Cod" (4 servings, 9 ingredients, 1 step).']],
  [
    'save_recipe',
    {
      ...saved,
      servings: null,
      simplified: ['"a pinch of salt" is saved without an amount'],
      warnings: ['kale could not be checked against your rules.'],
    },
    [
      'Saved "Honey Cod" (9 ingredients, 1 step).',
      'Simplified: "a pinch of salt" is saved without an amount.',
      'kale could not be checked against your rules.',
    ],
  ],
  ['find_recipes', { recipes: [], truncated: false }, ['No saved recipe fits.']],
  [
    'find_recipes',
    { recipes: [found], truncated: true },
    [
      '1 saved recipe: "Honey Cod" (20 minutes, serves 2, contains cod).',
      'There are more than are listed here.',
    ],
  ],
  [
    'show_recipe',
    { ...shown, steps: ['Fry it'], ingredients: [line] },
    ['Cod.', 'Ingredients: 300 g cod.', '1. Fry it.'],
  ],
  ['delete_recipe', { name: 'Cod' }, ['Deleted the recipe "Cod".']],
  [
    'update_recipe',
    {
      before: { name: 'Cod', servings: 2, notes: null },
      after: { name: 'Sunday cod', servings: 4, notes: null },
    },
    ['"Cod": now called "Sunday cod", serves 4.'],
  ],
  [
    'remember_preference',
    { ...peanuts, already: false, enforced: true, covers: null },
    [
      'I will remember that you are allergic to peanuts.',
      'From now on I hold what I offer and save against it; a food that I do not know I cannot check.',
    ],
  ],
  [
    'remember_preference',
    { ...peanuts, already: true, enforced: true, covers: null },
    ['I know already that you are allergic to peanuts.'],
  ],
  [
    'remember_preference',
    {
      ...{ kind: 'diet', value: 'paleo', already: false, enforced: false },
      covers: 'nothing: this diet is not known',
    },
    [
      'I will remember that you eat paleo.',
      'I hold nothing that I offer against it: this diet is not known.',
    ],
  ],
  ['forget_preference', { forgotten: [peanuts] }, ['Forgotten: you are allergic to peanuts.']],
  [
    'list_preferences',
    { preferences: [{ ...peanuts, source: 'stated', enforced: true }] },
    ['You are allergic to peanuts (enforced).'],
  ],
  ['list_preferences', { preferences: [] }, ['I know nothing about you yet.']],
  ['plan_meals', { planned: [{ ...dinner, replaced: null }] }, ['Planned dinner on Sat 21 Nov: Soup.']],
  [
    'list_meals',
    { from: '2026-11-21', until: '2026-11-21', meals: [{ ...dinner, note: null }] },
    ['Dinner on Sat 21 Nov: Soup.'],
  ],
  [
    'list_meals',
    { from: '2026-11-21', until: '2026-11-22', meals: [] },
    ['Nothing is planned for Sat 21 Nov to Sun 22 Nov.'],
  ],
  ['remove_meal', dinner, ['No longer planned: dinner on Sat 21 Nov: Soup.']],
  [
    'add_to_shopping',
    { food: 'milk', quantity: 1, unit: 'l', merged: true, total: { quantity: 3, unit: 'l' } },
    ['Put 1 l milk on the shopping list, 3 l milk in all.'],
  ],
  [
    'add_to_shopping',
    {
      food: 'peanut butter',
      quantity: null,
      unit: null,
      merged: false,
      total: { quantity: null, unit: null },
      said: 'Erdnussbutter',
      warnings: ['Mind your peanuts allergy: peanut butter.'],
    },
    ['Put peanut butter (Erdnussbutter) on the shopping list.', 'Mind your peanuts allergy: peanut butter.'],
  ],
  [
    'list_shopping',
    { items: [item, { ...item, food: 'milk', quantity: null, checked: true }] },
    ['To buy: 6 eggs.', 'Checked off: milk.'],
  ],
  ['remove_from_shopping', { food: 'egg', lines: 1 }, ['Took eggs off the shopping list.']],
  ['check_off', { food: 'egg', lines: 1 }, ['Checked eggs off the shopping list.']],
])('describes the result of %s', (tool, data, sentences) => {
  expect(tell(tool, data)).toEqual(sentences)
})
