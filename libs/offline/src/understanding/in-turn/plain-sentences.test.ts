import { expect, test } from '@jest/globals'
import { readCoachMessage } from '../../coach/read-coach-message.ts'
import { parseKitchenMessage } from '../../pantry/parse-kitchen-message.ts'
import { sayPlainly, sayToAsk, takesAway, toolsSaid } from './plain-sentences.ts'
import type { Act } from '../things/situation.ts'

const kitchen: readonly Act[] = [
  { tool: 'add_item', food: 'rice', quantity: 2, unit: 'kg', location: 'pantry' },
  { tool: 'add_item', food: 'eggs', quantity: 6 },
  { tool: 'use_item', food: 'milk', quantity: 200, unit: 'ml' },
  { tool: 'use_item', food: 'milk' },
  { tool: 'move_item', food: 'salmon', to: 'freezer' },
  { tool: 'move_item', food: 'butter', quantity: 1, unit: 'pack', to: 'freezer' },
  { tool: 'remember_preference', kind: 'diet', value: 'no pork', who: 'Ayşe' },
  { tool: 'remember_preference', kind: 'diet', value: 'no pork' },
  { tool: 'set_min_stock', food: 'milk', quantity: 2, unit: 'l' },
  { tool: 'set_min_stock', food: 'milk', quantity: 0 },
  { tool: 'list_items', food: 'eggs' },
  { tool: 'list_items', location: 'freezer' },
  { tool: 'list_items' },
  { tool: 'list_expiring', until: 'friday' },
  { tool: 'list_expiring' },
  { tool: 'add_to_shopping', food: 'milk', quantity: 2, unit: 'l' },
  { tool: 'remove_from_shopping', food: 'bread' },
  { tool: 'check_off', food: 'bread' },
  { tool: 'list_shopping' },
  { tool: 'find_recipes', ingredient: 'turkey' },
  { tool: 'find_recipes', query: 'anything' },
  { tool: 'show_recipe', name: 'fish pie' },
  { tool: 'substitute', food: 'saffron' },
  { tool: 'pair', food: 'halloumi' },
  { tool: 'add_task', what: 'soak the beans', day: 'thursday', time: '7pm' },
  { tool: 'remember_fact', text: 'the oven runs hot' },
  { tool: 'recall', about: 'big pot' },
  { tool: 'forget_fact', about: 'oven' },
  { tool: 'add_task', what: 'soak the beans' },
  { tool: 'list_tasks', day: 'saturday' },
  { tool: 'list_tasks' },
  { tool: 'done_task', what: 'soak the beans' },
  { tool: 'list_meals', from: 'today' },
  { tool: 'plan_meals', meals: [{ day: 'friday', meal: 'dinner', title: 'fish pie' }] },
  { tool: 'list_preferences' },
  { tool: 'remember_preference', kind: 'allergy', value: 'nuts' },
  { tool: 'remember_preference', kind: 'dislike', value: 'okra' },
  { tool: 'remember_preference', kind: 'equipment', value: 'air fryer' },
  { tool: 'cook_recipe', recipe: 'fish pie', deduct: true },
  { tool: 'cook_recipe', recipe: 'fish pie', servings: 4 },
  { tool: 'search_cookbook', foods: ['chicken', 'leek'], diet: 'vegetarian' },
  { tool: 'search_cookbook', query: 'something quick', without: ['onion'] },
  { tool: 'search_cookbook', cuisine: 'thai', max_minutes: 20 },
  { tool: 'search_cookbook', max_minutes: 15 },
  { tool: 'describe_food', food: 'tahini' },
  { tool: 'discard_item', food: 'chicken', quantity: 200, unit: 'g' },
  { tool: 'discard_item', food: 'chicken' },
  { tool: 'discard_expired' },
  { tool: 'discard_expired', location: 'fridge' },
  { tool: 'correct_item', food: 'milk', quantity: 2, unit: 'l' },
  { tool: 'delete_recipe', name: 'fish pie' },
  { tool: 'forget_preference', kind: 'like', value: 'lime' },
  { tool: 'forget_preference', kind: 'diet', value: 'vegan' },
  { tool: 'forget_preference', kind: 'diet', value: 'no pork' },
  { tool: 'forget_preference', kind: 'allergy', value: 'nuts' },
  { tool: 'forget_preference', kind: 'dislike', value: 'okra' },
  { tool: 'forget_preference', kind: 'equipment', value: 'wok' },
  { tool: 'open_item', food: 'milk' },
  { tool: 'copy_recipe', name: 'ramen' },
  { tool: 'update_recipe', name: 'fish pie', servings: 6 },
  { tool: 'update_recipe', name: 'fish pie', notes: 'better the next day' },
  { tool: 'update_recipe', name: 'fish pie', new_name: 'sunday pie' },
  { tool: 'update_recipe', name: 'fish pie', swap: { from: 'cod', to: 'haddock' } },
  { tool: 'update_recipe', name: 'fish pie', remove: ['dill'] },
  { tool: 'update_recipe', name: 'fish pie', add: [{ food: 'leek', quantity: 2 }] },
  { tool: 'cook_recipe', recipe: 'fish pie', times: 2, log: false },
  { tool: 'cook_recipe', recipe: 'fish pie', times: 0.5 },
  { tool: 'add_missing_to_shopping', day: 'friday', meal: 'dinner' },
  { tool: 'add_missing_to_shopping', span: 'this week' },
  { tool: 'list_missing', day: 'friday', meal: 'dinner' },
  { tool: 'correct_item', food: 'feta', expires: 'the 24th' },
  { tool: 'remember_preference', kind: 'like', value: 'mango', who: 'dad' },
  { tool: 'forget_preference', kind: 'diet', value: 'vegan', who: 'Jonas' },
  { tool: 'forget_preference', kind: 'allergy', value: 'eggs', who: 'sister' },
  { tool: 'bought', food: 'leeks', quantity: 3 },
  { tool: 'set_shopping', food: 'milk', quantity: 3, unit: 'l' },
  { tool: 'clear_shopping', only_checked: true },
  { tool: 'clear_shopping' },
  { tool: 'add_missing_to_shopping', recipe: 'fish pie' },
  { tool: 'list_missing', recipe: 'fish pie' },
  { tool: 'scale_recipe', name: 'fish pie', servings: 6 },
  { tool: 'remove_meal', day: 'friday', meal: 'dinner' },
  { tool: 'remove_meal', day: 'friday' },
  { tool: 'move_meal', from_day: 'friday', from_meal: 'dinner', to_day: 'saturday' },
  { tool: 'swap_meals', a: { day: 'monday' }, b: { day: 'thursday' } },
  { tool: 'copy_week', from: 'this week', to: 'next week' },
]
const requests: readonly Act[] = [
  { tool: 'create_recipe', foods: ['chicken', 'leek'] },
  { tool: 'create_recipe', goal: 'soup' },
  { tool: 'generate_plan', from: 'monday' },
  { tool: 'save_recipe', name: 'fish pie' },
  { tool: 'import_recipe', text: 'fish pie: 400 g cod, 2 eggs. Bake it.' },
]
const diary: readonly Act[] = [
  {
    tool: 'propose_food_log',
    items: [
      { food: 'eggs', quantity: 2 },
      { food: 'toast', quantity: 1, unit: 'slice' },
    ],
    meal: 'breakfast',
  },
  { tool: 'propose_food_log', items: [{ food: 'banana', quantity: 1 }], day: 'yesterday' },
  { tool: 'get_today_progress', day: 'yesterday' },
  { tool: 'get_weekly_summary' },
  { tool: 'get_food_history', day: 'yesterday' },
  { tool: 'get_user_goals' },
  { tool: 'lookup_nutrition', food: 'tofu', quantity: 100, unit: 'g', nutrient: 'protein_g' },
  { tool: 'compare_foods', foods: ['cod', 'salmon'], nutrient: 'protein_g' },
  { tool: 'get_food_recommendations', nutrient: 'iron_mg' },
  { tool: 'log_water', ml: 500 },
  { tool: 'update_user_goal', nutrient: 'sodium_mg', kind: 'limit', target: 2_000 },
  { tool: 'propose_recipe_log', name: 'fish pie', servings: 2, meal: 'dinner' },
  { tool: 'repeat_meal', meal: 'breakfast', of_day: 'yesterday' },
  { tool: 'apply_daily_workout_offset', calories: 300 },
  { tool: 'analyze_eating_patterns' },
  { tool: 'delete_food_log', food: 'latte' },
  { tool: 'delete_food_log', food: 'latte', day: 'this morning' },
  { tool: 'delete_food_log', meal: 'snack', day: 'yesterday' },
  { tool: 'remove_user_goal', nutrient: 'sodium_mg' },
  { tool: 'repeat_meal', of_day: 'yesterday' },
  { tool: 'get_progress_report', days: 30 },
  {
    tool: 'calculate_recommended_goals',
    ...{ sex: 'female', age: 52, height_cm: 160, weight_kg: 72, activity: 'sedentary', aim: 'lose' },
  },
]
/** Names of the corpus for tools that are called otherwise. */
const live: Readonly<Record<string, string>> = {
  substitute: 'substitute_food',
  pair: 'pair_food',
  open_item: 'correct_item',
  scale_recipe: 'edit_recipe',
  bought: 'add_item',
  discard_expired: 'discard_all',
}
/** What changes the ingredients of a recipe, or is told of others, has a tool of its own. */
function named(act: Act): string {
  if (act['who'] !== undefined) return act.tool.replace('preference', 'person')
  const isEdit = ['swap', 'add', 'remove'].some((slot) => slot in act)
  return act.tool === 'update_recipe' && isEdit ? 'edit_recipe' : (live[act.tool] ?? act.tool)
}
const said = { message: '', answered: null, pending: null, entities: [], recent_turns: [] }

test.each(kitchen.map((act) => [sayToAsk([act]) ?? '', act] as const))(
  'the rules of the kitchen read "%s" as the call that it says',
  (sentence, act) => {
    expect(parseKitchenMessage(sentence).map(({ tool }) => tool)).toEqual([named(act)])
  },
)

test.each(diary.map((act) => [sayToAsk([act]) ?? '', act] as const))(
  'the rules of the diary read "%s" as the call that it says',
  (sentence, act) => {
    expect(readCoachMessage({ ...said, message: sentence }).map(({ tool }) => tool)).toEqual([named(act)])
  },
)

test.each(requests.map((act) => sayToAsk([act]) ?? ''))(
  'the rules of the kitchen read "%s" as a request',
  (sentence) => {
    expect(parseKitchenMessage(sentence).map(({ tool }) => tool)).toEqual(['request'])
  },
)

test.each([
  { tool: 'add_item', food: 'spinach', quantity: 1, unit: 'bag', expires: 'thursday' },
  { tool: 'add_item', food: 'spinach', quantity: 1, unit: 'bag', location: 'fridge', expires: 'thursday' },
  { tool: 'bought', food: 'spinach', quantity: 1, unit: 'bag', expires: 'thursday' },
])('the day on which a food goes off is said with it: %j', (act) => {
  expect(parseKitchenMessage(sayPlainly([act], 'pantry') ?? '')).toMatchObject([
    { tool: 'add_item', arguments: { food: 'spinach', quantity: 1, unit: 'bag', expires: 'thursday' } },
  ])
})

test('what takes something away, or says what is really there, is known as such', () => {
  for (const act of [
    { tool: 'discard_item', food: 'chicken' },
    { tool: 'delete_recipe', name: 'fish pie' },
    { tool: 'forget_preference', value: 'lime' },
    { tool: 'correct_item', food: 'milk', quantity: 2 },
    { tool: 'delete_food_log', food: 'latte' },
  ])
    expect(takesAway([{ tool: 'list_items' }, act])).toBe(true)
  expect(takesAway([{ tool: 'use_item', food: 'milk' }])).toBe(false)
})

test('several foods are said in one sentence, which the rules read as several calls', () => {
  const sentence = sayToAsk([
    { tool: 'add_item', food: 'eggs', quantity: 6, location: 'fridge' },
    { tool: 'add_item', food: 'milk', quantity: 1, unit: 'pint', location: 'fridge' },
    { tool: 'add_item', food: 'rice', quantity: 2, unit: 'kg', location: 'pantry' },
  ])
  expect(sentence).toBe('add 6 eggs and 1 pint of milk to the fridge. add 2 kg of rice to the pantry')
  expect(parseKitchenMessage(sentence ?? '').map(({ tool }) => tool)).toEqual([
    'add_item',
    'add_item',
    'add_item',
  ])
})

test("what is told of others is not said as one's own, and a call that lacks a slot is not said", () => {
  const ofSister = sayToAsk([{ tool: 'remember_preference', kind: 'diet', value: 'vegan', who: 'sister' }])
  expect(ofSister).toBe('my sister is vegan')
  expect(parseKitchenMessage(ofSister ?? '')).toMatchObject([{ tool: 'remember_person' }])
  expect(sayToAsk([{ tool: 'use_item', food: null }])).toBeUndefined()
  expect(sayToAsk([{ tool: 'get_food_recommendations' }])).toBeUndefined()
  expect(sayToAsk([{ tool: 'move_item', food: 'milk' }])).toBeUndefined()
  expect(sayToAsk([{ tool: 'plan_meals', meals: [{ day: null, title: 'fish pie' }] }])).toBeUndefined()
  const several = [
    { day: 'monday', meal: 'lunch', title: 'lentil soup' },
    { day: 'tomorrow', title: 'fish pie' },
  ]
  expect(sayToAsk([{ tool: 'plan_meals', meals: several }])).toBe(
    'plan lentil soup for lunch on monday and fish pie for tomorrow',
  )
})

const corrections: readonly Act[] = [
  { tool: 'update_food_log', food: 'chicken breast', quantity: 250 },
  { tool: 'update_food_log', meal: 'lunch' },
  { tool: 'edit_open', change: { quantity: 250, unit: 'g' } },
  { tool: 'edit_open', change: { quantity: 2, food: 'chicken breast' } },
  { tool: 'edit_open', change: { meal: 'lunch', day: 'yesterday' } },
]

test.each(corrections.map((act) => [sayToAsk([act]) ?? '', act] as const))(
  'the rules of the diary read "%s" as a correction of what waits for a yes',
  (message) => {
    const item = { food: 'chicken breast', quantity: 200, unit: 'g', source: 'USDA', nutrients: {} }
    const data = { kind: 'food_log', day: '2026-11-20', meal: 'dinner', items: [item] }
    const pending = { kind: 'proposal' as const, summary: '200 g chicken breast', data, asks: [] }
    expect(readCoachMessage({ ...said, message, pending })).toMatchObject([{ tool: 'change_proposal' }])
  },
)

test('every tool that can be said is tried', () => {
  expect(toolsSaid('pantry').toSorted()).toEqual(
    [...new Set([...kitchen, ...requests].map(({ tool }) => tool))].toSorted(),
  )
  expect(toolsSaid('coach').toSorted()).toEqual(
    [...new Set([...diary, ...corrections].map(({ tool }) => tool))].toSorted(),
  )
})

test('what the rules cannot read is not said, and takes the rest with it', () => {
  expect(sayPlainly([{ tool: 'import_recipe', text: 'pasted' }], 'pantry')).toBeUndefined()
  expect(
    sayPlainly([{ tool: 'list_shopping' }, { tool: 'scale_recipe', name: 'fish pie' }], 'pantry'),
  ).toBeUndefined()
})
