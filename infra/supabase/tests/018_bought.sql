-- What was bought: the shopping list and the stock change together, and are taken back together.
begin;
set local search_path = public, extensions, tap;
select plan(27);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.list() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, case when checked then 'checked' end), ', ' order by food, created_at), 'nothing') from public.shopping_items where user_id = pg_temp.ada() $$;
create function pg_temp.stock() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, location, expires_on), ', ' order by food, quantity), 'nothing') from public.inventory_lots where user_id = pg_temp.ada() $$;
create function pg_temp.clear() returns void language plpgsql as $$
begin
  delete from public.inventory_lots;
  delete from public.shopping_items;
end $$;

-- What is there before, what is said, the list and the stock after it.
create function pg_temp.case_of(p_before jsonb[], p_call jsonb) returns text[] language plpgsql as $$
declare
  v_call jsonb;
  v_answer jsonb;
begin
  perform pg_temp.clear();
  foreach v_call in array p_before loop
    perform pg_temp.run(v_call);
  end loop;
  v_answer := pg_temp.run(p_call);
  return array[coalesce(v_answer #>> '{error,code}', v_answer #>> '{data,lines}', v_answer #>> '{data,ticked_off}'), pg_temp.list(), pg_temp.stock()];
end $$;
select is(pg_temp.case_of(before, call), wanted, title) from (values
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}'::jsonb[], '["bought", {"food": "milk"}]'::jsonb, '{1,"2 l milk checked","2 l milk fridge"}'::text[], 'what was bought is as much as the list says'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["bought", {"food": "milk", "quantity": 1, "unit": "l", "location": "freezer", "expires_on": "2026-12-01"}]', '{1,"2 l milk checked","1 l milk freezer 2026-12-01"}', 'unless an amount was said; place and date are as said'),
  ('{"[\"add_to_shopping\", {\"food\": \"scallions\"}]"}', '["bought", {"food": "spring onions"}]', '{1,"spring onion checked","1 bunch spring onion fridge"}', 'a line without an amount is one of the usual unit'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 1, \"unit\": \"l\"}]","[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"bottle\"}]"}', '["bought", {"food": "milk"}]', '{2,"1 l milk checked, 2 bottle milk checked","1 l milk fridge, 2 bottle milk fridge"}', 'all lines of a food are bought'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 1, \"unit\": \"l\"}]","[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"bottle\"}]"}', '["bought", {"food": "milk", "quantity": 3, "unit": "l"}]', '{2,"1 l milk checked, 2 bottle milk checked","3 l milk fridge"}', 'and an amount that was said is put into stock once'),
  ('{}', '["bought", {"food": "moon dust"}]', '{0,nothing,"1 piece moon dust pantry"}', 'what is on no list is bought too'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\"}]","[\"check_off\", {\"food\": \"milk\"}]"}', '["bought", {"food": "milk"}]', '{0,"milk checked","2 pack milk fridge"}', 'and what was ticked off before is bought again'),
  ('{"[\"add_to_shopping\", {\"food\": \"oat milk\"}]"}', '["bought", {"food": "milk"}]', '{1,"oat milk checked","1 pack oat milk fridge"}', 'milk is the oat milk that is on the list'),
  ('{"[\"add_to_shopping\", {\"food\": \"oat milk\"}]","[\"add_to_shopping\", {\"food\": \"soy milk\"}]"}', '["bought", {"food": "milk"}]', '{AMBIGUOUS_FOOD,"oat milk, soy milk",nothing}', 'of several it is asked which'),
  ('{"[\"add_to_shopping\", {\"food\": \"peanut butter\"}]"}', '["bought", {"food": "butter"}]', '{0,"peanut butter","1 pack butter fridge"}', 'butter is not the peanut butter that is on the list'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\"}]"}', '["bought", {"food": "milk", "quantity": 0}]', '{AMOUNT_OUT_OF_RANGE,milk,nothing}', 'nothing is no amount'),
  ('{"[\"add_to_shopping\", {\"food\": \"eggs\", \"quantity\": 12}]"}', '["check_off", {"food": "eggs"}]', '{1,"12 piece egg checked","12 piece egg fridge"}', 'what is checked off goes into the stock'),
  ('{"[\"add_to_shopping\", {\"food\": \"tin foil\"}]"}', '["check_off", {"food": "tin foil"}]', '{1,"tin foil checked",nothing}', 'unless nobody knows it as a food'),
  ('{"[\"add_to_shopping\", {\"food\": \"eggs\"}]","[\"check_off\", {\"food\": \"eggs\"}]"}', '["check_off", {"food": "eggs"}]', '{1,"egg checked","1 piece egg fridge"}', 'and once only'),
  ('{"[\"add_to_shopping\", {\"food\": \"eggs\", \"quantity\": 6}]"}', '["add_item", {"food": "eggs", "quantity": 1, "unit": "dozen"}]', '{1,"6 piece egg checked","12 piece egg fridge"}', 'what came into the stock needs not be bought any more'),
  ('{"[\"add_to_shopping\", {\"food\": \"eggs\", \"quantity\": 12}]"}', '["add_item", {"food": "eggs", "quantity": 6}]', '{0,"12 piece egg","6 piece egg fridge"}', 'unless more of it was wanted'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"bottle\"}]"}', '["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '{0,"2 bottle milk","1 l milk fridge"}', 'or nobody can tell'),
  ('{"[\"add_to_shopping\", {\"food\": \"peanut butter\"}]"}', '["add_item", {"food": "butter", "quantity": 1}]', '{0,"peanut butter","1 pack butter fridge"}', 'or it is another food'),
  ('{"[\"add_to_shopping\", {\"food\": \"eggs\", \"quantity\": 6}]","[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]","[\"add_to_shopping\", {\"food\": \"tin foil\"}]"}', '["bought_list", {"except": ["eggs"]}]', '{2,"6 piece egg, 2 l milk checked, tin foil checked","2 l milk fridge"}', 'all of the list is bought but for what is named'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["bought_list", {"except": []}]', '{1,"2 l milk checked","2 l milk fridge"}', 'or all of it'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\"}]"}', '["bought_list", {"except": ["eggs"]}]', '{FOOD_NOT_LISTED,milk,nothing}', 'what is not on the list is not left on it'),
  ('{}', '["bought_list", {"except": []}]', '{0,nothing,nothing}', 'of an empty list nothing is bought'),
  ('{"[\"add_to_shopping\", {\"food\": \"oat milk\"}]","[\"add_to_shopping\", {\"food\": \"soy milk\"}]"}', '["bought_list", {"except": ["milk"]}]', '{AMBIGUOUS_FOOD,"oat milk, soy milk",nothing}', 'and which of several is left is asked')
) as c (before, call, wanted, title);

-- Undo takes it back whole, by hand too.
select pg_temp.clear(), pg_temp.run('["add_to_shopping", {"food": "milk", "quantity": 2, "unit": "l"}]');
create function pg_temp.by_hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
select set_config('alfred.turn', '', true);
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'bought', '{"food": "milk"}') #>> '{data,added,0,quantity}', '2', 'a person buys by hand');
select is(pg_temp.list() || '; ' || pg_temp.stock(), '2 l milk checked; 2 l milk fridge', 'which changes both');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000002', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000001"}') ->> 'ok', 'true', 'it is taken back');
select is(pg_temp.list() || '; ' || pg_temp.stock(), '2 l milk; nothing', 'as a whole');

select * from finish();
rollback;
