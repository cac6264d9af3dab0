// For every code with which the database refuses a call: how a person comes to it.

/** What the steps before left behind: the turns and proposals in their order, and a recipe of the cookbook. */
export type Known = {
  turns: readonly string[]
  proposals: readonly { proposal: string; version: number }[]
  cookbook: string
}
type Given = Record<string, unknown>
export type RefusedCall = readonly [tool: string, given?: Given | ((known: Known) => Given)]
/** Calls of one turn of an agent, or one edit by hand; `sql` is what the owner of the database did before. */
export type Step = {
  by: 'pantry' | 'coach' | 'alfred' | 'hand'
  calls: readonly RefusedCall[]
  isAtomic?: boolean
  sql?: string
}

const day = '2026-11-22'
const tell =
  (by: Step['by']) =>
  (...calls: RefusedCall[]): Step => ({ by, calls })
const pantry = tell('pantry')
const coach = tell('coach')
const alfred = tell('alfred')
const hand = tell('hand')

const add = (food: string, [quantity, unit]: [number, string], more: Given = {}): RefusedCall => [
  'add_item',
  { food, quantity, unit, location: 'fridge', ...more },
]
const recipe = (name: string, foods: string[], servings: number | null = 2): RefusedCall => [
  'save_recipe',
  {
    payload: {
      name,
      servings,
      source: 'dictated',
      ingredients: foods.map((food) => ({ food, quantity: 1 })),
    },
  },
]
const log = (...items: Given[]): RefusedCall => ['propose_food_log', { items, meal: 'lunch', day }]
const eggs = { food: 'egg', quantity: 2 }
const cake = { food: 'cake', quantity: 1, nutrients: { calories: 300 }, source: 'stated' }
const goal = (target: number): RefusedCall => [
  'update_user_goal',
  { nutrient: 'protein_g', kind: 'goal', target },
]
/** The proposal that was made last, or the one at this place. */
const of =
  (place: number, more: Given = {}) =>
  ({ proposals }: Known): Given => ({ ...proposals.at(place), ...more })
const commit = (more: Given = {}, place = -1): RefusedCall => ['commit_proposal', of(place, more)]
const edit = (edits: Given): RefusedCall => ['edit_proposal', of(-1, { edits })]
const curries = pantry(recipe('Red curry', ['rice']), recipe('Green curry', ['cod']))
const knownLot = '00000000-0000-4000-8000-000000000077'
const nowhere = '00000000-0000-4000-8000-000000000000'
const many = (count: number, call: (index: number) => RefusedCall): RefusedCall[] =>
  Array.from({ length: count }, (_, index) => call(index))
const lunchOn = (date: string): Given => ({ day: date, meal: 'lunch', title: 'Soup' })
const dayOf2027 = (index: number): string => new Date(Date.UTC(2027, 0, index + 1)).toISOString().slice(0, 10)
/** Has the database keep no more planned meals of a person than that. */
const keepAtMost = (
  meals: number,
): string => `create or replace function private.rows_max(p_table text) returns int language sql immutable as $$
  select case p_table when 'meal_plan_entries' then ${meals} else 100000 end $$`
const remember = (value: string): RefusedCall => ['remember_preference', { kind: 'allergy', value }]
const know = (person: string, relation: string | null = null): RefusedCall => [
  'remember_person',
  { person, relation, rules: [] },
]
const firstTurn = ({ turns }: Known): Given => ({ source: turns[0] })
const secondTurn = ({ turns }: Known): Given => ({ source: turns[1] })

/** The last step is refused with the code. A code stands here as often as its details differ. */
export const refusedCalls: readonly (readonly [code: string, ...steps: Step[]])[] = [
  ['ALREADY_SAVED', pantry(recipe('Pie', ['cod'])), pantry(['copy_recipe', { name: 'Pie' }])],
  [
    'ALREADY_UNDONE',
    pantry(add('milk', [1, 'l'])),
    alfred(['undo_changes']),
    alfred(['undo_changes', firstTurn]),
  ],
  [
    'AMBIGUOUS_ENTRY',
    coach(log(eggs, { ...eggs, quantity: 3 })),
    coach(commit()),
    coach(['delete_food_log', { entry: null, food: 'egg', day }]),
  ],
  [
    'AMBIGUOUS_DISH',
    pantry(
      ['plan_meals', { meals: [{ day, meal: 'dinner', title: 'Fried rice' }] }],
      ['plan_meals', { meals: [{ day, meal: 'lunch', title: 'Rice pudding' }] }],
    ),
    pantry(['remove_meal', { day, dish: 'rice' }]),
  ],
  [
    'AMBIGUOUS_FOOD',
    pantry(add('oat milk', [1, 'l']), add('soy milk', [1, 'l'])),
    pantry(['use_item', { food: 'milk' }]),
  ],
  [
    'AMBIGUOUS_FOOD',
    pantry(['add_to_shopping', { food: 'oat milk' }], ['add_to_shopping', { food: 'soy milk' }]),
    pantry(['check_off', { food: 'milk' }]),
  ],
  [
    'AMBIGUOUS_LOT',
    pantry(add('milk', [1, 'l'], { expires_on: '2026-11-25' }), add('milk', [1, 'l'])),
    pantry(['correct_item', { food: 'milk', quantity: 3 }]),
  ],
  ['AMBIGUOUS_RECIPE', curries, pantry(['show_recipe', { name: 'curry' }])],
  ['AMBIGUOUS_RECIPE', curries, coach(['get_recipe_details', { name: 'curry' }])],
  ['AMBIGUOUS_SAVING', pantry(recipe('Pie', ['cod'])), pantry(recipe('Pie', ['cod']))],
  [
    'AMBIGUOUS_PERSON',
    pantry(know('Ben', 'son'), know('Leo', 'son')),
    pantry(['list_people', { person: 'my son' }]),
  ],
  [
    'AMBIGUOUS_PACK',
    pantry(add('flour', [2, 'pack'])),
    pantry(['use_item', { food: 'flour', quantity: 100, unit: 'g' }]),
  ],
  [
    'AMBIGUOUS_PACK',
    pantry(add('flour', [200, 'g'])),
    pantry(['move_item', { food: 'flour', quantity: 1, unit: 'bag', to: 'freezer' }]),
  ],
  ['AMOUNT_MISSING', coach(log({ food: 'egg', quantity: null }))],
  ['AMOUNT_OUT_OF_RANGE', pantry(['use_item', { food: 'eggs', quantity: -1 }])],
  ['BATCH_HELD_BACK', { ...pantry(add('milk', [1, 'l']), ['use_item', { food: 'caviar' }]), isAtomic: true }],
  [
    'CHANGED_SINCE',
    pantry(add('milk', [2, 'l'])),
    pantry(['use_item', { food: 'milk', quantity: 1, unit: 'l' }]),
    alfred(['undo_changes', firstTurn]),
  ],
  [
    'CHANGED_SINCE',
    pantry(remember('peanuts')),
    pantry(['forget_preference', { kind: null, value: 'peanuts' }]),
    pantry(remember('peanuts')),
    alfred(['undo_changes', secondTurn]),
  ],
  [
    'CONFLICT_WITH_RULES',
    pantry(remember('peanuts')),
    pantry(['plan_meals', { meals: [{ day, meal: 'lunch', title: 'peanut soup' }] }]),
  ],
  ['CONFLICT_WITH_RULES', pantry(remember('peanuts')), pantry(recipe('Soup', ['satay sauce']))],
  ['COLOURS_OUT_OF_ORDER', coach(['set_goal_colours', { nutrient: 'protein_g', yellow: 90, turn: 80 }])],
  ['COOKBOOK_RECIPE', pantry(['update_recipe', ({ cookbook }) => ({ recipe: cookbook, servings: 3 })])],
  [
    'COPY_SAVED',
    pantry(['copy_recipe', ({ cookbook }) => ({ recipe: cookbook })]),
    pantry(['copy_recipe', ({ cookbook }) => ({ recipe: cookbook })]),
  ],
  ['DAY_OUT_OF_RANGE', pantry(['list_expiring', { until: '1800-01-01' }])],
  [
    'DUPLICATE_RECIPE',
    pantry(recipe('Pie', ['cod']), recipe('Tart', ['cod'])),
    pantry(['update_recipe', { name: 'Tart', new_name: 'Pie' }]),
  ],
  ['ENTRY_EDIT_UNCLEAR', coach(['log_water', { ml: 300, day }]), coach(['update_food_log', { entry: null }])],
  ['ENTRY_NOT_FOUND', coach(['update_food_log', { entry: null, quantity: 2 }])],
  ['ENTRY_NOT_FOUND', coach(['delete_food_log', { entry: null }])],
  [
    'AMBIGUOUS_FAVOURITE',
    coach(log(eggs), ['propose_food_log', { items: [eggs], meal: 'dinner', day }]),
    coach(commit({}, -2), commit()),
    coach(
      ['save_favourite', { name: 'usual', meal: 'lunch', of_day: day }],
      ['save_favourite', { name: 'usual', meal: 'dinner', of_day: day }],
    ),
    coach(['forget_favourite', { name: 'usual', meal: null }]),
  ],
  ['FAVOURITE_NOT_FOUND', coach(['forget_favourite', { name: 'power bowl', meal: null }])],
  ['FAVOURITE_NOT_FOUND', coach(['repeat_meal', { name: 'power bowl', meal: null, day, of_day: null }])],
  ['FAVOURITE_NOT_NAMED', hand(['save_favourite', { name: ' ', meal: 'lunch', of_day: day }])],
  ['USUAL_UNCLEAR', coach(['repeat_meal', { name: 'usual', meal: null, day, of_day: null }])],
  [
    'USUAL_UNCLEAR',
    coach(log(eggs)),
    coach(commit()),
    coach(['repeat_meal', { name: 'usual', meal: 'lunch', day, of_day: null }]),
  ],
  ['NOTHING_EATEN', coach(['repeat_meal', { name: null, meal: 'lunch', day, of_day: '2026-11-21' }])],
  ['NOTHING_EATEN', hand(['save_favourite', { name: 'usual', meal: null, of_day: day }])],
  ['NOTHING_EATEN', coach(['repeat_meal', { name: null, meal: 'lunch', day, of_day: null }])],
  ['FIGURES_EXIST', coach(['estimate_nutrition', { food: 'egg', quantity: 1, nutrients: { calories: 1 } }])],
  ['FIGURES_OF_ONE_AMOUNT', coach(log(cake)), coach(edit({ quantity: 200, unit: 'g' }))],
  [
    'FIGURES_OF_ONE_UNIT',
    coach(log(cake)),
    coach(commit()),
    coach(['update_food_log', { entry: null, unit: 'g' }]),
  ],
  [
    'FOOD_ELSEWHERE',
    pantry(add('eggs', [2, 'piece']), add('eggs', [6, 'piece'], { location: 'counter' })),
    pantry(['use_item', { food: 'eggs', quantity: 1, location: 'freezer' }]),
  ],
  ['FOOD_NOT_FOUND', pantry(['use_item', { food: 'caviar' }])],
  ['FOOD_NOT_KNOWN', pantry(['describe_food', { food: 'unobtainium' }])],
  [
    'FOOD_NOT_IN_RECIPE',
    pantry(recipe('Pie', ['cod'])),
    pantry(['edit_recipe', { name: 'Pie', remove: ['caviar'] }]),
  ],
  ['FOOD_NOT_LISTED', pantry(['check_off', { food: 'caviar' }])],
  ['FOOD_NOT_NAMED', pantry(['use_item', { food: ' ' }])],
  ['FOOD_NOT_NAMED', pantry(['check_off', { food: ' ' }])],
  ['FOOD_NOT_NAMED', coach(log())],
  ['OWN_RECIPE_EATEN', curries, coach(log({ food: 'curry', quantity: 1 }))],
  ['FOOD_UNKNOWN', coach(log({ food: 'unicorn', quantity: 1 }))],
  ['FOOD_UNKNOWN', coach(['compare_foods', { foods: ['unicorn', 'dragon'], nutrient: null }])],
  ['GOAL_CHANGED', coach(goal(120)), coach(goal(100)), coach(commit()), coach(commit({}, 0))],
  ['GOAL_EDIT_UNCLEAR', coach(goal(120)), coach(edit({ quantity: 2 }))],
  ['GOAL_INCOMPLETE', coach(['update_user_goal', { nutrient: 'luck', kind: 'goal', target: 1 }])],
  [
    'GOAL_NEEDS_ADVICE',
    pantry(['remember_preference', { kind: 'routine', value: 'pregnant' }]),
    coach(['update_user_goal', { nutrient: 'calories', kind: 'limit', target: 1_500 }]),
  ],
  ['GOAL_NOT_FOUND', hand(['remove_user_goal', { nutrient: 'protein_g' }])],
  ['GOAL_OUT_OF_RANGE', coach(goal(1_200))],
  ['GOAL_OUT_OF_RANGE', coach(goal(120)), coach(edit({ target: 1_200 }))],
  ['INVALID_VALUE', pantry(add('milk', [1, 'furlong']))],
  ['ITEM_EDIT_UNCLEAR', coach(log(eggs, { food: 'cod', quantity: 1 })), coach(edit({ quantity: 3 }))],
  ['ITEM_NOT_FOUND', pantry(['use_item', { food: 'milk', item: nowhere }])],
  [
    'LOT_OF_OTHER_FOOD',
    pantry(add('kumiss', [1, 'l'])),
    {
      by: 'pantry',
      calls: [['use_item', { food: 'egg', item: knownLot }]],
      sql: `set session_replication_role = replica; update public.inventory_lots set id = '${knownLot}' where food = 'kumiss'; set session_replication_role = origin`,
    },
  ],
  ['ITEM_IS_ALL', coach(log(eggs)), coach(edit({ item: 1, remove: true }))],
  ['ITEM_NOT_PROPOSED', coach(log(eggs)), coach(edit({ quantity: 3, item: 9 }))],
  [
    'LIMIT_REACHED',
    {
      ...pantry(['plan_meals', { meals: [lunchOn('2026-11-23'), lunchOn('2026-11-24')] }]),
      sql: keepAtMost(1),
    },
  ],
  ['MEAL_NOT_FOUND', pantry(['remove_meal', { day, meal: 'lunch' }])],
  ['MEAL_NOT_FOUND', hand(['remove_meal', {}])],
  [
    'DISH_NOT_PLANNED',
    pantry(['plan_meals', { meals: [lunchOn(day)] }]),
    pantry(['remove_meal', { day, meal: 'lunch', dish: 'salad' }]),
  ],
  ['DISH_NOT_PLANNED', pantry(['remove_meal', { dish: 'salad' }])],
  ['MEAL_GONE', hand(['move_meal', { item: nowhere, to_day: day }])],
  [
    'AMBIGUOUS_TASK',
    pantry(['add_task', { what: 'clean the oven' }], ['add_task', { what: 'clean the fridge' }]),
    pantry(['done_task', { what: 'cleaning' }]),
  ],
  ['TASK_NOT_FOUND', pantry(['done_task', { what: 'soak the beans' }])],
  ['TASK_NOT_FOUND', hand(['remove_task', { what: 'soak the beans' }])],
  ['TASK_NOT_NAMED', pantry(['add_task', { what: ' ' }])],
  ['MEAL_NOT_NAMED', pantry(['plan_meals', { meals: [] }])],
  ['MEAL_TAKEN', pantry(...many(2, () => ['plan_meals', { meals: [lunchOn(day)] }]))],
  ['NAME_NOT_SHOWABLE', pantry(add('mi\u202elk', [1, 'l']))],
  [
    'NOTHING_TO_MOVE',
    pantry(add('butter', [1, 'pack'])),
    pantry(['move_item', { food: 'butter', to: 'fridge' }]),
  ],
  ['NOTHING_TO_UNDO', alfred(['undo_changes'])],
  ['NOTHING_TO_UNDO', alfred(['undo_changes', { which: 'undo' }])],
  ['NOTHING_TO_UNDO', alfred(['undo_changes', { source: nowhere }])],
  ['NOT_BY_HAND', hand(['list_items', {}])],
  ['NUTRIENT_MISSING', coach(['get_food_recommendations', { nutrient: null, day }])],
  ['NUTRIENT_OUT_OF_RANGE', coach(log({ ...cake, nutrients: { calories: -5 } }))],
  ['ONLY_OTHER_FOOD', pantry(add('peanut butter', [1, 'jar'])), pantry(['use_item', { food: 'butter' }])],
  [
    'OPTION_UNKNOWN',
    curries,
    coach(['propose_recipe_log', { name: 'curry', servings: 1, day }]),
    coach(commit({ option: '9' })),
  ],
  [
    'OPTION_UNKNOWN',
    curries,
    coach(['propose_recipe_log', { name: 'curry', servings: 1, day }]),
    coach(edit({})),
  ],
  ['PACK_SIZE_NOT_FOUND', hand(['forget_pack_size', { food: 'milk' }])],
  ['PACK_SIZE_UNCLEAR', pantry(['set_pack_size', { food: 'milk', unit: 'l', quantity: 1, size_unit: 'kg' }])],
  ['PART_TOO_LONG', pantry(add('x'.repeat(5_000), [1, 'piece']))],
  [
    'PERSON_KNOWN',
    pantry(know('Ben'), know('Leo')),
    pantry(['correct_person', { person: 'Leo', new_name: 'ben' }]),
  ],
  ['PERSON_NOT_FOUND', pantry(['list_people', { person: 'Zoe' }])],
  ['PERSON_NOT_FOUND', hand(['forget_person', {}])],
  ['PERSON_NOT_NAMED', pantry(know(' '))],
  ['PERSON_RULE_NOT_FOUND', pantry(know('Ben')), pantry(['forget_person', { person: 'Ben', value: 'milk' }])],
  ['PREFERENCE_NOT_FOUND', pantry(['forget_preference', { kind: null, value: 'milk' }])],
  ['PREFERENCE_NOT_FOUND', hand(['forget_preference', {}])],
  ['PREFERENCE_NOT_NAMED', pantry(remember(' '))],
  ['PROPOSAL_CANCELLED', coach(log(eggs)), coach(['cancel_proposal', of(-1)]), coach(commit())],
  ['PROPOSAL_CHANGED', coach(log(eggs)), coach(commit({ version: 9 }))],
  ['PROPOSAL_CHANGED', coach(log(eggs)), coach(['edit_proposal', of(-1, { version: 9, edits: {} })])],
  ['PROPOSAL_COMMITTED', coach(log(eggs)), coach(commit()), coach(commit())],
  ['PROPOSAL_EDIT_UNCLEAR', coach(log(eggs)), coach(edit({ target: 300 }))],
  ['PROPOSAL_EXPIRED', coach(log(eggs)), coach(commit({ now: '2026-11-22T23:00:00Z' }))],
  [
    'PROPOSAL_EXPIRED',
    coach(log(eggs)),
    coach(commit({ now: '2026-11-22T23:00:00Z' })),
    coach(['cancel_proposal', of(-1)]),
  ],
  ['PROPOSAL_NOT_FOUND', coach(['commit_proposal', { proposal: nowhere, version: 1 }])],
  ['PROPOSAL_NOT_SHOWN', coach(log(eggs), commit())],
  ['PROPOSAL_SUPERSEDED', coach(log(eggs), log(eggs)), coach(commit({}, 0))],
  [
    'PROPOSAL_UNUSABLE',
    coach(log(eggs)),
    {
      ...coach(commit()),
      // Only the owner of the database can make a proposal that holds nothing.
      sql: `alter table public.proposals disable trigger user;
        update public.proposals set payload = '{"day": "${day}", "items": []}' where status = 'open';
        alter table public.proposals enable trigger user`,
    },
  ],
  ['RECIPE_EMPTY', pantry(recipe('Pie', ['cod'])), pantry(['edit_recipe', { name: 'Pie', remove: ['cod'] }])],
  ['RECIPE_NOT_FOUND', pantry(['show_recipe', { name: 'moon soup' }])],
  ['RECIPE_NOT_FOUND', pantry(['delete_recipe', { name: 'moon soup' }])],
  ['RECIPE_NOT_FOUND', coach(['get_recipe_details', { name: 'moon soup' }])],
  ['RECIPE_REF_UNKNOWN', pantry(['show_recipe', { recipe: nowhere }])],
  ['RECIPE_REF_UNKNOWN', coach(['get_recipe_details', { recipe: nowhere }])],
  [
    'RECIPE_WITHOUT_FIGURES',
    pantry(recipe('Moon soup', ['moon dust'])),
    coach(['calculate_recipe_serving', { name: 'moon soup', servings: 1 }]),
  ],
  ['REQUEST_TOO_LARGE', pantry(add('milk', [1, 'l'], { note: 'x'.repeat(200_001) }))],
  [
    'ROW_LIMIT',
    {
      ...hand(['plan_meals', { meals: Array.from({ length: 51 }, (_, index) => lunchOn(dayOf2027(index))) }]),
      sql: keepAtMost(5_000),
    },
  ],
  ['MANY_CHANGES', pantry(...many(51, (index) => add(`food ${index}`, [1, 'piece'])))],
  [
    'MANY_CHANGES',
    pantry(...many(11, (index) => ['add_to_shopping', { food: `food ${index}` }])),
    pantry(['clear_shopping', { only_checked: false }]),
  ],
  [
    'RULE_LIMIT_REACHED',
    pantry(...many(40, (index) => remember(`food ${index}`))),
    pantry(...many(21, (index) => remember(`dish ${index}`))),
  ],
  [
    'SERVINGS_EDIT_UNCLEAR',
    pantry(recipe('Pie', ['egg'])),
    coach(['propose_recipe_log', { name: 'Pie', servings: 1, day }]),
    coach(edit({ quantity: 100, unit: 'g' })),
  ],
  [
    'SERVINGS_OUT_OF_RANGE',
    pantry(recipe('Pie', ['egg'])),
    coach(['calculate_recipe_serving', { name: 'Pie', servings: -1 }]),
  ],
  [
    'SERVINGS_UNKNOWN',
    pantry(recipe('Pie', ['egg'], null)),
    coach(['calculate_recipe_serving', { name: 'Pie', servings: 1 }]),
  ],
  [
    'STEP_UNKNOWN',
    pantry(recipe('Pie', ['cod'])),
    pantry(['edit_recipe', { name: 'Pie', remove_steps: [9] }]),
  ],
  ['STILL_RUNNING', pantry(add('milk', [1, 'l'])), hand(['undo_changes', firstTurn])],
  ['STOCK_TOO_LARGE', pantry(add('salt', [999_999_999, 'kg'])), pantry(add('salt', [999_999_999, 'kg']))],
  ['TARGET_OUT_OF_RANGE', coach(goal(120)), coach(edit({ target: 0 }))],
  [
    'UNIT_MISMATCH',
    pantry(add('moon dust', [2, 'l'])),
    pantry(['use_item', { food: 'moon dust', quantity: 100, unit: 'g' }]),
  ],
  [
    'UNIT_MISMATCH',
    pantry(add('moon dust', [2, 'pack'])),
    pantry(['move_item', { food: 'moon dust', quantity: 1, unit: 'bottle', to: 'freezer' }]),
  ],
  ['UNIT_UNKNOWN', coach(log({ food: 'cod', quantity: 2, unit: 'can' }))],
  [
    'UNIT_UNKNOWN',
    {
      ...coach(log({ food: '4000000000006', quantity: 1, unit: 'can' })),
      sql: `insert into public.products (barcode, name, per_100g, source, source_id, licence, fetched_at)
        values ('4000000000006', 'Oat drink', '{"calories": 40}', 'test', '1', 'none', now())`,
    },
  ],
  ['UNKNOWN_DIET', pantry(['search_cookbook', { query: 'pie', diet: 'moonlight' }])],
  ['UNKNOWN_TOOL', pantry(['log_water', { ml: 300, day }])],
]
