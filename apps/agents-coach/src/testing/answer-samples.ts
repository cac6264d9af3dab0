import { twoEggs } from './two-eggs.ts'
import { bodySamples } from './body-samples.ts'

const cake = {
  ...{ ...twoEggs, food: 'cake', quantity: 1, unit: 'slice', source: 'estimate', is_estimate: true },
  nutrients: { calories: 350 },
}
const kumiss = { ...twoEggs, food: 'kumiss', quantity: 250.5, unit: 'ml', figures_of: 'kefir' }
const meal = {
  ...{ kind: 'food_log', day: '2026-11-20', meal: 'breakfast', replaced: null },
  items: [twoEggs],
  totals: twoEggs.nutrients,
}
const usual = {
  ...{ name: 'usual', meal: 'breakfast', sources: ['USDA SR28', 'estimate'], calories: 493 },
  items: [twoEggs, cake],
}
const curry = {
  ...{ name: 'Chickpea curry', makes: 4, ingredients: 9, known: 7, unknown: ['salt', 'kumiss'] },
  sources: ['USDA SR28'],
}
const eaten = {
  ...meal,
  kind: 'recipe_log',
  meal: 'lunch',
  items: [{ ...twoEggs, food: 'Chickpea curry', unit: 'serving' }],
}
const protein = { nutrient: 'protein_g', kind: 'goal', target: 120, unit: 'g' }
const calories = { nutrient: 'calories', kind: 'limit', target: 2_000, unit: 'kcal' }
const goals = { kind: 'goal_update', replaced: null, reason: null, goals: [{ ...protein, before: null }] }

const progress = { ...protein, label: 'protein', consumed: 45.25, left: 74.75, untold: 0, colour: 'yellow' }
const today = {
  ...{ day: '2026-11-20', entries: 3, estimates: 1, workout: 0, sources: ['USDA SR28', 'estimate'] },
  totals: { calories: 1_204.4, protein_g: 45.25 },
  goals: [progress],
}
const nothing = { ...today, entries: 0, estimates: 0, sources: [], totals: {}, goals: [] }
const week = { from: '2026-11-14', until: '2026-11-20', days_logged: 5, estimates: 2, sources: ['stated'] }
const change = {
  ...{ nutrient: 'protein_g', unit: 'g', earlier: 80, later: 92.5, days_earlier: 4, days_later: 5 },
  ...{ entries_told: 9, has_goal: true },
}
const before = {
  ...{
    from: '2026-11-07',
    until: '2026-11-13',
    days_logged: 4,
    days_needed: 3,
    is_enough: true,
    entries: 12,
  },
  changes: [
    { ...change, nutrient: 'calories', unit: 'kcal', earlier: 1_900, later: 1_850.2, entries_told: 12 },
    change,
    { ...change, nutrient: 'fiber_g', earlier: 30, later: 20.25, entries_told: 12 },
    { ...change, nutrient: 'iron_mg', unit: 'mg', earlier: 10, later: 20, has_goal: false },
  ],
}
const fortnight = { from: '2026-11-07', until: '2026-11-20', days_logged: 5, sources: ['USDA SR28'] }
const kept = { ...protein, average: 95, days_told: 5, days_kept: 2 }
const patterns = { ...fortnight, is_enough: true, weekday: 1_900, weekend: 2_300.5 }

const entry = { food: 'egg', quantity: 2, unit: 'piece', meal: 'breakfast', day: '2026-11-20', calories: 143 }
const history = { from: '2026-11-19', until: '2026-11-20', truncated: false }
const row = { ...entry, source: 'USDA SR28' }
const profile = { time_zone: 'UTC', goals: 0, entries: 0, first_day: null }
const compared = { nutrient: 'protein_g', ranked_by: 'protein_g', basis: { quantity: 100, unit: 'g' } }
const chicken = {
  ...twoEggs,
  food: 'chicken',
  quantity: 100,
  unit: 'g',
  nutrients: { calories: 215, protein_g: 18.6 },
}
const peanuts = { kind: 'allergy', value: 'peanuts' }

/**
 * Answers of each tool: with words that a list of foods has and words that it has not, for one and for many, with
 * halves, with and without meals, goals and figures.
 */
export const answerSamples = {
  propose_food_log: meal,
  'propose_food_log two': { ...meal, meal: null, day: '2026-11-16', items: [twoEggs, cake] },
  'propose_food_log with remarks': {
    ...{ ...meal, day: '2026-11-19', items: [kumiss], totals: {} },
    notices: [{ code: 'MIND_RULE', details: { food: 'kumiss', rule: peanuts } }],
  },
  'propose_food_log a lot': { ...meal, items: [{ ...twoEggs, quantity: 40, is_much: true }] },
  propose_recipe_log: { ...eaten, coverage: curry },
  'propose_recipe_log not whole': { ...eaten, coverage: { ...curry, is_sum: false } },
  'propose_recipe_log which': {
    ...{ kind: 'recipe_selection', name: 'curry', replaced: null },
    options: [{ label: 'Chickpea curry' }, { label: 'Thai curry' }],
  },
  repeat_meal: { ...meal, taken_from: { day: '2026-11-19' } },
  'repeat_meal usual': { ...meal, taken_from: { day: '2026-11-16', times: 5 } },
  'repeat_meal kept': { ...meal, meal: null, items: [twoEggs, cake], taken_from: { name: 'usual' } },
  save_favourite: { ...usual, replaced: false },
  'save_favourite anew': { ...usual, meal: null, calories: null, replaced: true },
  list_favourites: { favourites: [usual, { ...usual, name: 'curry night', meal: null, items: [twoEggs] }] },
  'list_favourites none': { favourites: [] },
  forget_favourite: { name: 'usual', meal: 'breakfast' },
  'forget_favourite whole day': { name: 'curry night', meal: null },
  change_proposal: { ...meal, items: [{ ...twoEggs, quantity: 3 }] },
  edit_proposal: { ...meal, meal: 'snack', items: [{ ...twoEggs, quantity: 1 }] },
  commit_proposal: meal,
  'commit_proposal with a suggestion': {
    ...meal,
    suggestion: {
      ...{
        nutrient: 'protein_g',
        food: 'yogurt',
        quantity: 150,
        unit: 'g',
        amount: 5.2,
        source: 'USDA SR28',
      },
      goal: progress,
    },
  },
  'commit_proposal yesterday': { ...meal, day: '2026-11-19', meal: null },
  'commit_proposal without figures': { ...meal, items: [kumiss], totals: {} },
  'commit_proposal goals': {
    ...goals,
    goals: [
      { ...protein, before: null },
      { ...calories, before: null },
    ],
  },
  cancel_proposal: meal,
  'cancel_proposal goal': goals,
  update_user_goal: goals,
  'update_user_goal before': {
    ...goals,
    goals: [{ ...calories, before: { kind: 'goal', target: 1_800 } }],
  },
  remove_user_goal: protein,
  'remove_user_goal calories': calories,
  set_goal_colours: { ...protein, yellow: 60, turn: 82.5 },
  'set_goal_colours limit': { ...calories, yellow: 90, turn: 110 },
  calculate_recommended_goals: {
    ...goals,
    goals: [
      { ...protein, before: null },
      { ...calories, before: null },
    ],
  },
  get_user_goals: { goals: [protein, calories] },
  'get_user_goals none': { goals: [] },
  get_user_profile: {
    ...{ ...profile, goals: 2, entries: 12, first_day: '2026-11-02' },
    preferences: [peanuts, { kind: 'diet', value: 'vegetarian' }],
  },
  'get_user_profile one': { ...profile, goals: 1, entries: 1, first_day: '2026-11-19', preferences: [] },
  'get_user_profile empty': { ...profile, preferences: [] },
  get_today_progress: today,
  'get_today_progress yesterday': { ...today, day: '2026-11-19', entries: 1, workout: 300, estimates: 2 },
  'get_today_progress reached': {
    ...today,
    estimates: 0,
    goals: [{ ...progress, consumed: 130, left: -10, untold: 1 }],
  },
  'get_today_progress passed': {
    ...{ ...today, estimates: 0 },
    goals: [
      { ...calories, label: 'calories', consumed: 2_100, left: -100, untold: 2, colour: 'red' },
      {
        ...calories,
        nutrient: 'sugar_g',
        unit: 'g',
        target: 50,
        label: 'sugar',
        consumed: 12,
        left: 38,
        untold: 0,
        colour: 'green',
      },
    ],
  },
  'get_today_progress nothing': nothing,
  'get_today_progress nothing then': { ...nothing, day: '2026-11-16' },
  get_weekly_summary: { ...week, averages: { calories: 1_850.2, protein_g: 92.5 } },
  list_failed_lookups: {
    foods: [
      { food: 'kumiss', times: 2, is_known: false },
      { food: 'skyr', times: 1, is_known: true },
    ],
    more: 3,
  },
  'list_failed_lookups none': { foods: [], more: 0 },
  'get_weekly_summary compared': { ...week, averages: { calories: 1_850.2 }, estimates: 0, before },
  'get_weekly_summary of too few': {
    ...{ ...week, averages: { calories: 1_850.2 }, estimates: 0 },
    before: { ...before, days_logged: 1, is_enough: false, changes: [] },
  },
  'get_weekly_summary empty': { ...week, days_logged: 0, averages: {}, estimates: 0 },
  get_food_history: {
    ...history,
    truncated: true,
    entries: [
      { ...row, day: '2026-11-19' },
      { ...row, day: '2026-11-19', food: 'kumiss', quantity: 0.5, unit: 'l', calories: null },
      { ...row, meal: null, food: 'bread', unit: 'slice', source: 'stated', calories: 160 },
    ],
  },
  'get_food_history nothing': { ...history, entries: [] },
  'get_food_history nothing that day': { ...history, from: '2026-11-16', until: '2026-11-16', entries: [] },
  get_progress_report: {
    ...{ ...fortnight, averages: { calories: 1_800 } },
    goals: [
      { ...kept, earlier: 80, later: 110 },
      { ...kept, nutrient: 'calories', kind: 'limit', unit: 'kcal', earlier: 1_900, later: 1_910 },
      { ...kept, nutrient: 'fiber_g', earlier: null, later: null },
    ],
  },
  'get_progress_report without goals': {
    ...fortnight,
    days_logged: 1,
    averages: { calories: 1_800 },
    goals: [],
  },
  'get_progress_report compared': {
    ...{ ...fortnight, averages: { calories: 1_800 }, goals: [] },
    before: { ...before, days: 14, changes: before.changes.slice(0, 1) },
  },
  'get_progress_report nothing': { ...fortnight, days_logged: 0, averages: {}, goals: [] },
  analyze_eating_patterns: {
    ...patterns,
    meals: [
      { meal: 'breakfast', days: 5, share: 25 },
      { meal: 'dinner', days: 5, share: 75 },
    ],
    foods: [
      { food: 'bread', times: 9 },
      { food: 'kumiss', times: 4 },
    ],
  },
  'analyze_eating_patterns too few': { ...patterns, days_logged: 1, is_enough: false, meals: [], foods: [] },
  'analyze_eating_patterns none': { ...patterns, days_logged: 0, is_enough: false, meals: [], foods: [] },
  get_food_recommendations: {
    ...{ nutrient: 'iron_mg', is_asked: false },
    foods: [
      { food: 'lentil', amount: 6.51, source: 'USDA SR28' },
      { food: 'kumiss', amount: 0.5, source: 'USDA SR28' },
    ],
  },
  'get_food_recommendations at hand': {
    ...{ nutrient: 'protein_g', is_asked: true, goal: progress },
    foods: [{ food: 'lentil', amount: 24.6, source: 'USDA SR28' }],
    at_hand: [{ food: 'egg', quantity: 1, unit: 'piece', amount: 6.28, source: 'USDA SR28' }],
    recipe: { name: 'Chickpea curry', amount: 18, missing: ['onion'], sources: ['USDA SR28'] },
  },
  'get_food_recommendations none': { nutrient: 'iron_mg', is_asked: true, foods: [] },
  lookup_nutrition: { ...twoEggs, nutrient: null },
  'lookup_nutrition one nutrient': { ...kumiss, nutrient: 'protein_g' },
  'lookup_nutrition not told': { ...cake, nutrient: 'fiber_g' },
  estimate_nutrition: cake,
  validate_nutrition: { food: 'cake', rejected: null, flags: [] },
  convert_amount: { food: 'egg', quantity: 2, unit: 'piece', to: 'g', amount: 100.25, source: 'USDA SR28' },
  'convert_amount units': {
    food: null,
    quantity: 1,
    unit: 'uk_pint',
    to: 'ml',
    amount: 568.26125,
    source: null,
  },
  'convert_amount degrees': {
    ...{ food: null, quantity: 350, unit: 'fahrenheit', to: 'celsius', amount: 176.666667, source: null },
  },
  compare_foods: {
    ...compared,
    foods: [
      chicken,
      { ...chicken, food: 'egg', nutrients: { calories: 143 } },
      { ...kumiss, nutrients: { protein_g: 3 } },
    ],
    unknown: ['unicorn', 'milk'],
  },
  'compare_foods all': {
    ...compared,
    ...{
      nutrient: null,
      basis: { quantity: 1, unit: 'piece' },
      foods: Array.from({ length: 6 }, () => twoEggs),
      unknown: [],
    },
  },
  ...bodySamples,
  log_water: { ml: 500, day: '2026-11-20', total: 1_250.4 },
  'log_water alone': { ml: 250, day: '2026-11-16', total: 250 },
  apply_daily_workout_offset: { day: '2026-11-20', calories: 300, total: 300 },
  'apply_daily_workout_offset again': { day: '2026-11-19', calories: 300, total: 500 },
  update_food_log: row,
  'update_food_log without figures': {
    ...row,
    food: 'kumiss',
    unit: 'l',
    quantity: 0.5,
    meal: null,
    calories: null,
  },
  delete_food_log: entry,
  'delete_food_log of a meal': {
    ...entry,
    others: [{ ...entry, food: 'toast', unit: 'slice', calories: 158 }],
  },
  'delete_food_log without figures': {
    ...entry,
    food: 'kumiss',
    meal: null,
    calories: null,
    day: '2026-11-16',
  },
  search_saved_recipes: {
    ...{ query: 'curry', count: 3 },
    recipes: [
      { name: 'Chickpea curry', makes: 4 },
      { name: 'Thai curry', makes: null },
    ],
  },
  'search_saved_recipes none': { query: 'curry', count: 0, recipes: [] },
  'search_saved_recipes none at all': { query: null, count: 0, recipes: [] },
  parse_recipe_text: { ...curry, totals: { calories: 1_400 }, serving: { calories: 350 } },
  get_recipe_details: { ...curry, totals: { calories: 1_400 }, serving: { calories: 350 } },
  'get_recipe_details whole': {
    ...curry,
    known: 9,
    unknown: [],
    makes: null,
    serving: null,
    totals: { calories: 1_400 },
  },
  'get_recipe_details none': { ...curry, known: 0, serving: null, totals: {} },
  calculate_recipe_serving: { ...curry, servings: 2, nutrients: { calories: 700.4, protein_g: 30.5 } },
  'calculate_recipe_serving one': {
    ...curry,
    known: 9,
    sources: ['7 of 9 ingredients, USDA SR28'],
    servings: 1,
    nutrients: { calories: 350 },
  },
} as const satisfies Record<string, object>
