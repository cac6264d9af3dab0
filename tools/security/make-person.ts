import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTRACT_VERSION } from '@alfred/contracts'
import { findAgentSchemas } from '@alfred/local-stack'
import type { TestPostgres } from '@alfred/testing'
import type { Client } from 'pg'

/** A person with a row in every table that has people's rows; `word` occurs in every text column. */
export type SeededPerson = { name: string; id: string; word: string; ids: Ids }

/** The ids by which data may be requested. */
export type Ids = {
  user: string
  turn: string
  conversation: string
  recipe: string
  lot: string
  guest: string
  proposal: string
  suggestion: string
  other: string
}

/** Random ids of nothing. */
export function absentIds(): Ids {
  const names = [
    'user',
    'turn',
    'conversation',
    'recipe',
    'lot',
    'guest',
    'proposal',
    'suggestion',
    'other',
  ] as const
  return Object.fromEntries(names.map((name) => [name, randomUUID()])) as Ids
}

/** Each agent with tables of its own says in sql/samples.sql what a row of each is. */
async function fillTablesOfAgents(
  client: Client,
  { person, word }: { person: string; word: string },
): Promise<void> {
  await client.query(`select set_config('sample.person', $1, false), set_config('sample.word', $2, false)`, [
    person,
    word,
  ])
  for (const { folder } of await findAgentSchemas()) {
    const samples = await readFile(join(folder, 'samples.sql'), 'utf8').catch(() => '')
    if (samples !== '') await client.query(samples)
  }
}

/**
 * Creates a person with data everywhere and a running turn. Its owner counts as alive and works on nothing, so that no orchestrator
 * takes the turn over while others try to reach it.
 */
export async function makePerson(postgres: TestPostgres, name: string): Promise<SeededPerson> {
  const ids = absentIds()
  const word = `canary${name}${randomUUID().slice(0, 8)}`
  const client = await postgres.connect()
  try {
    await client.query(`select set_config('alfred.turn', $1, false)`, [ids.turn])
    await client.query(
      `insert into private.instances (name, boot, lease_until) values ('idle', '1', now() + interval '1 day') on conflict do nothing`,
    )
    const opened = await client.query<{ conversation_id: string }>(
      `select public.open_turn($1, $2, 'hash', $3, now(), 'idle:1', $4) ->> 'conversation_id' as conversation_id`,
      [
        ids.turn,
        ids.user,
        JSON.stringify({ message: word, mode: 'plan', time_zone: 'UTC' }),
        CONTRACT_VERSION,
      ],
    )
    ids.conversation = opened.rows[0]?.conversation_id ?? ''
    await client.query('update public.conversations set title = $2, state = $3 where id = $1', [
      ids.conversation,
      word,
      JSON.stringify({ note: word }),
    ])
    for (const [sql, ...values] of rowsOf(ids, word)) await client.query(sql, values)
    await fillTablesOfAgents(client, { person: ids.user, word })
  } finally {
    await client.end()
  }
  return { name, id: ids.user, word, ids }
}

type Row = [sql: string, ...values: unknown[]]

/** What was told of amounts of a food: how much a pack holds, and what became of it. */
function rowsOfAmounts(user: string, word: string): Row[] {
  return [
    [
      `insert into public.pack_sizes (user_id, food, food_key, unit, quantity, size_unit) values ($1, $2, $2, 'pack', 1, 'l')`,
      user,
      word,
    ],
    [
      `insert into public.min_stocks (user_id, food, food_key, quantity, unit) values ($1, $2, $2, 2, 'l')`,
      user,
      word,
    ],
    [
      `insert into public.body_measures (user_id, measure, amount, told_on) values ($1, 'weight_kg', 78, current_date)`,
      user,
    ],
    [
      `insert into public.favourite_meals (user_id, name, name_key, meal, items) values ($1, $2, $2, 'lunch', jsonb_build_array(jsonb_build_object('food', $2::text)))`,
      user,
      word,
    ],
    [
      `insert into public.stock_movements (user_id, food, food_key, kind, quantity, unit, reason, note, moved_on)
       values ($1, $2, $2, 'discarded', 1, 'l', 'other', $2, current_date)`,
      user,
      word,
    ],
  ]
}

/** Where a person is told of suggestions, and what was told there. */
function rowsOfDeliveries(user: string, word: string): Row[] {
  return [
    [
      `with place as (insert into public.delivery_places (user_id, way, address, label) values ($1, 'webhook', 'https://example.org/' || $2, $2) returning id, user_id),
         keys as (insert into private.delivery_keys (place_id, user_id) select id, user_id from place)
       insert into public.deliveries (user_id, place_id, suggestions, day, next_attempt_at) select user_id, id, '{}', current_date, now() from place`,
      user,
      word,
    ],
    ['insert into public.delivery_wishes (user_id) values ($1) on conflict do nothing', user],
  ]
}

function rowsOfGuest({ user, guest }: Pick<Ids, 'user' | 'guest'>, word: string): Row[] {
  return [
    ['insert into public.people (id, user_id, name, name_key) values ($1, $2, $3, $3)', guest, user, word],
    [
      `insert into public.person_rules (user_id, person_id, kind, value, value_key) values ($1, $2, 'allergy', $3, $3)`,
      user,
      guest,
      word,
    ],
  ]
}

const rememberedRow =
  "insert into public.memories (user_id, kind, text, keywords, subject, subject_key, valid_from) values ($1, 'fact', $2, $2, $2, $2, current_date)"

function rowsOf({ user, turn, recipe, lot, guest, proposal, suggestion }: Ids, word: string): Row[] {
  return [
    ['insert into public.profiles (user_id, time_zone) values ($1, $2) on conflict do nothing', user, 'UTC'],
    [
      `insert into public.inventory_lots (id, user_id, food, food_key, quantity, unit, location)
       values ($1, $2, $3, $3, 3, 'piece', 'fridge')`,
      lot,
      user,
      word,
    ],
    [
      `insert into public.recipes (id, user_id, name, description, source, fingerprint, search)
       values ($1, $2, $3, $3, 'dictated', $3, to_tsvector('simple', $3))`,
      recipe,
      user,
      word,
    ],
    [
      `insert into public.recipe_ingredients (user_id, recipe_id, position, food, food_key) values ($1, $2, 1, $3, $3)`,
      user,
      recipe,
      word,
    ],
    [
      `insert into public.meal_plan_entries (user_id, day, meal, title) values ($1, current_date, 'dinner', $2)`,
      user,
      word,
    ],
    ['insert into public.shopping_items (user_id, food, food_key) values ($1, $2, $2)', user, word],
    [rememberedRow, user, word],
    ['insert into public.tasks (user_id, what, what_key) values ($1, $2, $2)', user, word],
    ['insert into public.cooked_meals (user_id, title, cooked_on) values ($1, $2, current_date)', user, word],
    [
      `insert into public.preferences (user_id, kind, value, value_key) values ($1, 'dislike', $2, $2)`,
      user,
      word,
    ],
    ...rowsOfAmounts(user, word),
    ...rowsOfDeliveries(user, word),
    ...rowsOfGuest({ user, guest }, word),
    [
      `insert into public.nutrition_goals (user_id, nutrient, kind, target, unit)
       select $1, code, 'goal', 77, unit from public.nutrients where code = 'protein_g'`,
      user,
    ],
    [
      `insert into public.food_log (user_id, logged_on, meal, food, food_key, quantity, unit, nutrients, source)
       values ($1, current_date, 'dinner', $2, $2, 1, 'piece', '{}', 'stated')`,
      user,
      word,
    ],
    ['insert into public.failed_lookups (user_id, food) values ($1, $2)', user, word],
    ['insert into public.workout_offsets (user_id, day, calories) values ($1, current_date, 321)', user],
    [
      `insert into public.proposals (id, user_id, kind, payload, summary, turn_id, expires_at)
       values ($1, $2, 'food_log', '{}', $3, $4, now() + interval '1 hour')`,
      proposal,
      user,
      word,
      turn,
    ],
    [
      `insert into public.suggestions (id, user_id, kind, dedupe_key, reason, action, due_on, valid_until)
       values ($1, $2, 'expiry', $3, $3, $3, current_date, now() + interval '1 day')`,
      suggestion,
      user,
      word,
    ],
  ]
}
