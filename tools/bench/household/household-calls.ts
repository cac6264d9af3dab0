/** A database call that a message causes, with its arguments. */
export type HouseholdCall = {
  name: string
  /** The role of the token; a tool is called with the token of a turn. */
  role: 'authenticated' | 'alfred_orchestrator' | 'alfred_worker'
  domain?: 'pantry' | 'coach' | 'alfred'
  sql: string
  values(household: { user: string; turn: string }): unknown[]
}

const today = new Date().toISOString().slice(0, 10)
const weekAgo = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10)
const monthAgo = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10)

const read = (name: string, sql: string, values: unknown[] = []): HouseholdCall => ({
  ...{ name, role: 'authenticated', sql },
  values: () => values,
})
const toolOf =
  (domain: 'pantry' | 'coach' | 'alfred') =>
  (name: string, toolName: string, args: object): HouseholdCall => ({
    ...{ name, role: 'authenticated', domain, sql: 'select private.run_call($1, $2)' },
    values: () => [toolName, JSON.stringify({ today, now: new Date().toISOString(), ...args })],
  })
const [tool, coach, alfred] = [toolOf('pantry'), toolOf('coach'), toolOf('alfred')]

export const householdCalls: readonly HouseholdCall[] = [
  tool('what can I cook with what I have?', 'search_cookbook', {
    query: null,
    foods: [],
    from_stock: true,
    diet: null,
    cuisine: null,
    course: null,
    max_minutes: null,
  }),
  tool('something like curry, in the cookbook', 'search_cookbook', {
    query: 'chicken curry',
    foods: [],
    from_stock: false,
    diet: null,
    cuisine: null,
    course: null,
    max_minutes: null,
  }),
  tool('how many eggs do I have?', 'list_items', { food: 'eggs', location: null }),
  tool('what is in my fridge?', 'list_items', { food: null, location: 'fridge' }),
  tool('what expires this week?', 'list_expiring', { until: today, location: null }),
  tool('I used two eggs', 'use_item', {
    food: 'eggs',
    quantity: 2,
    unit: 'piece',
    location: null,
    item: null,
  }),
  tool('I bought milk', 'add_item', {
    food: 'milk',
    quantity: 1,
    unit: 'l',
    location: null,
    expires_on: null,
    opened: null,
  }),
  tool('find my recipe with chicken', 'find_recipes', {
    query: 'chicken',
    category: null,
    ingredient: null,
    cuisine: null,
    max_minutes: null,
  }),
  tool('recipes with some cheese', 'find_recipes', {
    query: null,
    category: 'cheese',
    ingredient: null,
    cuisine: null,
    max_minutes: null,
  }),
  tool('show me a recipe', 'show_recipe', { recipe: null, name: 'apple dish 1' }),
  tool('what goes with salmon?', 'pair_food', { food: 'salmon' }),
  tool('what can I use instead of buttermilk?', 'substitute_food', { food: 'buttermilk' }),
  tool('what is planned?', 'list_meals', { from: today, until: null }),
  tool('plan a meal', 'plan_meals', {
    meals: [{ day: '2031-01-01', meal: 'lunch', recipe: null, title: 'Chicken curry', note: null }],
    replace: true,
  }),
  tool('what is on my list?', 'list_shopping', {}),
  tool('put milk on my list', 'add_to_shopping', { food: 'milk', quantity: 1, unit: 'l' }),
  alfred('what did you just do?', 'show_changes', { source: null }),
  read('kitchen_context', 'select public.kitchen_context($1, $2)', [
    ['use', 'the', 'chicken', 'and', 'some', 'cheese', 'for', 'dinner'],
    today,
  ]),
  read('kitchen_dashboard', 'select public.kitchen_dashboard()'),
  read('kitchen_rows', 'select public.kitchen_rows($1, $2)', [
    ['inventory', 'recipes', 'meals', 'shopping'],
    today,
  ]),
  read('food_flavours', 'select public.food_flavours($1)', [['use', 'the', 'chicken', 'for', 'dinner']]),
  read('nutrition_context', 'select public.nutrition_context($1)', [today]),
  coach('what did I eat today?', 'get_today_progress', { day: today }),
  coach('how was my week?', 'get_weekly_summary', { day: today }),
  coach('what did I eat this week?', 'get_food_history', { from: weekAgo, until: today }),
  coach('how is my month?', 'get_progress_report', { from: monthAgo, until: today }),
  coach('what do I eat most?', 'analyze_eating_patterns', { from: monthAgo, until: today }),
  coach('who am I?', 'get_user_profile', {}),
  coach('my recipes, for the diary', 'search_saved_recipes', { query: 'apple dish' }),
  coach('I ate the last again', 'delete_food_log', { entry: null, food: null, day: null }),
  read(
    'rows of the stock',
    'select * from public.inventory_lots order by expires_on nulls last, food_key, id limit 100',
  ),
  read(
    'rows of the diary',
    'select * from public.food_log order by logged_on desc, created_at desc limit 100',
  ),
  read(
    'rows of the recipes',
    `select r.*, (select jsonb_agg(i) from public.recipe_ingredients i where i.recipe_id = r.id) from public.recipes r where r.user_id is not null order by r.created_at desc limit 50`,
  ),
  read(
    'rows of the suggestions',
    `select * from public.suggestions where status = 'open' order by due_on limit 50`,
  ),
  {
    ...{ name: 'open_turn', role: 'alfred_orchestrator' },
    sql: `select public.open_turn(gen_random_uuid(), $1, 'h', '{"message": "hello", "conversation_id": "new"}', now(), 'two:1', 1)`,
    values: ({ user }) => [user],
  },
  {
    ...{ name: 'commit_turn', role: 'alfred_orchestrator' },
    sql: `select public.commit_turn($1, 1, 'one:1', '{"status": "done", "result": {"response": "Done."}, "events": [], "ledger": {}, "usage": {}}', '{}', '{}')`,
    values: ({ turn }) => [turn],
  },
  {
    ...{ name: 'list_conversations', role: 'alfred_orchestrator' },
    sql: 'select public.list_conversations($1, 20)',
    values: ({ user }) => [user],
  },
  {
    ...{ name: 'list_turns', role: 'alfred_orchestrator' },
    sql: 'select public.list_turns($1, null, 20)',
    values: ({ user }) => [user],
  },
  {
    ...{ name: 'beat', role: 'alfred_orchestrator' },
    sql: `select public.beat('one', '1', 6, 32)`,
    values: () => [],
  },
  {
    ...{ name: 'expiry run, a page', role: 'alfred_worker' },
    sql: 'select public.expiry_candidates(now(), 3, null, 500)',
    values: () => [],
  },
]
