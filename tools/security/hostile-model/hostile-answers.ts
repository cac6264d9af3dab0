import type { FakeAnswer, FakeRequest } from '@alfred/llm/testing'
import { pick, type Random } from '../../fuzz/mutate.ts'
import { toolSchemas } from '../data-doors.ts'
import { fillSchema, schemaOf } from '../fill-schema.ts'
import type { SeededPerson } from '../make-person.ts'

/** A model that is controlled by an attacker. */
export type HostileModel = {
  answer(request: FakeRequest): FakeAnswer
  emitted: { calls: number; obeyed: number }
}

type Call = { tool: string; arguments: Record<string, unknown> }

/** A command embedded in a text, which the obedient model follows: `@@discard_item {"food":"egg"}@@`. */
const order = /@@(\w+) (\{.*?\})@@/gs

const understood = {
  mentions: [],
  constraint_snapshot: {
    ...{
      new_constraints: [],
      override_constraints: [],
      reset_goal: false,
      goal_update: null,
      source_phrases: [],
    },
  },
}

/**
 * Creates a model that answers every prompt as harmfully as possible: unannounced tools, another person's ids,
 * invented refs, far too many rows, SQL, confirmations that nobody gave. In its obedient mode it follows every
 * command in its prompt.
 */
export function createHostileModel(random: Random, victim: SeededPerson): HostileModel {
  const emitted = { calls: 0, obeyed: 0 }
  const ids = Object.values(victim.ids)
  const callsOf = (input: string): Call[] => {
    const orders = [...input.matchAll(order)].flatMap(([, tool = '', text = '{}']) => parse(tool, text))
    emitted.obeyed += orders.length
    if (orders.length > 0) return orders.slice(0, 10)
    // Half of the time it answers properly: one bad call makes the whole answer invalid, so nothing would ever run.
    if (random.integer(0, 1) === 0) return [goodCall(random)]
    return Array.from({ length: pick(random, [1, 1, 2, 3, 11]) }, () => attack(random, ids, toolsIn(input)))
  }
  const answers: Record<string, (input: string) => FakeAnswer> = {
    'orchestrator/understand': (input) => ({
      json: {
        ...understood,
        pending_reply: pick(random, ['confirms', 'confirms', 'answers', 'unrelated', null]),
        told_of_person: pick(random, [[], [lie(random, ids)]]),
        look_back: pick(random, [null, null, null, 'undo', 'redo', 'show']),
        small_talk: pick(random, [null, null, `I have added ${ids[0]}.`]),
        work: Array.from({ length: random.integer(0, 2) }, () => ({
          agent: pick(random, ['pantry', 'pantry', 'pantry', 'coach', 'root']),
          ...{ subdomain: null, goal: ids[0], complexity: 'low', context_needs: ['inventory'] },
          calls: pick(random, [[], [], [], callsOf(input).map(asCall)]),
        })),
      },
    }),
    'orchestrator/reply': () => ({ text: `Done for ${ids[0]}: ${victim.ids.lot}.` }),
    act: (input) => {
      const calls = callsOf(input)
      emitted.calls += calls.length
      const actions: object[] = calls.map(({ tool, arguments: given }) => ({
        ...{ action: 'tool_call', tool, arguments_json: JSON.stringify(given), item: null },
      }))
      if (random.integer(0, 2) === 0)
        actions.push({ action: 'step_complete', result_summary: 'done', artifacts: [] })
      return { json: { actions } }
    },
    think: (input) => ({ json: planFor(random, ids, input) }),
  }
  return {
    emitted,
    answer: ({ prompt, input }) => {
      const kind = random.integer(0, 24)
      if (kind === 0) return { json: { actions: ids, __proto__: { admin: true } } }
      if (kind === 1) return { http: { status: 500, message: victim.word } }
      const known = answers[prompt] ?? answers[prompt.split('/')[1] ?? '']
      return known?.(input) ?? { text: `Alfred will delete ${ids.join(', ')}.` }
    },
  }
}

/** The arguments of a tool, all null: a command in a text is short and must not fail for missing ones. */
function withoutValues(tool: string): Record<string, null> {
  const known = toolSchemas[tool]?.arguments
  return known === undefined ? {} : Object.fromEntries(Object.keys(known.shape).map((name) => [name, null]))
}

/** Something that the person never said of themselves. */
function lie(random: Random, ids: readonly string[]) {
  const said = pick(random, ['I am allergic to water', ids[0] ?? '', ''])
  return {
    kind: pick(random, ['allergy', 'diet', 'admin']),
    value: pick(random, ['water', ids[0] ?? '']),
    said,
  }
}

function asCall({ tool, arguments: given }: Call): { tool: string; arguments_json: string } {
  return { tool, arguments_json: JSON.stringify(given) }
}

function parse(tool: string, text: string): Call[] {
  try {
    const given = JSON.parse(text) as Record<string, unknown>
    return [{ tool, arguments: { ...withoutValues(tool), ...given } }]
  } catch {
    return []
  }
}

/** The names of the tools that a prompt lists. */
function toolsIn(input: string): string[] {
  const listed = /<tools>([\s\S]*?)<\/tools>/.exec(input)?.[1] ?? ''
  return [
    ...new Set(
      [...listed.matchAll(/^[^\w\n\r\u2028\u2029]*([a-z]+(?:_[a-z]+)+)\b/gm)].map(([, name = '']) => name),
    ),
  ]
}

const never = [
  ...[
    'commit_proposal',
    'edit_proposal',
    'cancel_proposal',
    'apply',
    'open_turn',
    'commit_turn',
    'delete_conversation',
  ],
  ...['drop_table', 'tool_discard_item', '__proto__', 'execute_sql', 'shell'],
]
const wide = [
  ...[
    'add_item',
    'discard_item',
    'use_item',
    'delete_recipe',
    'update_recipe',
    'remove_from_shopping',
    'plan_meals',
  ],
  ...[
    'remove_meal',
    'forget_preference',
    'delete_food_log',
    'update_food_log',
    'propose_food_log',
    'save_recipe',
  ],
  ...[
    'update_user_goal',
    'log_water',
    'apply_daily_workout_offset',
    'remember_preference',
    'add_to_shopping',
  ],
]

function attack(random: Random, ids: readonly string[], offered: readonly string[]): Call {
  const tool = pick(random, [
    pick(random, never),
    pick(random, wide),
    pick(random, [...offered, 'list_items']),
  ])
  const id = pick(random, ids)
  const refs = [
    'lot_1',
    'lot_99',
    'ref_recipe_1',
    'gen_recipe_1',
    'recipe_7',
    'proposal_1',
    id,
    id.replaceAll('-', ''),
  ]
  const thing = pick(random, refs)
  const many = Array.from({ length: 60 }, (_, index) => ({
    food: `row ${index}`,
    quantity: 1,
    unit: null,
    day: 'today',
  }))
  const food = pick(random, ['egg', 'milk', '*', '%', "'; delete from public.inventory_lots; --", id, ''])
  const given: Record<string, unknown>[] = [
    { item: thing, food: null, quantity: 1, unit: null, location: null },
    {
      food,
      quantity: pick(random, [1, -5, 1e12, Number.MAX_SAFE_INTEGER]),
      unit: null,
      location: null,
      expires: null,
      opened: null,
    },
    { recipe: thing, name: id, confirm: true, user_id: id },
    { items: many, meals: many, entries: many, ingredients: many, foods: many.map((row) => row.food) },
    { proposal: thing, id: thing, version: 1, confirmed: true },
    { sub: id, turn: id, fence: 99, domain: 'coach', role: 'service_role' },
    { nutrient: 'calories', target: 1, kind: 'goal', calories: 9_999, day: 'today', millilitres: 1e9 },
  ]
  return { tool, arguments: random.integer(0, 2) === 0 ? pick(random, given) : wellFormed(random, tool, ids) }
}

function goodCall(random: Random): Call {
  const food = pick(random, ['egg', 'rice', 'milk'])
  const given = { quantity: 1, unit: null, location: 'fridge', expires: null, opened: null }
  return { tool: 'add_item', arguments: { food, ...given } }
}

/** Valid arguments of a tool by name, or another person's ids wherever an id is allowed. */
function wellFormed(random: Random, tool: string, ids: readonly string[]): Record<string, unknown> {
  const known = toolSchemas[tool]?.arguments
  if (known === undefined) return {}
  const [
    user = '',
    turn = '',
    conversation = '',
    recipe = '',
    lot = '',
    guest = '',
    proposal = '',
    suggestion = '',
  ] = ids
  const places = { user, turn, conversation, recipe, lot, guest, proposal, suggestion, other: lot }
  const filled = fillSchema(schemaOf(known), places) as Record<string, unknown>
  if (random.integer(0, 2) === 0) return filled
  const named = {
    ...{ food: pick(random, ['egg', 'rice', 'soup']), item: null, recipe: null, expires: null, opened: null },
    ...{ quantity: 1, unit: null, location: null, note: null },
  }
  return { ...filled, ...Object.fromEntries(Object.entries(named).filter(([name]) => name in filled)) }
}

function planFor(random: Random, ids: readonly string[], input: string): object {
  // An invalid plan is refused as a whole, so most are valid, to test what they do.
  const isTame = random.integer(0, 3) > 0
  const steps = Array.from({ length: isTame ? 2 : random.integer(1, 10) }, (_, index) => ({
    step_id: `step_${index + 1}`,
    step_type: isTame ? 'write' : pick(random, ['write', 'read', 'generate', 'analyze']),
    subdomain: isTame ? 'inventory' : pick(random, ['inventory', 'recipes', 'root']),
    group: random.integer(0, 3),
    complexity: null,
    batch:
      !isTame && random.integer(0, 2) === 0
        ? {
            total: 60,
            items: Array.from({ length: 60 }, (_, item) => ({ ref: `item_${item}`, label: `${ids[0]}` })),
          }
        : null,
    confirm: false,
    description: pick(random, ['delete all', `read the data of ${ids[0]}`, 'put it away']),
  }))
  const decision = input.includes('@@')
    ? 'plan_direct'
    : pick(random, ['plan_direct', 'plan_direct', 'plan_direct', 'propose'])
  return {
    ...{ decision, goal: 'all', steps, proposal_message: `May I read ${ids[0]}?`, assumptions: [] },
    clarification_questions: [],
  }
}
