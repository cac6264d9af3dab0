-- Lines of the list are changed and cleared; what changes many things waits for a yes.
begin;
set local search_path = public, extensions, tap;
select plan(29);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.list() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, case when checked then 'checked' end), ', ' order by food, created_at), 'nothing') from public.shopping_items where user_id = pg_temp.ada() $$;
create function pg_temp.case_of(p_before jsonb[], p_call jsonb) returns text[] language plpgsql as $$
declare
  v_call jsonb;
  v_answer jsonb;
begin
  delete from public.shopping_items;
  foreach v_call in array p_before loop
    perform pg_temp.run(v_call);
  end loop;
  v_answer := pg_temp.run(p_call);
  return array[coalesce(v_answer #>> '{error,code}', 'ok'), pg_temp.list()];
end $$;
select is(pg_temp.case_of(before, call), wanted, title) from (values
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 1, \"unit\": \"l\"}]"}'::jsonb[], '["set_shopping", {"food": "milk", "quantity": 3, "unit": "l"}]'::jsonb, '{ok,"3 l milk"}'::text[], 'an amount is set, not added'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 1, \"unit\": \"l\"}]"}', '["set_shopping", {"food": "milk", "quantity": 2}]', '{ok,"2 l milk"}', 'in the unit of the line, where none was said'),
  ('{"[\"add_to_shopping\", {\"food\": \"eggs\"}]"}', '["set_shopping", {"food": "eggs", "quantity": 1, "unit": "dozen"}]', '{ok,"12 piece egg"}', 'a line without an amount takes one'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 1, \"unit\": \"l\"}]","[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"bottle\"}]"}', '["set_shopping", {"food": "milk", "quantity": 3, "unit": "l"}]', '{ok,"3 l milk"}', 'several lines of a food become one'),
  ('{"[\"add_to_shopping\", {\"food\": \"foil\"}]","[\"check_off\", {\"food\": \"foil\"}]"}', '["set_shopping", {"food": "foil", "quantity": 3}]', '{FOOD_NOT_LISTED,"foil checked"}', 'what is bought already is not to be bought'),
  ('{}', '["set_shopping", {"food": "milk", "quantity": 3}]', '{FOOD_NOT_LISTED,nothing}', 'nor is what is on no list'),
  ('{"[\"add_to_shopping\", {\"food\": \"milk\"}]"}', '["set_shopping", {"food": "milk", "quantity": 0}]', '{AMOUNT_OUT_OF_RANGE,milk}', 'none of it is no amount'),
  ('{"[\"add_to_shopping\", {\"food\": \"foil\"}]","[\"check_off\", {\"food\": \"foil\"}]","[\"add_to_shopping\", {\"food\": \"milk\"}]"}', '["clear_shopping", {"only_checked": true}]', '{ok,milk}', 'what is checked off is cleared'),
  ('{"[\"add_to_shopping\", {\"food\": \"foil\"}]","[\"check_off\", {\"food\": \"foil\"}]","[\"add_to_shopping\", {\"food\": \"milk\"}]"}', '["clear_shopping", {"only_checked": false}]', '{ok,nothing}', 'or all of it'),
  ('{}', '["clear_shopping", {"only_checked": false}]', '{ok,nothing}', 'an empty list is cleared already')
) as c (before, call, wanted, title);

-- More than ten lines wait for a yes, which the orchestrator passes on.
delete from public.shopping_items;
insert into public.shopping_items (user_id, food, food_key) select pg_temp.ada(), 'thing ' || n, 'thing ' || n from generate_series(10, 20) n;
select is(pg_temp.run('["clear_shopping", {"only_checked": false}]') -> 'error' -> 'details', '{"count": 11, "things": ["thing 10", "thing 11", "thing 12", "thing 13", "thing 14"]}', 'more than ten are asked about, the first by name');
select is((select count(*) from public.shopping_items), 11::bigint, 'and are there still');
select is(jsonb_array_length(pg_temp.run('["clear_shopping", {"only_checked": false, "confirmed": true}]') #> '{data,foods}'), 11, 'a yes clears them');
insert into public.shopping_items (user_id, food, food_key) select pg_temp.ada(), 'thing ' || n, 'thing ' || n from generate_series(1, 60) n;
delete from public.audit_log;
select is(pg_temp.run('["clear_shopping", {"only_checked": false, "confirmed": true}]') ->> 'ok', 'true', 'more than fifty, too');

-- By hand, and taken back.
insert into public.shopping_items (user_id, food, food_key) select pg_temp.ada(), 'thing ' || n, 'thing ' || n from generate_series(1, 60) n;
create function pg_temp.by_hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
select set_config('alfred.turn', '', true);
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'clear_shopping', '{"only_checked": false, "confirmed": true}') ->> 'ok', 'true', 'a hand clears the list');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000002', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000001"}') ->> 'ok', 'true', 'which is taken back');
select is((select count(*) from public.shopping_items), 60::bigint, 'as a whole, however much it was');

-- Several of a food whose pieces are weighed are pieces, though it is sold in packs.
select is(pg_temp.run('["add_item", {"food": "salmon fillets", "quantity": 4}]') #>> '{data,unit}', 'piece', 'four fillets are no four packs');
select is(pg_temp.run('["add_item", {"food": "salmon", "quantity": 1}]') #>> '{data,unit}', 'pack', 'one of it is a pack');
select is(pg_temp.run('["add_to_shopping", {"food": "tortillas", "quantity": 8}]') #>> '{data,unit}', 'piece', 'on the list as well');
select pg_temp.run('["add_to_shopping", {"food": "greek yogurt"}]');
select is(label, 'greek yogurt', 'another name of a food finds it on the list') from (select pg_temp.run('["remove_from_shopping", {"food": "yoghurt"}]') #>> '{entities,0,label}') x (label);

-- A line that is pointed at is meant alone.
delete from public.shopping_items;
select pg_temp.run('["add_to_shopping", {"food": "onions", "quantity": 2}]'), pg_temp.run('["add_to_shopping", {"food": "onions", "quantity": 200, "unit": "g"}]'), pg_temp.run('["add_to_shopping", {"food": "rice"}]');
create function pg_temp.line(p_unit text) returns uuid language sql as $$ select id from public.shopping_items where unit = p_unit and food_key = 'onion' $$;
create function pg_temp.on_list() returns text language sql as $$
  select string_agg(concat_ws(' ', trim_scale(quantity), unit, food, case when checked then 'checked' end), ', ' order by food, unit) from public.shopping_items where user_id = pg_temp.ada() $$;
select is(pg_temp.run(jsonb_build_array('set_shopping', jsonb_build_object('food', 'onions', 'item', pg_temp.line('g'), 'quantity', 300))) #>> '{data,quantity}', '300', 'one line of a food takes another amount');
select is(pg_temp.run(jsonb_build_array('check_off', jsonb_build_object('food', 'onions', 'item', pg_temp.line('g')))) ->> 'ok', 'true', 'is ticked off');
select is(pg_temp.on_list(), '300 g onion checked, 2 piece onion, rice', 'and the other stays as it is');
select is(pg_temp.run(jsonb_build_array('remove_from_shopping', jsonb_build_object('food', 'onions', 'item', pg_temp.line('piece'))), pg_temp.bob()) #>> '{error,code}', 'FOOD_NOT_LISTED', 'nobody points at another''s');
select is(pg_temp.run(jsonb_build_array('remove_from_shopping', jsonb_build_object('food', 'onions', 'item', pg_temp.line('piece')))) #>> '{data,lines}', '1', 'and it is taken off alone');
select is(pg_temp.on_list(), '300 g onion checked, rice', 'by its own');
select is(pg_temp.run('["remember_preference", {"kind": "like", "value": "figs"}]') ->> 'ok', 'true', 'something is remembered');
select is(pg_temp.run(jsonb_build_array('forget_preference', jsonb_build_object('kind', null, 'value', 'that', 'item', (select id from public.preferences where value_key = 'fig')))) #>> '{data,forgotten,0,kind}', 'like', 'and forgotten by what points at it');
select * from finish();
rollback;
