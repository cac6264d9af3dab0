import type { Client } from 'pg'

const foods = `(select id, name, food_key, default_unit, row_number() over (order by food_key) - 1 as n, count(*) over () as size
  from public.ingredients where kind = 'everyday')`
const person = `('e0000000-0000-4000-8000-' || lpad(p::text, 12, '0'))::uuid`
const dishes = `(select id, name, row_number() over (order by id) - 1 as n, count(*) over () as size from public.recipes where user_id is null)`

/** What a household of two has and did, for each of so many: thirty lots, eighty movements, a list, a week's plan, a month's dinners; one in ten has an allergy. */
const statements = [
  `insert into public.inventory_lots (user_id, ingredient_id, food, food_key, quantity, unit, location, expires_on)
    select ${person}, f.id, f.name, f.food_key, 1 + i % 5, f.default_unit, (array['fridge', 'freezer', 'pantry'])[1 + i % 3], case when i % 3 = 0 then current_date + 1 + (i + p) % 20 end
    from generate_series(1, $1::int) p cross join generate_series(1, 30) i join ${foods} f on f.n = (p * 7 + i * 13) % f.size`,
  `insert into public.stock_movements (user_id, food, food_key, ingredient_id, kind, quantity, unit, moved_on)
    select ${person}, f.name, f.food_key, f.id, case when i % 8 = 0 then 'bought' else 'used' end, 1, f.default_unit, current_date - i % 55
    from generate_series(1, $1::int) p cross join generate_series(1, 80) i join ${foods} f on f.n = (p * 7 + (i % 10) * 13) % f.size`,
  `insert into public.shopping_items (user_id, food, food_key, ingredient_id)
    select ${person}, f.name, f.food_key, f.id from generate_series(1, $1::int) p cross join generate_series(31, 36) i join ${foods} f on f.n = (p * 7 + i * 13) % f.size`,
  `insert into public.meal_plan_entries (user_id, day, meal, title, recipe_id)
    select ${person}, current_date + i, 'dinner', d.name, d.id from generate_series(1, $1::int) p cross join generate_series(1, 4) i join ${dishes} d on d.n = (p * 11 + i * 17) % d.size`,
  `insert into public.cooked_meals (user_id, title, recipe_id, cooked_on)
    select ${person}, d.name, d.id, current_date - 2 * i from generate_series(1, $1::int) p cross join generate_series(1, 15) i join ${dishes} d on d.n = (p * 3 + i * 19) % d.size`,
  `insert into public.preferences (user_id, kind, value, value_key)
    select ${person}, 'allergy', 'peanut', 'peanut' from generate_series(1, $1::int) p where p % 10 = 0`,
  `insert into public.profiles (user_id, time_zone) select ${person}, 'Europe/Berlin' from generate_series(1, $1::int) p`,
  `insert into private.households (user_id) select ${person} from generate_series(1, $1::int) p`,
]

/** Inserts the data of so many households directly into the tables. */
export async function fillHouseholds(client: Client, count: number): Promise<void> {
  await client.query(`set session_replication_role = 'replica'`)
  try {
    for (const sql of statements) await client.query(sql, [count])
  } finally {
    await client.query(`set session_replication_role = 'origin'`)
  }
  await client.query('analyze')
}
