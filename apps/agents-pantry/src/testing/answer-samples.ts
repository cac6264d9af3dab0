import { memorySamples } from './memory-samples.ts'
import { suggestionSamples } from './suggestion-samples.ts'
import { peanuts, peopleSamples } from './people-samples.ts'
import { planSamples } from './plan-samples.ts'
import { usageSamples } from './usage-samples.ts'

const need = {
  ...{ there: 0, is_there: false, is_unmeasured: false, is_listed: false, lacks: false, lacking: null },
}
const lot = { quantity: 2, unit: 'l', location: 'fridge', expires_on: '2026-11-27' }
const milk = { food: 'milk', said: null, ...lot, merged: false, total: { quantity: 2, unit: 'l' } }
const undated = { expires_on: null }
const counted = (food: string, quantity: number) => ({
  ...{ ...milk, ...undated, food, quantity, unit: 'piece' },
  total: { quantity, unit: 'piece' },
})

const left = { quantity: 12, unit: 'piece', location: 'fridge', expires_on: null, taken: 3, left: 9 }
const eggs = { food: 'egg', taken: 3, unit: 'piece', requested: 3, left: 9, lots: [left], shortfall: 0 }
const noEggs = { ...eggs, left: 0, lots: [], shortfall: null }

const asStored = { quantity: 9, unit: 'piece', expires_on: null }
const corrected = { food: 'egg', location: 'fridge', before: asStored, after: asStored }
const opened = { quantity: 1, unit: 'l', expires_on: '2026-11-27', opened_on: '2026-11-20' }

const shown = {
  food: 'egg',
  quantity: 9,
  unit: 'piece',
  location: 'fridge',
  expires_on: null,
  opened_on: null,
}
const stock = { location: null, food: null, items: [] as object[], truncated: false }
const expiring = { food: 'milk', quantity: 2, unit: 'l', location: 'fridge' }

const line = { food: 'egg', quantity: 6, unit: 'piece', checked: false, category: 'egg' }
const noAmount = { quantity: null, unit: null }
const savedRecipe = { name: 'Honey Cod', servings: 4, ingredients_saved: 9, steps_saved: 1, simplified: [] }
const found = { name: 'Honey Cod', servings: 2, minutes: 20, ingredients: 5, conflicts: [] }
const curry = {
  ...{ name: 'Red curry', cuisine: 'thai', course: 'main', description: null, servings: 2 },
  ...{ minutes: 30, calories: 483, sources: ['USDA SR28'], without_figures: ['salt'] },
}

const slice = { food: 'bread', unit: 'slice', quantity: 45, size_unit: 'g' }
const bowl = { food: 'bowl', unit: 'bowl', quantity: 250, size_unit: 'ml' }

/**
 * Answers of each tool that is told in every language: with words that a list of foods has and words that it has not,
 * with and without dates, in halves, of one and of many.
 */
export const answerSamples = {
  add_item: milk,
  'add_item more': { ...milk, ...undated, merged: true, total: { quantity: 3.5, unit: 'l' } },
  'add_item estimated': { ...milk, ...undated, estimated_on: '2026-11-27' },
  'add_item from the list': { ...counted('egg', 6), ticked_off: 1 },
  'add_item own word': { ...counted('egg', 6), said: 'Freilandeier' },
  'add_item one': counted('egg', 1),
  'add_item unknown food': counted('kumiss', 2),
  'add_item next year': {
    ...milk,
    quantity: 0.5,
    total: { quantity: 0.5, unit: 'l' },
    expires_on: '2027-01-01',
  },
  'add_item minded': {
    ...counted('peanut', 40),
    notices: [{ code: 'MIND_RULE', details: { food: 'peanut', rule: peanuts } }],
  },
  use_item: eggs,
  'use_item last': noEggs,
  'use_item in two places': { ...eggs, left: 20 },
  'use_item short': { ...noEggs, taken: 2, shortfall: 1 },
  'use_item short flour': { ...noEggs, food: 'flour', unit: 'g', taken: 250, shortfall: 249.5 },
  discard_item: { ...eggs, food: 'yogurt', unit: 'cup', taken: 1, lots: [], left: 1 },
  'discard_item for a reason': {
    ...{ ...eggs, food: 'yogurt', unit: 'cup', taken: 1, lots: [], left: 1 },
    why: { reason: 'disliked', note: null },
  },
  'discard_item for what was said': {
    ...{ ...eggs, food: 'kumiss', taken: 1, lots: [], left: 0 },
    why: { reason: 'other', note: 'Ben' },
  },
  discard_all: {
    ...{ which: 'expired', food: null, location: null },
    gone: [
      { ...lot, food: 'milk' },
      { ...lot, food: 'milk', quantity: 1 },
      { ...shown, food: 'kumiss' },
    ],
    kept: [{ ...shown, estimated_on: '2026-11-18' }],
  },
  'discard_all of nothing past': { which: 'expired', food: null, location: 'freezer', gone: [], kept: [] },
  'discard_all of an empty place': { which: 'all', food: null, location: 'freezer', gone: [], kept: [] },
  'discard_all of a sort': { which: 'all', food: 'meat', location: null, gone: [], kept: [] },
  move_item: { food: 'chicken', moved: 500, unit: 'g', from: ['fridge', 'counter'], to: 'freezer' },
  'move_item estimated': {
    ...{ food: 'chicken', moved: 500, unit: 'g', from: ['fridge'], to: 'freezer' },
    estimated_on: '2027-06-10',
  },
  'move_item from nowhere': { food: 'kumiss', moved: 1, unit: 'piece', from: [], to: 'other' },
  correct_item: { ...corrected, after: { ...asStored, quantity: 7 } },
  'correct_item one of three': {
    ...{ food: 'milk', location: 'fridge', still_closed: 2 },
    before: { quantity: 1, unit: 'pack', ...undated, estimated_on: '2026-11-30', opened_on: null },
    after: { quantity: 1, unit: 'pack', ...undated, estimated_on: '2026-11-24', opened_on: '2026-11-20' },
  },
  'correct_item date': { ...corrected, after: { ...asStored, expires_on: '2026-11-29' } },
  'correct_item opened': {
    ...corrected,
    food: 'milk',
    before: { ...opened, opened_on: null },
    after: opened,
  },
  'correct_item closed': {
    ...corrected,
    food: 'milk',
    before: opened,
    after: { ...opened, opened_on: null },
  },
  'correct_item not dated': { ...corrected, food: 'milk', before: opened, after: { ...opened, ...undated } },
  'correct_item unchanged': corrected,
  list_items: {
    ...stock,
    items: [
      shown,
      { ...shown, food: 'milk', quantity: 1.5, unit: 'l', expires_on: '2026-11-27' },
      { ...shown, food: 'kumiss', quantity: 1, unit: 'bottle' },
      { ...shown, food: 'tomato', quantity: 2, unit: 'can', location: 'pantry', opened_on: '2026-11-19' },
    ],
    truncated: true,
  },
  'list_items estimated': {
    ...stock,
    items: [{ ...shown, estimated_on: '2026-11-27' }],
  },
  'list_items unreadable': { ...stock, items: [shown, { ...shown, quantity: 'NaN' }] },
  'list_items empty': stock,
  'list_items empty place': { ...stock, location: 'freezer' },
  'list_items none': { ...stock, food: 'milk' },
  'list_items none there': { ...stock, food: 'kumiss', location: 'pantry' },
  list_expiring: {
    until: '2026-11-27',
    items: [
      { ...expiring, expires_on: '2026-11-18', days_left: -2 },
      { ...expiring, expires_on: '2026-11-20', days_left: 0 },
      { ...expiring, food: 'egg', quantity: 6, unit: 'piece', expires_on: '2026-11-21', days_left: 1 },
      { ...expiring, expires_on: '2026-11-27', days_left: 7 },
    ],
  },
  'list_expiring estimated': {
    until: '2026-11-27',
    items: [{ ...expiring, ...undated, estimated_on: '2026-11-27', days_left: 7 }],
  },
  'list_expiring none': { until: '2026-11-27', items: [] },
  add_to_shopping: { ...line, said: null, merged: false, total: { quantity: 6, unit: 'piece' } },
  'add_to_shopping more': {
    ...{ food: 'milk', quantity: 1, unit: 'l', merged: true },
    total: { quantity: 3, unit: 'l' },
  },
  'add_to_shopping own word': {
    food: 'bread',
    said: 'Bauernbrot',
    ...noAmount,
    merged: false,
    total: noAmount,
  },
  'add_to_shopping again': { food: 'bread', ...noAmount, merged: true, total: noAmount },
  list_shopping: {
    items: [
      line,
      { ...line, food: 'kumiss', quantity: null },
      { ...line, food: 'milk', quantity: null, checked: true },
    ],
  },
  'list_shopping done': { items: [{ ...line, checked: true }] },
  'list_shopping empty': { items: [] },
  remove_from_shopping: { food: 'egg', lines: 1 },
  'use_item below the minimum': {
    ...{ ...eggs, left: 2, lots: [] },
    below: [{ food: 'egg', quantity: 6, unit: 'piece', there: 2 }],
  },
  list_pack_sizes: { measures: [slice, bowl] },
  'list_pack_sizes of none': { measures: [] },
  forget_pack_size: { measures: [slice] },
  'set_pack_size of a bowl': { ...bowl, before: null },
  set_pack_size: {
    food: 'milk',
    unit: 'pack',
    quantity: 1.5,
    size_unit: 'l',
    before: { quantity: 1, unit: 'l' },
  },
  set_shopping: {
    food: 'milk',
    quantity: 3,
    unit: 'l',
    before: [
      { quantity: 1, unit: 'l' },
      { quantity: null, unit: null },
    ],
  },
  clear_shopping: { only_checked: false, foods: ['milk', 'kumiss'] },
  'clear_shopping checked': { only_checked: true, foods: ['egg'] },
  'clear_shopping of nothing': { only_checked: true, foods: [] },
  list_missing: {
    ...{ name: 'Fischauflauf', from: null, until: null, without_recipe: [] },
    needs: [
      { ...need, food: 'cod', quantity: 400, unit: 'g', lacks: true, lacking: 150 },
      { ...need, food: 'egg', quantity: 2, unit: 'piece', there: 6, is_there: true },
      { ...need, food: 'milk', quantity: 1, unit: 'l', is_listed: true },
      { ...need, food: 'kumiss', quantity: 1, unit: 'l', is_there: true, is_unmeasured: true },
    ],
  },
  'list_missing nothing': {
    ...{ name: null, from: '2026-11-24', until: '2026-11-25', without_recipe: ['Suppe'] },
    needs: [{ ...need, food: 'egg', quantity: 2, unit: 'piece', there: 6, is_there: true }],
  },
  add_missing_to_shopping: {
    ...{ name: 'Fischauflauf', from: null, until: null, without_recipe: [] },
    needs: [{ ...need, food: 'cod', quantity: 400, unit: 'g', lacks: true, lacking: 150 }],
  },
  'add_missing_to_shopping again': {
    ...{ name: null, from: '2026-11-24', until: '2026-11-24', without_recipe: [] },
    needs: [{ ...need, food: 'cod', quantity: 400, unit: 'g', is_listed: true }],
  },
  check_off: { food: 'kumiss', lines: 1 },
  'check_off into stock': { food: 'milk', lines: 1, added: [milk] },
  bought: {
    food: 'milk',
    lines: 2,
    added: [
      milk,
      { ...milk, ...undated, quantity: 1, unit: 'bottle', total: { quantity: 1, unit: 'bottle' } },
    ],
  },
  'bought unlisted': { food: 'kumiss', lines: 0, added: [counted('kumiss', 2)] },
  cook_recipe: {
    ...{ name: 'Fischauflauf', servings: 4, unmeasured: ['butter', 'kumiss'] },
    taken: [
      { food: 'cod', quantity: 400, unit: 'g' },
      { food: 'onion', quantity: 1, unit: 'piece' },
    ],
    missing: [
      { food: 'milk', quantity: 0.5, unit: 'l' },
      { food: 'parsley', quantity: null, unit: null },
    ],
    leftovers: { quantity: 1, location: 'fridge', expires_on: null, estimated_on: '2026-11-23' },
  },
  'cook_recipe bare': {
    ...{ name: 'Fischauflauf', servings: null, taken: [], missing: [], unmeasured: [], leftovers: null },
  },
  'cook_recipe of a meal': {
    ...{ name: 'Fischauflauf', servings: 2, taken: [], missing: [], unmeasured: [], leftovers: null },
    also: [
      {
        ...{ name: 'Erbsenpüree', servings: 2, missing: [], unmeasured: [], leftovers: null },
        taken: [{ food: 'onion', quantity: 1, unit: 'piece' }],
      },
    ],
    without_recipe: ['Salat'],
  },
  ...planSamples,
  bought_list: {
    foods: ['milk'],
    added: [],
    kept: [{ food: 'egg', quantity: 6, unit: 'piece' }],
  },
  'bought_list all': { foods: ['milk'], added: [], kept: [] },
  ...memorySamples,
  ...suggestionSamples,
  ...peopleSamples,
  ...usageSamples,
  save_recipe: savedRecipe,
  'save_recipe simplified': {
    ...{ ...savedRecipe, servings: null, ingredients_saved: 1, simplified: ['A', 'B'] },
    notices: [{ code: 'FOOD_NOT_CHECKED', details: { food: 'kumiss' } }],
  },
  'save_recipe updated': { ...savedRecipe, is_rewritten: true },
  copy_recipe: { ...savedRecipe, ingredients_saved: 2, steps_saved: 2 },
  update_recipe: {
    before: { name: 'Cod', servings: 2, notes: null },
    after: { name: 'Sunday cod', servings: 4, notes: 'Mit Dill' },
  },
  edit_recipe: {
    ...{ name: 'Cod', remove: ['butter'], swap: [{ food: 'milk', by: 'kumiss' }], add_steps: ['Simmer.'] },
    ...{ change_steps: [{ step: 2, text: 'Fry it.' }], remove_steps: [3] },
    add: [{ food: 'egg', quantity: 2, unit: 'piece' }],
    amounts: [{ food: 'milk', quantity: 200, unit: 'ml' }],
    scaled: { from: 2, to: 6, in_steps: 3 },
  },
  'update_recipe unchanged': {
    before: { name: 'Cod', servings: 2, notes: null },
    after: { name: 'Cod', servings: 2, notes: null },
  },
  delete_recipe: { name: 'Cod' },
  find_recipes: {
    recipes: [
      { ...found, why: 'contains cod' },
      {
        ...found,
        name: 'Pie',
        servings: null,
        minutes: null,
        why: 'is saved',
        conflicts: ['milk', 'kumiss'],
      },
    ],
    truncated: true,
  },
  'find_recipes none': { recipes: [], truncated: false },
  search_cookbook: {
    recipes: [
      { ...curry, missing: ['lime', 'basil', 'fish sauce', 'galangal'] },
      {
        ...curry,
        name: 'Toast',
        cuisine: null,
        minutes: null,
        calories: null,
        without_figures: ['dashi'],
        missing: [],
      },
      { ...curry, name: 'Soup', cuisine: null, missing: ['milk'] },
    ],
    ...{ left_out: 1, more: 2 },
  },
  'search_cookbook none': { recipes: [], left_out: 3, more: 0 },
  pair_food: {
    food: 'tomato',
    pairings: [
      { food: 'basil', shared: ['clove (eugenol)'], recipes: 6, in_stock: true },
      { food: 'kumiss', shared: [], recipes: 1, in_stock: false },
    ],
  },
  'pair_food none': { food: 'salt', pairings: [] },
  substitute_food: {
    food: 'buttermilk',
    substitutes: [
      { food: 'milk', how: null, in_stock: true },
      { food: 'yogurt', how: null, in_stock: false },
    ],
  },
  'substitute_food none': { food: 'kumiss', substitutes: [] },
  describe_food: {
    ...{ food: 'chicken', sort: 'poultry', aisle: 'Meat', also: [], allergens: [], contains: [], diets: [] },
    ...{ location: 'fridge', portions: [], calories: null, source: null, about: 'keeping' },
    keeping: [
      {
        state: 'closed',
        location: 'fridge',
        days_at_least: 1,
        days_at_most: 2,
        source: 'USDA FoodKeeper 117',
      },
      {
        state: 'closed',
        location: 'freezer',
        days_at_least: 270,
        days_at_most: 270,
        source: 'USDA FoodKeeper 117',
      },
      {
        state: 'opened',
        location: 'pantry',
        days_at_least: 365,
        days_at_most: 730,
        source: 'USDA FoodKeeper 2',
      },
      { state: 'cut', location: 'fridge', days_at_least: 1, days_at_most: 1, source: 'USDA FoodKeeper 2' },
      { state: 'thawed', location: 'fridge', days_at_least: 7, days_at_most: 21, source: 'USDA FSIS' },
      { state: 'cooked', location: 'fridge', days_at_least: 3, days_at_most: 4, source: 'USDA FSIS' },
    ],
  },
  'describe_food unknown': {
    ...{ food: 'kumiss', sort: null, aisle: '', also: [], allergens: null, contains: [], diets: [] },
    ...{ location: 'fridge', portions: [], calories: null, source: null, state: 'opened', keeping: [] },
  },
} as const satisfies Record<string, object>
