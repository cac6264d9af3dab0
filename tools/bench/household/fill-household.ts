import type { Client } from 'pg'

/** The amount of data of a person. */
export type HouseholdSize = { name: string; lots: number; recipes: number; meals: number; diary: number }

export const householdSizes: readonly HouseholdSize[] = [
  { name: 'small', lots: 100, recipes: 50, meals: 20, diary: 200 },
  { name: 'large', lots: 1_000, recipes: 300, meals: 100, diary: 1_000 },
  { name: 'hundredfold', lots: 10_000, recipes: 5_000, meals: 2_000, diary: 20_000 },
  { name: 'hostile', lots: 50_000, recipes: 5_000, meals: 1_000, diary: 20_000 },
]

/**
 * Inserts this much data of a person directly into the tables: foods known to everybody and names of their own, half
 * of them with an expiry. Only the last hundred lots get an audit trail.
 */
export async function fillHousehold(client: Client, user: string, size: HouseholdSize): Promise<void> {
  await client.query(`set session_replication_role = 'replica'; select setseed(0.42)`)
  try {
    for (const { sql, count } of statements(size)) await client.query(sql, [user, count])
    // The triggers are off.
    await client.query('select private.learn_all_names()')
  } finally {
    await client.query(`set session_replication_role = 'origin'`)
  }
  await client.query('analyze')
}

const foods = `(select id, name, food_key, default_unit, row_number() over (order by food_key) - 1 as n, count(*) over () as size
  from public.ingredients where kind = 'everyday')`

function statements({ lots, recipes, meals, diary }: HouseholdSize): { sql: string; count: number }[] {
  return [
    {
      count: lots,
      sql: `insert into public.inventory_lots (user_id, ingredient_id, food, food_key, quantity, unit, location, expires_on)
        select $1::uuid, case when i % 10 > 0 then f.id end, case when i % 10 > 0 then f.name else f.name || ' of mine ' || i % 500 end,
          case when i % 10 > 0 then f.food_key else f.food_key || ' of mine ' || i % 500 end, 1 + i % 9, f.default_unit,
          (array['fridge', 'freezer', 'pantry', 'counter'])[1 + i % 4], case when i % 2 = 0 then current_date + i % 400 end
        from generate_series(1, $2::int) i join ${foods} f on f.n = i % f.size`,
    },
    {
      count: recipes,
      sql: `with made as (
          insert into public.recipes (user_id, name, cuisine, servings, prep_minutes, cook_minutes, steps, source, fingerprint, search, created_at)
          select $1::uuid, f.name || ' dish ' || i, (array['italian', 'thai', 'french'])[1 + i % 3], 4, 10, i % 60, '["Cook it."]', 'dictated', md5($1::text || i),
            to_tsvector('pg_catalog.english', f.name || ' dish ' || i), now() - i * interval '1 hour'
          from generate_series(1, $2::int) i join ${foods} f on f.n = i % f.size returning id, name)
        insert into public.recipe_ingredients (user_id, recipe_id, position, ingredient_id, food, food_key, quantity, unit)
        select $1::uuid, m.id, p, f.id, f.name, f.food_key, 100, 'g'
        from (select *, row_number() over () as i from made) m cross join generate_series(1, 8) p join ${foods} f on f.n = (m.i * 13 + p * 29) % f.size`,
    },
    {
      count: meals,
      sql: `insert into public.meal_plan_entries (user_id, day, meal, title)
        select $1::uuid, current_date - 10 + i / 3, (array['breakfast', 'lunch', 'dinner'])[1 + i % 3], 'Meal ' || i from generate_series(0, $2::int - 1) i`,
    },
    {
      count: Math.min(5_000, lots),
      sql: `insert into public.shopping_items (user_id, food, food_key, ingredient_id, quantity, unit, checked)
        select $1::uuid, f.name, f.food_key, f.id, 1, f.default_unit, i % 3 = 0 from generate_series(1, $2::int) i join ${foods} f on f.n = i % f.size`,
    },
    {
      count: diary,
      sql: `insert into public.food_log (user_id, logged_on, meal, food, food_key, ingredient_id, quantity, unit, grams, nutrients, source, created_at)
        select $1::uuid, current_date - i / 20, 'lunch', f.name, f.food_key, f.id, 100, 'g', 100,
          '{"calories": 120, "protein_g": 4, "carbs_g": 12, "fat_total_g": 3, "fiber_g": 2}', 'USDA FDC', now() - i * interval '1 minute'
        from generate_series(0, $2::int - 1) i join ${foods} f on f.n = i % f.size`,
    },
    {
      count: Math.min(2_000, diary),
      sql: `with held as (
          insert into public.conversations (id, user_id, turns_committed, last_turn_at)
          select gen_random_uuid(), $1::uuid, 5, now() - i * interval '1 hour' from generate_series(1, $2::int / 4) i returning id, last_turn_at)
        insert into public.turns (id, user_id, conversation_id, contract_version, request_hash, input, asked_at, time_zone, locale, status, result, created_at, finished_at)
        select gen_random_uuid(), $1::uuid, h.id, 1, 'h', '{"message": "what is in my fridge?"}', h.last_turn_at, 'UTC', 'en', 'done', '{"response": "Milk."}', h.last_turn_at, h.last_turn_at
        from held h cross join generate_series(1, 5) n`,
    },
    {
      count: 4,
      sql: `insert into public.nutrition_goals (user_id, nutrient, kind, target, unit)
        select $1::uuid, n.code, 'goal', greatest(100, (select b.target_min from private.goal_bounds() b where b.nutrient = n.code)), n.unit from (select * from public.nutrients order by position limit $2::int) n`,
    },
    {
      count: Math.min(1_000, lots),
      sql: `insert into public.suggestions (user_id, kind, dedupe_key, reason, action, due_on, valid_until)
        select $1::uuid, 'expiry', 'expiry:' || gen_random_uuid() || ':' || i, 'It expires.', 'Use it.', current_date + i % 3, now() + interval '3 days' from generate_series(1, $2::int) i`,
    },
    {
      count: diary * 3,
      sql: `insert into public.audit_log (user_id, turn_id, client_key, table_name, row_id, op, new_row)
        select $1::uuid, gen_random_uuid(), case when i % 5 = 0 then gen_random_uuid() end, 'inventory_lots', l.id, 'insert', to_jsonb(l)
        from generate_series(1, $2::int) i join (select *, row_number() over (order by id) as n from public.inventory_lots where user_id = $1::uuid limit 100) l on l.n = 1 + i % 100`,
    },
  ]
}
