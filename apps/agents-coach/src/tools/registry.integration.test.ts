// Every tool's real database answer must match the shape in which the tool reads it: if the two drift apart, results
// can no longer be described.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { NutritionTool } from '@alfred/contracts'
import { createToolCaller, startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'
import { tools } from './registry.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const day = '2026-11-22'
const days = { from: '2026-11-09', until: day }
const eggs = { items: [{ food: 'eggs', quantity: 2, unit: null }], meal: 'breakfast', day }
const protein = { nutrient: 'protein_g', kind: 'goal', target: 120 }
const omelette = {
  ...{ name: 'Spinach omelette', servings: 2, source: 'dictated' },
  ingredients: [
    { food: 'egg', quantity: 4 },
    { food: 'spinach', quantity: 100, unit: 'g' },
  ],
}
/** Stands for the id of the most recent proposal. */
const shown = 'shown'

/** Calls made in this order by one person: later calls use the rows that earlier ones created. */
const calls: readonly (readonly [NutritionTool, Record<string, unknown>?, typeof shown?])[] = [
  ['get_user_profile'],
  ['propose_food_log', eggs],
  ['change_proposal', { changes: [{ item: 'egg', quantity: 2 }], meal: 'breakfast', day: null }],
  ['edit_proposal', { edits: { quantity: 3 } }, shown],
  ['commit_proposal', {}, shown],
  ['propose_food_log', { ...eggs, meal: null }],
  ['cancel_proposal', {}, shown],
  ['update_user_goal', protein],
  ['commit_proposal', {}, shown],
  [
    'calculate_recommended_goals',
    { goals: [protein], reason: 'from what you told', stated: { sex: 'female', weight_kg: 78.5 } },
  ],
  ['commit_proposal', {}, shown],
  ['propose_recipe_log', { name: 'spinach omelette', servings: 2, meal: 'lunch', day }],
  ['commit_proposal', {}, shown],
  ['repeat_meal', { meal: 'breakfast', day, of_day: day, name: null }],
  ['save_favourite', { name: 'usual', meal: 'breakfast', of_day: day }],
  ['list_favourites'],
  ['repeat_meal', { meal: 'breakfast', day, of_day: null, name: 'usual' }],
  ['forget_favourite', { name: 'usual', meal: null }],
  ['list_favourites'],
  ['get_user_profile'],
  ['get_user_goals'],
  ['get_today_progress', { day }],
  ['get_weekly_summary', { day }],
  ['set_goal_colours', { nutrient: 'protein_g', yellow: 60, turn: 80 }],
  ['get_food_history', days],
  ['get_progress_report', days],
  ['analyze_eating_patterns', days],
  ['get_food_recommendations', { nutrient: 'protein_g', day }],
  ['lookup_nutrition', { food: 'cod', quantity: 200, unit: 'g' }],
  ['compare_foods', { foods: ['cod', 'salmon', 'unicorn', 'lettuce'], nutrient: 'protein_g' }],
  ['convert_amount', { food: 'flour', quantity: 1, unit: 'cup', to: 'g' }],
  ['convert_amount', { food: null, quantity: 1, unit: 'uk_pint', to: 'ml' }],
  ['list_failed_lookups', {}],
  ['estimate_nutrition', { food: 'unicorn', quantity: 1, nutrients: { calories: 300 } }],
  ['validate_nutrition', { food: 'unicorn', rejected: null, flags: [] }],
  ['search_saved_recipes', { query: 'omelette' }],
  ['parse_recipe_text', { payload: omelette }],
  ['get_recipe_details', { name: 'spinach omelette' }],
  ['calculate_recipe_serving', { name: 'spinach omelette', servings: 1 }],
  ['apply_daily_workout_offset', { calories: 300, day }],
  ['log_water', { ml: 500, day }],
  ['get_body', { for_goals: true }],
  ['remember_body', { weight_kg: 78, asked: false }],
  ['remember_body', { weight_kg: 78, sex: 'female', asked: true }],
  ['remember_body', { weight_kg: 77, asked: false }],
  ['get_user_profile'],
  ['get_body'],
  ['forget_body', { measure: 'weight_kg' }],
  ['update_food_log', { food: 'eggs', day, quantity: 1 }],
  ['remove_user_goal', { nutrient: 'protein_g' }],
  ['delete_food_log', { entry: null, meal: null }],
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
  const coach = createToolCaller(postgres, 'coach')
  await createToolCaller(postgres, 'pantry', coach.person).call('save_recipe', { payload: omelette })
  for (const [tool, given, isShown] of calls) {
    const [proposal] = isShown
      ? await postgres.query<{ proposal: string; version: number }>(
          'select id as proposal, version from public.proposals where user_id = $1 order by created_at desc limit 1',
          [coach.person],
        )
      : []
    // What waits is changed by words in the conversation that it waits in.
    const [waiting] =
      tool === 'change_proposal'
        ? await postgres.query<{ conversation: string }>(
            'select t.conversation_id as conversation from public.proposals p join public.turns t on t.id = p.turn_id where p.user_id = $1',
            [coach.person],
          )
        : []
    const data = await coach.call(tool, { ...given, ...proposal }, waiting?.conversation)
    expect({ tool, problem: tools[tool].answer.safeParse(data).error }).toEqual({ tool, problem: undefined })
    expect(tools[tool].describe(data, viewer).join(' ')).not.toMatch(/^Done: |cannot be read/)
  }
})
