-- What came into the stock and what left it, and why, is written down and told.
begin;
set local search_path = public, extensions, tap;
select plan(31);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.movements() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', kind, quantity, unit, food, reason, note), ', ' order by created_at, food), 'nothing') from public.stock_movements where user_id = pg_temp.ada() $$;

-- What is there before, what is said, and what is written down of it.
create function pg_temp.case_of(p_before jsonb[], p_call jsonb) returns text language plpgsql as $$
declare
  v_call jsonb;
  v_answer jsonb;
begin
  delete from public.inventory_lots;
  delete from public.shopping_items;
  foreach v_call in array p_before loop
    perform pg_temp.run(v_call);
  end loop;
  delete from public.stock_movements;
  v_answer := pg_temp.run(p_call);
  return coalesce((v_answer #>> '{error,code}') || ', ', '') || pg_temp.movements();
end $$;
select is(pg_temp.case_of(before, call), wanted, title) from (values
  ('{}'::jsonb[], '["add_item", {"food": "milk", "quantity": 2, "unit": "l"}]'::jsonb, 'bought 2 l milk', 'what comes in is written down'),
  ('{}', '["bought", {"food": "eggs", "quantity": 1, "unit": "dozen"}]', 'bought 12 piece egg', 'as it is counted'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["check_off", {"food": "milk"}]', 'bought 2 l milk', 'from the list, too'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["use_item", {"food": "milk", "quantity": 500, "unit": "ml"}]', 'used 500 ml milk', 'what is used, as it was said'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["use_item", {"food": "milk", "quantity": 5, "unit": "l"}]', 'used 2 l milk', 'no more than there was'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["use_item", {"food": "milk", "reason": "spoiled", "note": "x"}]', 'used 2 l milk', 'nobody asks why something was used'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["discard_item", {"food": "milk", "reason": "disliked", "note": "too sour for Ben"}]', 'discarded 2 l milk disliked too sour for Ben', 'why it was thrown away is kept'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["discard_item", {"food": "milk", "reason": "unwanted"}]', 'discarded 2 l milk other', 'a reason of former days is another'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["discard_item", {"food": "milk"}]', 'discarded 2 l milk', 'no reason is none'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 1, \"unit\": \"l\", \"expires_on\": \"2026-11-01\"}]","[\"add_item\", {\"food\": \"egg\", \"quantity\": 6, \"expires_on\": \"2026-11-01\"}]"}', '["discard_all", {"which": "expired"}]', 'discarded 6 piece egg expired, discarded 1 l milk expired', 'what goes for its date went for it'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 1, \"unit\": \"l\", \"location\": \"fridge\"}]"}', '["discard_all", {"which": "all", "location": "fridge", "reason": "too_much"}]', 'discarded 1 l milk too_much', 'and otherwise as it was told'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["move_item", {"food": "milk", "to": "freezer"}]', 'nothing', 'what only moves comes from nowhere'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["correct_item", {"food": "milk", "quantity": 1}]', 'nothing', 'nor does a correction take anything'),
  ('{}', '["use_item", {"food": "milk"}]', 'FOOD_NOT_FOUND, nothing', 'what was refused did not happen'),
  ('{"[\"add_item\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', jsonb_build_array('discard_item', jsonb_build_object('food', 'milk', 'note', repeat('x', 201))), 'INVALID_VALUE, nothing', 'a note has an end')
) as c (before, call, wanted, title);
select is(pg_temp.run('["save_recipe", {"payload": {"name": "Omelette", "servings": 2, "source": "dictated", "steps": ["Fry."], "ingredients": [{"food": "egg", "quantity": 4, "unit": "piece"}]}}]') ->> 'ok', 'true', 'a recipe');
select is(pg_temp.case_of('{"[\"add_item\", {\"food\": \"eggs\", \"quantity\": 6}]"}', '["cook_recipe", {"name": "Omelette"}]'), 'cooked 4 piece egg', 'what is cooked is written down');

-- Told: sums of what can be told in one unit, and each thing that was thrown away.
delete from public.stock_movements;
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.stock_movements (user_id, food, food_key, ingredient_id, kind, quantity, unit, reason, note, moved_on, created_at)
select pg_temp.ada(), food, private.food_key(food), (private.find_ingredient(food)).id, kind, quantity, unit, reason, note, day::date, day::timestamptz from (values
  ('milk', 'bought', 2, 'l', null, null, '2026-11-02'), ('milk', 'used', 500, 'ml', null, null, '2026-11-03'), ('milk', 'cooked', 1, 'l', null, null, '2026-11-10'),
  ('milk', 'discarded', 1, 'l', 'spoiled', null, '2026-11-20'), ('beef', 'discarded', 500, 'g', 'other', 'the dog had it', '2026-11-21'), ('milk', 'used', 1, 'l', null, null, '2026-11-04'),
  ('milk', 'used', 9, 'l', null, null, '2026-10-01')
) as v (food, kind, quantity, unit, reason, note, day);
insert into public.stock_movements (user_id, food, food_key, kind, quantity, unit, moved_on) values (pg_temp.bob(), 'milk', 'milk', 'used', 99, 'l', '2026-11-03');
insert into public.food_log (user_id, logged_on, food, food_key, quantity, unit, nutrients, source) values (pg_temp.ada(), '2026-11-05', 'milk', 'milk', 250, 'ml', '{}', 'stated');

create function pg_temp.told(p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array('usage_history', '{"from": "2026-11-01", "until": "2026-11-22", "food": null, "kind": null}'::jsonb || p_arguments)) -> 'data' $$;
create function pg_temp.totals(p_arguments jsonb) returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', t ->> 'kind', t ->> 'quantity', t ->> 'unit', t ->> 'food'), ', ' order by t ->> 'kind', t ->> 'food'), 'nothing') from jsonb_array_elements(pg_temp.told(p_arguments) -> 'totals') t $$;
select is(pg_temp.totals('{"food": "milk"}'), 'bought 2 l milk, cooked 1 l milk, discarded 1 l milk, eaten 250 ml milk, used 1500 ml milk', 'what became of a food');
select is(pg_temp.totals('{"food": "milk", "kind": "used"}'), 'cooked 1 l milk, used 1500 ml milk', 'used is cooked, too');
select is(pg_temp.totals('{"kind": "discarded"}'), 'discarded 500 g beef, discarded 1 l milk', 'what was thrown away');
select is(pg_temp.totals('{"food": "meat"}'), 'discarded 500 g beef', 'of a sort of food');
select is(pg_temp.totals('{"food": "tofu"}'), 'nothing', 'of what never was there');
select is(pg_temp.totals('{"from": "2026-10-01", "until": "2026-10-31"}'), 'used 9 l milk', 'of other days');
select is(pg_temp.told('{"kind": "discarded"}') -> 'discarded' -> 0, '{"food": "beef", "quantity": 500, "unit": "g", "on": "2026-11-21", "reason": "other", "note": "the dog had it"}', 'each with its day and why, the latest first');
select is((pg_temp.told('{}') ->> 'days')::int, 21, 'the days are those of which something is known');
select is((pg_temp.told('{"from": "2020-01-01", "until": "2020-02-01"}') ->> 'days')::int, null, 'or none');

-- Taken back with what it was written down of.
delete from public.inventory_lots;
delete from public.stock_movements;
delete from public.audit_log;
create function pg_temp.by_hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
select set_config('alfred.turn', '', true);
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'add_item', '{"food": "milk", "quantity": 1, "unit": "l"}') ->> 'ok', 'true', 'milk is bought');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000002', 'discard_item', '{"food": "milk", "reason": "spoiled"}') ->> 'ok', 'true', 'and thrown away');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000003', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000002"}') #>> '{data,undone,0,label}', 'milk', 'which is taken back as one thing');
select is(pg_temp.movements(), 'bought 1 l milk', 'and was not thrown away');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000004', 'usage_history', '{"from": "2026-11-01", "until": "2026-11-22"}') #>> '{error,code}', 'NOT_BY_HAND', 'reading goes through the table');

select * from finish();
rollback;
