-- What can be kept can be read again: days, amounts and texts, whichever way they come.
begin;
set local search_path = public, extensions, tap;
select plan(100);
\ir shared/people.psql

-- Edits by hand, and the code of what refused them.
create function pg_temp.edit(p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', gen_random_uuid(), p_tool, p_arguments))::jsonb $$;
create function pg_temp.code_of(p_tool text, p_arguments jsonb) returns text language sql as $$
  select coalesce(e -> 'error' ->> 'code', 'done') from pg_temp.edit(p_tool, p_arguments) e $$;

select is(pg_temp.code_of('add_item', jsonb_build_object('food', 'milk', 'quantity', 1, 'unit', 'l', 'expires_on', d)), 'DAY_OUT_OF_RANGE', format('nothing expires on %s', d))
  from unnest(array['infinity', '-infinity', '0044-03-15 BC', '1899-12-31', '2201-01-01', '12345-01-01', 'tomorrow week']) d;
select is(pg_temp.code_of('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', d, 'meal', 'lunch', 'title', 'Soup')))), 'DAY_OUT_OF_RANGE', format('no meal is planned for %s', d))
  from unnest(array['infinity', '-infinity', '0044-03-15 BC', '12345-01-01']) d;
select is(pg_temp.code_of('add_item', '{"food": "milk", "unit": "l"}' || jsonb_build_object('quantity', q)), 'AMOUNT_OUT_OF_RANGE', format('nobody has %s of anything', left(q::text, 20)))
  from unnest(array['1e-400', '1e-7', '1e300', '-1', '0', '1000000000', '"NaN"', '"Infinity"', '"1e-400"', ('1' || repeat('0', 300))]::jsonb[]) q;
-- What is there already swallows nothing: a lot of milk is there from here on.
select is(pg_temp.code_of('add_item', '{"food": "salt", "unit": "kg", "quantity": 5}'), 'done', 'salt is put away');
select is(pg_temp.code_of('add_item', '{"food": "salt", "unit": "kg"}' || jsonb_build_object('quantity', q)), case when q = '999999999' then 'STOCK_TOO_LARGE' else 'AMOUNT_OUT_OF_RANGE' end, format('nobody adds %s to what is there', left(q::text, 20)))
  from unnest(array['1e-30', '1e-7', '0', '-1', '"1"', '"1e-30"', '"NaN"', '999999999']::jsonb[]) q;
select is(pg_temp.code_of('use_item', '{"food": "salt", "unit": "kg"}' || jsonb_build_object('quantity', q)), 'AMOUNT_OUT_OF_RANGE', format('nor takes %s away', q))
  from unnest(array['1e-30', '"1"']::jsonb[]) q;
select is(pg_temp.code_of('correct_item', '{"food": "salt", "unit": "kg", "quantity": 1e-30}'), 'AMOUNT_OUT_OF_RANGE', 'nor is that what is left');
select is(pg_temp.code_of('add_item', '{"food": "salt", "unit": "g", "quantity": 0.000001}'), 'done', 'what is nothing in kilograms is kept in grams');
select is((select string_agg(trim_scale(quantity) || ' ' || unit, ', ' order by unit) from public.inventory_lots where user_id = pg_temp.ada() and food_key = 'salt'), '0.000001 g, 5 kg', 'beside the rest');
select is(pg_temp.code_of('add_to_shopping', '{"food": "milk", "unit": "l"}' || jsonb_build_object('quantity', q)), 'AMOUNT_OUT_OF_RANGE', format('nobody buys %s of anything', left(q::text, 20)))
  from unnest(array['1e-400', '1e-7', '1e300', '"NaN"']::jsonb[]) q;
select is(pg_temp.code_of('add_item', jsonb_build_object('food', 'mi' || c || 'lk', 'quantity', 1, 'unit', 'l')), 'NAME_NOT_SHOWABLE', format('no food has U+%s in its name', to_hex(ascii(c))))
  from unnest(array[chr(1), chr(10), chr(9), chr(127), chr(133), chr(8203), chr(8205), chr(8238), chr(8232), chr(8294), chr(65279), chr(1564), chr(917569), chr(917631), chr(173), chr(847), chr(1536), chr(4447), chr(4448), chr(6068), chr(6155),
    chr(8204), chr(8289), chr(10240), chr(12644), chr(57344), chr(64976), chr(65024), chr(65039), chr(65440), chr(65529), chr(65534), chr(119155), chr(131070), chr(917760), chr(983040), chr(1114109)]) c;
select is(pg_temp.code_of('add_item', jsonb_build_object('food', f, 'quantity', 1, 'unit', 'piece')), 'done', format('a food may be called %s', f))
  from unnest(array['👩‍🍳 cake', '❤️‍🔥 sauce', '👩🏽‍⚕️ tea', '1️⃣ soup', '🇩🇪 bread', 'می‌خواهم', 'क्‍ष', '牛乳', 'crème brûlée']) f;
select is(pg_temp.code_of('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', '2027-01-01', 'meal', 'lunch', 'title', 'So' || chr(8238) || 'up')))), 'NAME_NOT_SHOWABLE', 'nor has a meal in its title');
select is(pg_temp.code_of('remember_preference', jsonb_build_object('kind', 'like', 'value', 'so' || chr(8203) || 'up')), 'NAME_NOT_SHOWABLE', 'nor what somebody likes');
select is(pg_temp.code_of('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', '2027-01-01', 'meal', 'lunch', 'title', 'Soup', 'note', E'Soak it.\nCook it.')))), 'done', 'a note may have lines');
select is(pg_temp.code_of('add_item', '{"food": "crème fraîche 🥛", "quantity": 0.3333333333333333, "unit": "l", "expires_on": "2026-12-01"}'), 'done', 'a third of a thing with a picture in its name may be kept');
select is(pg_temp.code_of('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', '2027-01-02', 'meal', 'lunch', 'title', repeat('no milk and ', 260))))), 'PART_TOO_LONG', 'what is too long is refused before it is read');

-- Every column that can be filled from outside is held to something.
select is_empty($$ select c.relname || '.' || a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id')
      and a.atttypid in ('text'::regtype, 'numeric'::regtype, 'date'::regtype, 'timestamptz'::regtype, 'text[]'::regtype)
      -- Set by the database itself.
      and a.attname not in ('created_at', 'updated_at', 'changed_at', 'claimed_at', 'finished_at', 'deleted_at', 'table_name', 'allergens', 'diets')
      and not exists (select from private.value_rules() r where r.table_name = c.relname and r.column_name = a.attname)
      -- One of a list.
      and not exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey) and (k.contype = 'f' or pg_get_constraintdef(k.oid) ~ 'ANY \(+ARRAY|kind = ')) $$,
  'no day, amount or text of a person is without bounds');
select is_empty($$ select r.table_name || '.' || r.column_name from private.value_rules() r where not exists (
    select from pg_constraint k where k.conrelid = format('public.%I', r.table_name)::regclass and k.conname = r.table_name || '_' || r.column_name || '_fits' and k.convalidated) $$,
  'each of these bounds is a constraint that holds for every row');

-- What was kept before there were bounds is brought within them, and what it was is noted.
do $$
declare
  v_rule record;
begin
  for v_rule in select * from private.value_rules() loop
    execute format('alter table public.%I drop constraint %I', v_rule.table_name, v_rule.table_name || '_' || v_rule.column_name || '_fits');
  end loop;
end $$;
alter table public.inventory_lots drop constraint inventory_lots_quantity_check, drop constraint inventory_lots_food_check;
select set_config('alfred.client_key', 'e0000000-0000-4000-8000-000000000001', true);
insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location, expires_on)
values (pg_temp.bob(), 'ri' || chr(8238) || 'ce', 'rice', '1e-400', 'g', 'pantry', 'infinity'), (pg_temp.bob(), chr(8203) || '.', 'dot', 'NaN', 'g', 'pantry', '0044-03-15 BC'),
  (pg_temp.bob(), 'salt', 'salt', 5, 'g', 'pantry', '2027-01-01'),
  (pg_temp.bob(), 'tea' || chr(917569) || chr(917631), 'tea' || chr(917569) || chr(917631), 5, 'g', 'pantry', null),
  -- Cut in the middle of a cook, it ends with half of one.
  (pg_temp.bob(), repeat('x', 117) || 'ﷺ' || chr(65039) || '👩‍🍳', 'x', 5, 'g', 'pantry', null);
insert into public.preferences (user_id, kind, value, value_key)
values (pg_temp.bob(), 'like', 'tea' || chr(917569), 'tea' || chr(917569)), (pg_temp.bob(), 'like', 'tea', 'tea'), (pg_temp.bob(), 'like', 'so' || chr(12644) || 'up', 'so' || chr(12644) || 'up');
insert into public.meal_plan_entries (user_id, day, meal, title)
values (pg_temp.bob(), 'infinity', 'lunch', 'Soup'), (pg_temp.bob(), '-infinity', 'lunch', 'Stew'), (pg_temp.bob(), '2027-01-01', 'lunch', 'Rice');
select set_config('alfred.client_key', '', true);
-- The rows' own triggers have had their say before the tables are changed.
set constraints all immediate;
select is(private.repair_values(), 12, 'each value that did not fit was repaired');
select private.repair_food_keys();
select is((select string_agg(format('%s %s %s', food, trim_scale(quantity), coalesce(expires_on::text, 'for good')), ', ' order by food_key) from public.inventory_lots where user_id = pg_temp.bob() and food_key <> 'x'),
  '. 1 for good, ri ce 0.000001 for good, salt 5 2027-01-01, tea 5 for good', 'to what is nearest, or to none');
select is((select food_key from public.inventory_lots where user_id = pg_temp.bob() and food = 'tea'), 'tea', 'a food is found by the name that it has now');
select is((select array_agg(value || ' ' || (value_key ~ '^[a-z ]+$') order by value, value_key) from public.preferences where user_id = pg_temp.bob()), array['so up true', 'tea true', 'tea false'], 'and so is a wish, unless there is the same already');
select is((select count(distinct day) from public.meal_plan_entries where user_id = pg_temp.bob() and day between '2027-01-01' and '2200-12-31'), 3::bigint, 'each meal has a day of its own');
select is((select string_agg(before #>> '{}', ', ' order by before #>> '{}') from private.repairs where column_name = 'expires_on'), '0044-03-15 BC, infinity', 'what it was is noted');
select is(private.repair_values(), 0, 'and there is nothing more to repair');
select is((select count(*) from pg_trigger where not tgisinternal and tgenabled = 'D'), 0::bigint, 'every trigger is on again');

select * from finish();
rollback;
