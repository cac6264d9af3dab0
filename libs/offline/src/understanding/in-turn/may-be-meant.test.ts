import { expect, test } from '@jest/globals'
import { mayBeMeant } from './may-be-meant.ts'
import { situationSchema, type Act } from '../things/situation.ts'

const situation = situationSchema.parse({
  now: '2026-11-18',
  state: {
    stock: [{ food: 'milk' }],
    list: [{ food: 'plum' }],
    recipes: [{ name: 'fish pie' }],
    diary: [{ food: 'water' }],
  },
})
const may = (act: Act, message: string): boolean => mayBeMeant(act, { message, situation })

test.each<[string, Act]>([
  ['used up the milk', { tool: 'use_item', food: 'milk' }],
  ['make the plums six', { tool: 'set_shopping', food: 'plum', quantity: 6 }],
  ['scale the fish pie for ten', { tool: 'scale_recipe', name: 'fish pie', servings: 10 }],
  ['remove the water again', { tool: 'delete_food_log', food: 'water' }],
  ["don't forget that I can't have nuts", { tool: 'remember_preference', kind: 'allergy', value: 'nuts' }],
  ['keep my calories at 1500 or less', { tool: 'update_user_goal', nutrient: 'calories_kcal', target: 1500 }],
  ['plan stew for friday', { tool: 'plan_meals', meals: [{ day: 'friday', title: 'stew' }] }],
])('"%s" may mean a call for what is there', (message, act) => {
  expect(may(act, message)).toBe(true)
})

test.each<[string, string, Act]>([
  ['what is not in stock', 'used up the jam', { tool: 'use_item', food: 'jam' }],
  ['what is not on the list', 'three of the leeks', { tool: 'set_shopping', food: 'leek', quantity: 3 }],
  ['no recipe of the person', 'double the cheese', { tool: 'scale_recipe', name: 'cheese', servings: 8 }],
  [
    'nothing',
    'nothing for friday then',
    { tool: 'plan_meals', meals: [{ day: 'friday', title: 'nothing' }] },
  ],
  [
    'what is said before a choice',
    'alright thats monday then',
    { tool: 'plan_meals', meals: [{ day: 'monday', title: 'alright thats' }] },
  ],
  [
    'what has its date already',
    'oh and a loaf of bread, best before friday',
    { tool: 'add_to_shopping', food: 'bread' },
  ],
  [
    'what waits to be saved',
    "lovely, we're having it saturday",
    { tool: 'plan_meals', meals: [{ day: 'saturday', title: 'Save the recipe' }] },
  ],
  ['no name', "it's done now", { tool: 'done_task', what: 'its now' }],
  ['another food', 'take the coconut water off', { tool: 'delete_food_log', food: 'water' }],
  ['what is used in a dish', "let's use oat cream then", { tool: 'add_to_shopping', food: 'oat cream' }],
  [
    'what takes the place of another',
    'And pecorino. Same grams.',
    { tool: 'add_to_shopping', food: 'pecorino' },
  ],
  ['what is only craved', 'need carbs', { tool: 'add_to_shopping', food: 'carbs' }],
  ['what is only asked about', 'hungry. ham any good?', { tool: 'add_to_shopping', food: 'ham' }],
  ['what was asked about', 'what about oat milk', { tool: 'bought', food: 'oat milk' }],
  ['what somebody took', 'our lodger took the milk with him', { tool: 'bought', food: 'oat milk' }],
  ['another one', 'get 4 plain ones', { tool: 'add_to_shopping', food: 'sesame bagels', quantity: 4 }],
  ['more days than one', 'soup every evening till sunday', { tool: 'move_meal', to_day: 'sunday' }],
  ['what was not bought', 'got leeks but I skipped the fennel', { tool: 'bought', food: 'fennel' }],
  [
    'what never held',
    "I'm no coeliac intolerant, scrub that",
    { tool: 'remember_preference', kind: 'allergy', value: 'gluten' },
  ],
  ['what is to be forgotten', 'stop saying I like tripe', { tool: 'remember_preference', value: 'tripe' }],
  ['by how much an entry changes', 'bump the rice by 40 g', { tool: 'update_food_log', quantity: 40 }],
  ['what was left', 'a quarter of it I threw away', { tool: 'update_food_log', quantity: 0.25 }],
  ['by how much a goal changes', '50 g more protein a day', { tool: 'update_user_goal', target: 50 }],
  [
    'what is not liked',
    "I don't much like beetroot",
    { tool: 'remember_preference', kind: 'like', value: 'beetroot' },
  ],
  ['what holds no more', "I don't mind leeks any more", { tool: 'remember_preference', value: 'leeks' }],
])('a call for %s is not meant', (_, message, act) => {
  expect(may(act, message)).toBe(false)
})
