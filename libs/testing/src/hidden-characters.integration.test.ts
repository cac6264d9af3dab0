// A database in which somebody has hidden characters in names is brought up to date like any other.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { migrate } from '@alfred/local-stack'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

/** The last version whose tables took such names. */
const BEFORE = '20261128000100'
const person = 'a0000000-0000-4000-8000-000000000001'
/** A tag, a filler of letters, and a joiner of nothing. */
const hidden = `'tea' || chr(917569) || chr(12644)`
/** Rows change within an edit alone. */
const asEdit = `begin; select set_config('alfred.client_key', 'e0000000-0000-4000-8000-000000000001', true)`

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ migrated: false })
  await migrate(postgres.url, { upTo: BEFORE })
}, 60_000)
afterAll(() => postgres.stop())

test('rows with several hidden texts are repaired, what they were is noted, and the next are refused', async () => {
  await postgres.query(`
    ${asEdit};
    insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location)
      values ('${person}', ${hidden}, ${hidden}, 1, 'g', 'pantry');
    insert into public.shopping_items (user_id, food, food_key, note) values ('${person}', ${hidden}, ${hidden}, ${hidden});
    insert into public.preferences (user_id, kind, value, value_key) values ('${person}', 'like', ${hidden}, ${hidden});
    insert into public.recipes (user_id, name, description, fingerprint, steps, search, source)
      values ('${person}', ${hidden}, ${hidden}, 'f', jsonb_build_array(${hidden}), '', 'generated');
    commit`)
  await migrate(postgres.url)
  expect(
    await postgres.query(`
      select l.food, l.food_key, s.food as wanted, s.food_key as wanted_key, btrim(s.note) as note, p.value, p.value_key,
        r.name, btrim(r.description) as description, btrim(r.steps ->> 0) as step
      from public.inventory_lots l, public.shopping_items s, public.preferences p, public.recipes r
      where r.user_id = '${person}'`),
  ).toEqual([
    {
      ...{ food: 'tea', food_key: 'tea', wanted: 'tea', wanted_key: 'tea', note: 'tea' },
      ...{ value: 'tea', value_key: 'tea', name: 'tea', description: 'tea', step: 'tea' },
    },
  ])
  expect(await postgres.query('select count(*)::int as noted from private.repairs')).toEqual([{ noted: 7 }])
  await expect(
    postgres.query(`${asEdit}; update public.inventory_lots set food = ${hidden}; commit`),
  ).rejects.toThrow('inventory_lots_food_fits')
}, 60_000)
