import { expect, test } from '@jest/globals'
import { readCoachMessage } from '../coach/read-coach-message.ts'
import { parseKitchenMessage } from '../pantry/parse-kitchen-message.ts'
import { sayPlainly, toolsSaid } from './plain-sentences.ts'
import type { Act } from './situation.ts'

const kitchen: readonly Act[] = [
  { tool: 'add_item', food: 'rice', quantity: 2, unit: 'kg', location: 'pantry' },
  { tool: 'add_item', food: 'eggs', quantity: 6 },
  { tool: 'use_item', food: 'milk', quantity: 200, unit: 'ml' },
  { tool: 'use_item', food: 'milk' },
  { tool: 'move_item', food: 'salmon', to: 'freezer' },
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
  { tool: 'list_meals', from: 'today' },
  { tool: 'plan_meals', meals: [{ day: 'friday', meal: 'dinner', title: 'fish pie' }] },
  { tool: 'list_preferences' },
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
]
/** Names of the corpus for tools that are called otherwise. */
const live: Readonly<Record<string, string>> = { substitute: 'substitute_food', pair: 'pair_food' }
const named = ({ tool }: Act): string => live[tool] ?? tool
const said = { message: '', answered: null, pending: null, entities: [], recent_turns: [] }

test.each(kitchen.map((act) => [sayPlainly([act], 'pantry') ?? '', act] as const))(
  'the rules of the kitchen read "%s" as the call that it says',
  (sentence, act) => {
    expect(parseKitchenMessage(sentence).map(({ tool }) => tool)).toEqual([named(act)])
  },
)

test.each(diary.map((act) => [sayPlainly([act], 'coach') ?? '', act] as const))(
  'the rules of the diary read "%s" as the call that it says',
  (sentence, act) => {
    expect(readCoachMessage({ ...said, message: sentence }).map(({ tool }) => tool)).toEqual([named(act)])
  },
)

test('every tool that can be said is tried', () => {
  expect(toolsSaid('pantry').toSorted()).toEqual([...new Set(kitchen.map(({ tool }) => tool))].toSorted())
  expect(toolsSaid('coach').toSorted()).toEqual([...new Set(diary.map(({ tool }) => tool))].toSorted())
})

test('what the rules cannot read is not said, and takes the rest with it', () => {
  expect(sayPlainly([{ tool: 'delete_recipe', name: 'fish pie' }], 'pantry')).toBeUndefined()
  expect(
    sayPlainly([{ tool: 'list_shopping' }, { tool: 'scale_recipe', name: 'fish pie' }], 'pantry'),
  ).toBeUndefined()
})
