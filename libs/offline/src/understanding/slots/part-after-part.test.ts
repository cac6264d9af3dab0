import { expect, test } from '@jest/globals'
import { filledInParts } from '../../testing/filled.ts'

// Each part of a message is read in the situation that the parts before it leave.

const stock = (...foods: string[]) => ({
  state: { stock: foods.map((food) => ({ food, quantity: 1, unit: 'jar', location: 'pantry' })) },
})

test('what a part lacks is the food of the part before it', () => {
  const acts = filledInParts(
    [
      ['use_item', 'emptied the honey,'],
      ['add_to_shopping', 'get another'],
    ],
    stock('honey'),
  )
  expect(acts).toEqual([
    { tool: 'use_item', food: 'honey' },
    { tool: 'add_to_shopping', food: 'honey' },
  ])
})

test('a dish that is kept under a name is the one that is bought for', () => {
  const acts = filledInParts([
    ['save_recipe', 'call it rainy day stew'],
    ['add_missing_to_shopping', 'and add whatever we lack'],
  ])
  expect(acts.at(-1)).toMatchObject({ tool: 'add_missing_to_shopping', recipe: 'rainy day stew' })
})

test('a yes speaks of what waited', () => {
  const open = {
    kind: 'proposal',
    acts: [{ tool: 'plan_meals', meals: [{ day: 'monday', meal: 'dinner', title: 'goulash' }] }],
  }
  const acts = filledInParts(
    [
      ['confirm', 'yes,'],
      ['plan_meals', 'and the same on thursday'],
    ],
    { open },
  )
  expect(acts).toEqual([
    { tool: 'confirm' },
    { tool: 'plan_meals', meals: [{ day: 'thursday', meal: 'dinner', title: 'goulash' }] },
  ])
})

test('a no speaks of what waited', () => {
  const open = { kind: 'proposal', acts: [{ tool: 'discard_item', food: 'salami' }] }
  const acts = filledInParts(
    [
      ['decline', 'no,'],
      ['move_item', 'put it into the freezer'],
    ],
    { open },
  )
  expect(acts).toEqual([{ tool: 'decline' }, { tool: 'move_item', food: 'salami', to: 'freezer' }])
})

test('a choice speaks of what was chosen', () => {
  const open = {
    kind: 'question',
    asks: 'which',
    of: { tool: 'show_recipe', name: null },
    options: ['barley risotto', 'fennel gratin'],
  }
  const acts = filledInParts(
    [
      ['select', 'the second,'],
      ['copy_recipe', 'and copy it'],
    ],
    { open },
  )
  expect(acts).toEqual([
    { tool: 'select', option: 'fennel gratin' },
    { tool: 'copy_recipe', name: 'fennel gratin' },
  ])
})

test('what is swapped in a recipe without a name is swapped in the one of the part before', () => {
  const recipes = [{ name: 'Fish Pie', servings: 4, ingredients: [] }]
  const acts = filledInParts(
    [
      ['scale_recipe', 'the fish pie for eight'],
      ['update_recipe', 'and swap the cod for haddock in it'],
    ],
    { state: { recipes } },
  )
  expect(acts.at(-1)).toEqual({
    tool: 'update_recipe',
    name: 'Fish Pie',
    swap: { from: 'cod', to: 'haddock' },
  })
})

test('what the own recipes lack is looked for in the cookbook by the same food', () => {
  const acts = filledInParts([
    ['find_recipes', 'anything with leeks in my recipes?'],
    ['search_cookbook', 'if not look in the cookbook'],
  ])
  expect(acts).toEqual([
    { tool: 'find_recipes', ingredient: 'leeks' },
    { tool: 'search_cookbook', foods: ['leeks'] },
  ])
})

test('foods that would help are asked for the nutrient of the part before', () => {
  const acts = filledInParts([
    ['get_today_progress', 'how is my iron today'],
    ['get_food_recommendations', 'and what would help'],
  ])
  expect(acts.at(-1)).toEqual({ tool: 'get_food_recommendations', nutrient: 'iron_mg' })
})

test('foods that were eaten at one meal are one entry', () => {
  const acts = filledInParts([
    ['propose_food_log', 'log a kiwi'],
    ['propose_food_log', 'and two rice cakes'],
  ])
  expect(acts).toHaveLength(1)
  expect(acts[0]).toMatchObject({
    items: [
      { food: 'kiwi', quantity: 1 },
      { food: 'rice cakes', quantity: 2 },
    ],
  })
})

test('dishes of two days are one plan', () => {
  const acts = filledInParts([
    ['plan_meals', 'put goulash on for monday'],
    ['plan_meals', 'and ratatouille for tuesday'],
  ])
  expect(acts).toEqual([
    {
      tool: 'plan_meals',
      meals: [
        { day: 'monday', title: 'goulash' },
        { day: 'tuesday', title: 'ratatouille' },
      ],
    },
  ])
})

test('the day of a meal that is cancelled is the day of the dish that is planned instead', () => {
  const plan = [{ day: '2026-11-23', meal: 'dinner', title: 'Goulash' }]
  const acts = filledInParts(
    [
      ['remove_meal', 'take the goulash off monday'],
      ['plan_meals', 'and put pizza'],
    ],
    { state: { plan } },
  )
  expect(acts.at(-1)).toMatchObject({ tool: 'plan_meals', meals: [{ day: 'monday', title: 'pizza' }] })
})

test('the day that a meal is repeated from is not the day of what was eaten beside it', () => {
  const acts = filledInParts([
    ['repeat_meal', 'same breakfast as yesterday,'],
    ['propose_food_log', 'for lunch a falafel wrap'],
  ])
  expect(acts.at(-1)).toEqual({
    tool: 'propose_food_log',
    items: [{ food: 'falafel wrap', quantity: 1 }],
    meal: 'lunch',
  })
})
